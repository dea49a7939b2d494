import { type FilterBinding, type Option, SelectField, useFilter } from '@spruce/shell-ui'
import { FilterForm } from '../filters/FilterForm.js'

/** @public */
export interface ChoiceFilterProps extends FilterBinding<string> {
  /** What it filters by. */
  label: string
  /** What the choice of none says: 全部操作. */
  anyLabel: string
  /** What can be chosen. */
  options: readonly Option[]
  /** Asks a server while the person types. */
  find?: (keyword: string, signal: AbortSignal) => Promise<readonly Option[]>
}

/** A filter of many values, found by typing; `name` binds it to the query of the page around. @public */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { label, anyLabel, options, find } = props
  const { value, onChange } = useFilter(props)
  const any = { value: '', label: anyLabel }
  return (
    <FilterForm
      name="choice"
      width={176}
      value={value ?? ''}
      onChange={(chosen: string | null) => onChange(chosen ? chosen : undefined)}
    >
      <SelectField
        name="choice"
        label={label}
        placeholder={anyLabel}
        options={[any, ...options]}
        {...(find && {
          find: async (keyword, signal) => {
            const found = await find(keyword, signal)
            return keyword ? found : [any, ...found]
          },
        })}
      />
    </FilterForm>
  )
}
