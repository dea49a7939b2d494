import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { Chips } from './Chips.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { OptionList, type Option } from './OptionList.js'
import { PickerFrame } from './PickerFrame.js'
import { useChosen } from './useChosen.js'
import { useOptions, type FindOptions } from './useOptions.js'

export interface MultiSelectFieldProps extends FieldProps {
  /** What can be chosen. */
  options: readonly Option[]
  /** Asks a server instead, while the person types; `options` then name what is chosen already. */
  find?: FindOptions
  /** Stands in the empty input; never in place of a label. */
  placeholder?: string
}

/** Several of many, in the order of choosing. The draft holds the options' values. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { options, find, placeholder, label } = props
  const messages = useMessages(uiMessages)
  const { control, attach, error } = useField<readonly string[] | null | undefined>(
    props,
    (value) => options.find((option) => option.value === value)?.label,
  )
  const [isOpen, setOpen] = useState(false)
  const [focusOn, setFocusOn] = useState<HTMLElement | null>(null)
  const shown = useOptions(options, find, isOpen)
  const { values, chips, toggle, remove } = useChosen(control, options)

  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <PickerFrame
        control={control}
        attach={attach}
        isOpen={isOpen}
        onOpenChange={setOpen}
        chosen={values.length > 0 ? messages.selectedCount(values.length) : undefined}
        placeholder={placeholder ?? messages.select}
        isRequired={props.isRequired}
        focusOn={focusOn}
        label={label}
      >
        <OptionList
          label={label}
          options={shown.options}
          search={shown.search}
          chosen={new Set(values)}
          isMultiple
          onChoose={toggle}
          attach={setFocusOn}
        />
      </PickerFrame>
      <Chips label={label} chips={chips} isDisabled={control.isDisabled} onRemove={remove} />
    </FieldFrame>
  )
}
