import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import type { TreeItem } from '../tree/treeRows.js'
import { Chips } from './Chips.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { PickerFrame } from './PickerFrame.js'
import { TreePanel, type TreeSource } from './TreePanel.js'

export interface MultiTreeSelectFieldProps<Data> extends FieldProps, TreeSource<Data> {
  /** Stands in the empty field; never in place of a label. */
  placeholder?: string
}

const nothing: readonly string[] = []

/** Several nodes of a tree, in the order of choosing. The draft holds their ids. */
export function MultiTreeSelectField<Data>(props: MultiTreeSelectFieldProps<Data>) {
  const { labelOf, label, keyword, onSearch } = props
  const messages = useMessages(uiMessages)
  const { control, attach, error } = useField<readonly string[] | null | undefined>(props)
  const [isOpen, setOpen] = useState(false)
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const [focusOn, setFocusOn] = useState<HTMLElement | null>(null)
  const values = control.value ?? nothing

  function toggle(id: string) {
    const isChosen = values.includes(id)
    control.onChange(isChosen ? values.filter((value) => value !== id) : [...values, id])
  }

  function choose(item: TreeItem<Data>) {
    setKnown(new Map([...known, [item.id, item.label]]))
    toggle(item.id)
  }

  /** Each opening begins without a search. */
  function changeOpen(next: boolean) {
    if (next && keyword) onSearch?.(undefined)
    setOpen(next)
  }

  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <PickerFrame
        control={control}
        attach={attach}
        isOpen={isOpen}
        onOpenChange={changeOpen}
        chosen={values.length > 0 ? messages.selectedCount(values.length) : undefined}
        placeholder={props.placeholder ?? messages.select}
        isRequired={props.isRequired}
        focusOn={focusOn}
        label={label}
      >
        <TreePanel
          label={label}
          source={props}
          checked={new Set(values)}
          onChoose={choose}
          attach={setFocusOn}
        />
      </PickerFrame>
      <Chips
        label={label}
        chips={values.map((value) => ({
          value,
          label: known.get(value) ?? labelOf(value) ?? value,
        }))}
        isDisabled={control.isDisabled}
        onRemove={toggle}
      />
    </FieldFrame>
  )
}
