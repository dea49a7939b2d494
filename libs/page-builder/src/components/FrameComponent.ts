import type { LocalText } from '@spruce/designer-engine/registry'

/** A component that is a page of its own, as the product or a company keeps it. @public */
export interface FrameComponent {
  /** Unique, and stored in pages: such as `acme.trend`. */
  readonly code: string
  readonly name: LocalText
  /** The name of an icon; null: a general one. */
  readonly icon: string | null
  /** Of the page, absolute, on an origin that is not the portal's. */
  readonly url: string
  /** When it is placed: cells of the grid. */
  readonly size: { readonly w: number; readonly h: number }
  readonly minSize: { readonly w: number; readonly h: number }
  /** JSON Schema of what designers set. */
  readonly properties: unknown
}
