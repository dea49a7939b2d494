import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import type { TreeItem } from '../tree/treeRows.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { PickerFrame } from './PickerFrame.js'
import { TreePanel, type TreeSource } from './TreePanel.js'

export interface TreeSelectFieldProps<Data> extends FieldProps, TreeSource<Data> {
  /** Stands in the empty field; never in place of a label. */
  placeholder?: string
  /** Offers `null`, called so: 顶级部门. */
  rootLabel?: string
}

/** A node of a tree. The draft holds its id, or null for the root. */
export function TreeSelectField<Data>(props: TreeSelectFieldProps<Data>) {
  const { labelOf, label, rootLabel, keyword, onSearch } = props
  const messages = useMessages(uiMessages)
  const { control, attach, error } = useField<string | null | undefined>(props)
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<TreeItem<Data>>()
  const [focusOn, setFocusOn] = useState<HTMLElement | null>(null)
  const { value } = control
  const name = picked?.id === value ? picked?.label : value ? labelOf(value) : rootLabel

  function choose(item: TreeItem<Data> | undefined) {
    setPicked(item)
    control.onChange(item?.id ?? null)
    setOpen(false)
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
        chosen={name}
        placeholder={props.placeholder ?? messages.select}
        isRequired={props.isRequired}
        focusOn={focusOn}
        label={label}
      >
        <TreePanel
          label={label}
          source={props}
          selected={value}
          onChoose={choose}
          attach={setFocusOn}
        >
          {rootLabel !== undefined && (
            <button
              type="button"
              className="sp-tree-root"
              aria-pressed={!value}
              onClick={() => choose(undefined)}
            >
              {rootLabel}
            </button>
          )}
        </TreePanel>
      </PickerFrame>
    </FieldFrame>
  )
}
