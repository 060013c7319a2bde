// Everything of this name is in JSONAPI itself; `import Poly` in existing code keeps working.
@_exported import JSONAPI
