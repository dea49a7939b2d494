import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { OptionList, type Option } from './OptionList.js'
import { PickerFrame } from './PickerFrame.js'
import { useOptions, type FindOptions } from './useOptions.js'

export interface SelectFieldProps extends FieldProps {
  /** What can be chosen. */
  options: readonly Option[]
  /** Asks a server instead, while the person types; `options` then name what is chosen already. */
  find?: FindOptions
  /** Stands in the empty input; never in place of a label. */
  placeholder?: string
  /** Offers to choose nothing again. */
  isClearable?: boolean
}

/** One of several. The draft holds the option's value, or null. */
export function SelectField(props: SelectFieldProps) {
  const { options, find, placeholder, isClearable = false, label } = props
  const messages = useMessages(uiMessages)
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<Option>()
  const [focusOn, setFocusOn] = useState<HTMLElement | null>(null)
  const shown = useOptions(options, find, isOpen)
  const known = [picked, ...options, ...shown.options]
  const { control, attach, error } = useField<string | null | undefined>(
    props,
    (value) => known.find((option) => option?.value === value)?.label,
  )
  const { value } = control
  const chosen = [picked, ...options].find((option) => option?.value === value)

  function choose(option: Option) {
    const isSame = option.value === value
    setPicked(option)
    control.onChange(isSame && isClearable ? null : option.value)
    setOpen(false)
  }

  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <PickerFrame
        control={control}
        attach={attach}
        isOpen={isOpen}
        onOpenChange={setOpen}
        chosen={chosen?.label}
        placeholder={placeholder ?? messages.select}
        isRequired={props.isRequired}
        focusOn={focusOn}
        label={label}
      >
        <OptionList
          label={label}
          options={shown.options}
          search={shown.search}
          chosen={new Set(value ? [value] : [])}
          isMultiple={false}
          onChoose={choose}
          attach={setFocusOn}
        />
      </PickerFrame>
    </FieldFrame>
  )
}
