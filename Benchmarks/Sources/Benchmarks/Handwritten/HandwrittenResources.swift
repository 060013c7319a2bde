extension Handwritten {
  struct Person: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let name: String
      let summary: String
      let rank: Int
      let active: Bool
    }

    struct Relationships: Codable {
      let article: ToOne
    }
  }

  struct Comment: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let name: String
      let summary: String
      let rank: Int
      let active: Bool
    }

    struct Relationships: Codable {
      let article: ToOne
    }
  }

  struct Tag: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let name: String
      let summary: String
      let rank: Int
      let active: Bool
    }

    struct Relationships: Codable {
      let article: ToOne
    }
  }

  struct Organization: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let name: String
      let summary: String
      let rank: Int
      let active: Bool
    }

    struct Relationships: Codable {
      let article: ToOne
    }
  }

  struct Image: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let name: String
      let summary: String
      let rank: Int
      let active: Bool
    }

    struct Relationships: Codable {
      let article: ToOne
    }
  }

  struct Video: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let name: String
      let summary: String
      let rank: Int
      let active: Bool
    }

    struct Relationships: Codable {
      let article: ToOne
    }
  }

  struct Review: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let name: String
      let summary: String
      let rank: Int
      let active: Bool
    }

    struct Relationships: Codable {
      let article: ToOne
    }
  }

  struct Place: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let name: String
      let summary: String
      let rank: Int
      let active: Bool
    }

    struct Relationships: Codable {
      let article: ToOne
    }
  }

  struct Event: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let name: String
      let summary: String
      let rank: Int
      let active: Bool
    }

    struct Relationships: Codable {
      let article: ToOne
    }
  }

  struct Sponsor: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let name: String
      let summary: String
      let rank: Int
      let active: Bool
    }

    struct Relationships: Codable {
      let article: ToOne
    }
  }
}
