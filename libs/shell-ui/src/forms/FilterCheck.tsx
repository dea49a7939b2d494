export interface FilterCheckProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** A filter that is on or off, outside forms: 包含下级部门. */
export function FilterCheck({ label, isChecked, onChange }: FilterCheckProps) {
  return (
    <label className="sp-filter-check">
      <input
        type="checkbox"
        className="sp-check"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
