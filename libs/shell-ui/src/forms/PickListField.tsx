import { useMessages } from '../i18n/LanguageProvider.js'
import { Chips } from './Chips.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { fieldMessages } from './fieldMessages.js'
import { OptionList, type Option } from './OptionList.js'
import { useChosen } from './useChosen.js'
import { useOptions, type FindOptions } from './useOptions.js'

export interface PickListFieldProps extends FieldProps {
  /** Names what is chosen already; all there is, when `find` is not given. */
  options: readonly Option[]
  /** Asks a server while the person types. */
  find?: FindOptions
}

const noChoice = new Set<string>()

/**
 * Several people of many, from a list that stays open below its search; as `MultiSelectField`, which
 * opens one. The draft holds the options' values, in the order of choosing.
 */
export function PickListField(props: PickListFieldProps) {
  const { options, find, label } = props
  const messages = useMessages(fieldMessages)
  const { control, attach, error } = useField<readonly string[] | null | undefined>(props)
  const { values, chips, toggle, remove } = useChosen(control, options)
  const shown = useOptions(options, find, true)
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <div className="sp-pick-list" data-invalid={control.isInvalid || undefined}>
        <OptionList
          label={label}
          options={shown.options}
          search={shown.search}
          chosen={values.length > 0 ? new Set(values) : noChoice}
          isMultiple
          onChoose={(option) => {
            if (!control.isDisabled) toggle(option)
          }}
          attach={attach}
          control={control}
        />
      </div>
      <p className="sp-pick-count" role="status">
        {values.length > 0 && messages.chosenCount(values.length)}
      </p>
      <Chips label={label} chips={chips} isDisabled={control.isDisabled} onRemove={remove} />
    </FieldFrame>
  )
}
