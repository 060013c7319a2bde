// Re-exports JSONAPI, which contains the Poly types, so that existing code can keep `import Poly`.
@_exported import JSONAPI
