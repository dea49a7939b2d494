import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/** @public */
export interface CellEditorProps {
  /** Which cell it is. */
  label: string
  /** The keys. */
  help: string
  /** What stands in it at first. */
  initial: string
  /** `isForAll`: the equal cells of the column too. */
  onSave: (text: string, isForAll: boolean) => Promise<void>
  /** The cell is a cell again. */
  onClose: () => void
}

/** A cell of a table while somebody types into it. */
export function CellEditor({ label, help, initial, onSave, onClose }: CellEditorProps) {
  const [isSaving, setIsSaving] = useState(false)
  const isOver = useRef(false)

  async function save(text: string, isForAll = false) {
    if (isOver.current) return
    isOver.current = true
    setIsSaving(true)
    try {
      await onSave(text, isForAll)
    } finally {
      onClose()
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, ctrlKey, metaKey, shiftKey, currentTarget } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'Escape') {
      event.stopPropagation()
      isOver.current = true
      onClose()
    } else if (key === 'Enter' || key === 'Tab') {
      event.preventDefault()
      const next = key === 'Tab' ? neighbour(currentTarget, shiftKey ? -1 : 1) : undefined
      void save(currentTarget.value, key === 'Enter' && (ctrlKey || metaKey)).then(() =>
        next?.querySelector('button')?.focus(),
      )
    }
  }

  return (
    <input
      className="imports-editor"
      aria-label={label}
      title={help}
      maxLength={500}
      defaultValue={initial}
      readOnly={isSaving}
      aria-busy={isSaving || undefined}
      ref={focusAtEnd}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => void save(currentTarget.value)}
    />
  )
}

function focusAtEnd(input: HTMLInputElement | null) {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}

function neighbour(input: HTMLElement, step: 1 | -1): Element | null | undefined {
  const cell = input.closest('td')
  return step > 0 ? cell?.nextElementSibling : cell?.previousElementSibling
}
