/// Why a document could not be read.
public enum DocumentDecodingError: Swift.Error, Equatable {
  case foundErrorDocumentWhenExpectingSuccess
  case foundSuccessDocumentWhenExpectingError
}
