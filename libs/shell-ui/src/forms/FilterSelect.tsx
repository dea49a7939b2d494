import { NativeSelect } from './NativeSelect.js'
import type { Option } from './OptionList.js'

export interface FilterSelectProps {
  /** Accessible name, and what the choice of none says: 全部状态. */
  label: string
  options: readonly Option[]
  /** Undefined: any. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A filter of a few values outside forms: the browser's own select, quick by keyboard and touch. */
export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
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
