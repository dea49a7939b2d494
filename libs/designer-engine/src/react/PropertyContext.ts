import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { PanelField, Schema } from '../registry.js'
import type { PropertyControlProps } from './propertyControls.js'

/** What stands around the control of one field. */
export interface PropertyRowProps {
  readonly field: PanelField
  readonly label: string
  /** Of the control, for its label. */
  readonly controlId: string
  /** Of the element that says what is wrong; the control is described by it. */
  readonly problemId: string
  /** Empty when nothing is. */
  readonly problem: string
  /** The control. */
  readonly children: ReactNode
}

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
