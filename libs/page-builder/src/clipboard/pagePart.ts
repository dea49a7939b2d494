import type { PageDocument } from '@spruce/designer-engine'

/** What a text says of itself that holds components of a page. */
export const partFormat = 'spruce/page'

/** The version that is written; a newer one is refused. */
export const partVersion = 1

/** Most characters of a text that is read: as much as the server takes of a page. */
export const mostPartSize = 2 * 1024 * 1024

/** Most components that are read at once. */
export const mostPartNodes = 1000

/** Where components are from. */
export interface PartOrigin {
  /** The id of the tenant; empty where it is not known. */
  readonly tenant: string
  /** The id of the page or workbench. */
  readonly page: string
}

/**
 * Components of a page with what they need, as text for a clipboard or a file: they themselves and all that lies in
 * them, the dialogs that they open, and the queries and variables that they use. Whoever reads one trusts nothing in it.
 */
export interface PagePart {
  readonly format: typeof partFormat
  readonly version: typeof partVersion
  readonly from: PartOrigin
  /** What the page is called. */
  readonly name: string
  /** All components of the page, with its look. */
  readonly isWhole: boolean
  /** A page that has nothing else; what was copied lies on the page itself. */
  readonly document: PageDocument
}
