import { type FilterBinding, useFilter } from '../resource-page/useFilter.js'

/** `name` binds it to the query of the page around, which holds only what is not the default. */
export interface FilterCheckProps extends FilterBinding<boolean> {
  label: string
  /** What holds where the query says nothing. Default: off. */
  isOnByDefault?: boolean
}

/** A filter that is on or off, outside forms: 包含下级部门. */
export function FilterCheck(props: FilterCheckProps) {
  const { label, isOnByDefault = false } = props
  const { value = isOnByDefault, onChange } = useFilter(props)
  return (
    <label className="sp-filter-check">
      <input
        type="checkbox"
        className="sp-check"
        checked={value}
        onChange={({ target: { checked } }) =>
          onChange(checked === isOnByDefault ? undefined : checked)
        }
      />
      {label}
    </label>
  )
}
