import { useState } from 'react'
import type { FieldControl } from './FieldFrame.js'
import type { Option } from './OptionList.js'

const nothing: readonly string[] = []

/** Several of many, in the order of choosing: who was chosen stays known when a search finds others. */
export function useChosen(
  control: Pick<FieldControl<readonly string[] | null | undefined>, 'value' | 'onChange'>,
  options: readonly Option[],
) {
  const [known, setKnown] = useState<readonly Option[]>([])
  const values = control.value ?? nothing
  const optionOf = (value: string): Option =>
    [...options, ...known].find((option) => option.value === value) ?? { value, label: value }

  function toggle(option: Option) {
    setKnown([...known, option])
    const isChosen = values.includes(option.value)
    control.onChange(
      isChosen ? values.filter((value) => value !== option.value) : [...values, option.value],
    )
  }

  return {
    values,
    chips: values.map(optionOf),
    toggle,
    remove: (value: string) => toggle(optionOf(value)),
  }
}
