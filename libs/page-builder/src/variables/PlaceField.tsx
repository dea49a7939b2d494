import { SelectField, useFieldValue } from '@spruce/shell-ui'
import type { PlaceKind, PlacePort } from '../work/WorkPorts.js'

/** Props of PlaceField. */
export interface PlaceFieldProps {
  /** Key of the draft; it holds an id, or null. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** What is chosen from. */
  kind: PlaceKind
  /** Finds places, and names them. */
  places: PlacePort
  /** Stands in the empty field. */
  placeholder?: string
  /** Stands for an id whose name nobody knows; default: the id. */
  unknown?: string
}

/** Chooses a department, an area or a device, found by typing: a field of a form. */
export function PlaceField(props: PlaceFieldProps) {
  const { name, label, kind, places, placeholder, unknown } = props
  const value = useFieldValue<string | null>(name)
  const known = places.useName(kind, value ?? undefined)
  return (
    <SelectField
      name={name}
      label={label}
      isClearable
      options={value === null ? [] : [{ value, label: known ?? unknown ?? value }]}
      find={(keyword, signal) => places.find(kind, keyword.trim(), signal)}
      {...(placeholder !== undefined && { placeholder })}
    />
  )
}
