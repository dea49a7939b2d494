import type { VariableSource } from '@spruce/page-builder'

/** @public */
export interface WorkbenchViewProps {
  /** The document that the server gave. */
  readonly document: unknown
  /** The workbench and the revision that its queries are asked of; null for one that has none. */
  readonly workbenchId: string | null
  readonly revision: number | null
  /** The revision was never published: asked as by who manages workbenches. */
  readonly isDraft?: boolean
  /** Keeps the variables of the page in the address; without it they last as long as the page is shown. */
  readonly variables?: VariableSource | undefined
}
