import type { Designer } from '@spruce/designer-engine'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import type { Language } from '@spruce/validators/i18n'

/** The page that components come to, and who adds them. */
export interface InsertTarget {
  readonly designer: Designer
  readonly registry: ComponentRegistry
  /** Of the person. */
  readonly permCodes: readonly string[]
  /** Of the person. */
  readonly language: Language
}
