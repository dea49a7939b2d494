import { createContext, useContext, type ComponentType } from 'react'
import type { PanelField, Schema } from '../registry.js'
import type { PropertyControlProps } from './propertyControls.js'
import type { PropertyRowProps } from './PropertyPanel.js'

/** What the fields of one component share. */
export interface PropertyDesign {
  readonly id: string
  /** Of all its properties. */
  readonly schema: Schema<unknown>
  readonly isDisabled: boolean
  readonly controlOf:
    ((field: PanelField) => ComponentType<PropertyControlProps> | undefined) | undefined
  readonly row: ComponentType<PropertyRowProps> | undefined
}

/** Set by PropertyPanel. */
export const PropertyContext = createContext<PropertyDesign | null>(null)

/** The component whose properties a field is one of. */
export function usePropertyDesign(): PropertyDesign {
  const design = useContext(PropertyContext)
  if (!design) throw new Error('Fields of properties stand in a PropertyPanel')
  return design
}
