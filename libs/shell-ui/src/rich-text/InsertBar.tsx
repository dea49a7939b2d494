import type { Editor } from '@tiptap/react'
import { useRef, type ReactNode } from 'react'
import { Toolbar } from '../actions/Toolbar.js'

/** A text that can be inserted. @public */
export interface Insertion {
  /** What the button says: 申请人. */
  label: string
  /** What is inserted: `{{applicant}}`. */
  text: string
}

/** @public */
export interface InsertBarProps {
  /** Accessible name of the buttons: 插入变量到标题. */
  label: string
  /** What can be inserted; none: the field stands alone. */
  items: readonly Insertion[]
  /** One field of text: a line, an area or a rich text. */
  children: ReactNode
}

type TextBox = HTMLElement & { editor?: Editor }

/**
 * A field of text with buttons below it that insert something where its cursor is, or was before the
 * focus left. The focus goes back into the field, behind what was inserted. @public
 */
export function InsertBar({ label, items, children }: InsertBarProps) {
  const box = useRef<HTMLDivElement>(null)

  function field(): TextBox | null {
    // A rich text may show an input of its own, for a link.
    const find = (selector: string) => box.current?.querySelector<TextBox>(selector)
    return find('[role=textbox][aria-multiline]') ?? find('input, textarea') ?? null
  }

  return (
    <div className="sp-insert">
      <div ref={box}>{children}</div>
      {items.length > 0 && (
        <Toolbar label={label} onEscape={() => field()?.focus()}>
          {items.map(({ label: name, text }) => (
            <button
              key={text}
              type="button"
              className="sp-insert-item"
              title={text}
              onClick={() => insertText(field(), text)}
            >
              {name}
            </button>
          ))}
        </Toolbar>
      )}
    </div>
  )
}

function insertText(field: TextBox | null, text: string) {
  if (!field) return
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.disabled || field.readOnly) return
    const end = field.value.length
    field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end')
    field.focus()
    // React hears of a value that a script set by the event of typing.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return
  }
  const { editor } = field
  if (!editor?.isEditable) return
  editor.chain().focus().insertContent({ type: 'text', text }).run()
}
