/** One choice of PanelSelect. */
export interface PanelOption {
  readonly value: string
  readonly label: string
}

/** Props of PanelSelect. */
export interface PanelSelectProps {
  /** Its accessible name. */
  label: string
  value: string
  options: readonly PanelOption[]
  isDisabled?: boolean
  isInvalid?: boolean
  onChange: (value: string) => void
  /** Of the label outside, where there is one. */
  id?: string
  describedBy?: string
}

/** A choice of the property panel. What is written down is shown, even where it is no option. */
export function PanelSelect(props: PanelSelectProps) {
  const { label, value, options, isDisabled, isInvalid = false, onChange, id, describedBy } = props
  return (
    <select
      id={id}
      aria-label={id === undefined ? label : undefined}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      title={label}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value)}
    >
      {!options.some((option) => option.value === value) && (
        <option value={value}>{value === '' ? label : value}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
