import { NativeSelect } from './NativeSelect.js'
import { type FilterBinding, useFilter } from '../resource-page/useFilter.js'
import type { Option } from './OptionList.js'

/** `name` binds it to the query of the page around. */
export interface FilterSelectProps extends FilterBinding<string> {
  /** Accessible name, and what the choice of none says: 全部状态. */
  label: string
  options: readonly Option[]
}

/** A filter of a few values outside forms: the browser's own select, quick by keyboard and touch. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, options } = props
  const { value, onChange } = useFilter(props)
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      isSet={value !== undefined}
      onChange={(chosen) => onChange(chosen || undefined)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
