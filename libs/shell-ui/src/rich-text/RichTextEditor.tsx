import { EditorContent } from '@tiptap/react'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import type { FieldControl } from '../forms/FieldFrame.js'
import { useLatest } from '../provider/useLatest.js'
import { makeExtensions } from './makeExtensions.js'
import { RichTextToolbar } from './RichTextToolbar.js'
import { useLastingEditor } from './useLastingEditor.js'

export interface RichTextEditorProps {
  label: string
  control: FieldControl<string | null | undefined>
  attach: (element: HTMLElement | null) => void
  isRequired: boolean | undefined
  allowedOrigins: readonly string[]
  minHeight: number
}

/** TipTap with our toolbar. Comes with the first rich text field. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, control, attach, allowedOrigins, minHeight } = props
  const latest = useLatest({ control, attach })
  const box = useRef<HTMLDivElement>(null)
  const { isDisabled, isInvalid, describedBy, labelId, id } = control
  const attributes = useMemo(
    () => ({
      id,
      class: 'sp-rich-text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      style: `min-height: ${minHeight}px`,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      ...(props.isRequired ? { 'aria-required': 'true' } : {}),
      ...(isDisabled ? { 'aria-disabled': 'true' } : {}),
    }),
    [id, labelId, describedBy, isInvalid, isDisabled, minHeight, props.isRequired],
  )
  const { editor, viewKey } = useLastingEditor(() => ({
    extensions: makeExtensions(allowedOrigins),
    content: control.value ?? '',
    editable: !isDisabled,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) =>
      latest.current.control.onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => latest.current.control.onBlur(),
    onMount: ({ editor: mounted }) => latest.current.attach(mounted.view.dom),
    onUnmount: () => latest.current.attach(null),
  }))

  useEffect(() => {
    editor.setOptions({ editable: !isDisabled, editorProps: { attributes } })
  }, [editor, isDisabled, attributes])

  useEffect(() => {
    const held = control.value ?? ''
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (held !== shown && !editor.isFocused) editor.commands.setContent(held, { emitUpdate: false })
  }, [editor, control.value])

  /** As editors do (ARIA practice "Toolbar"): Alt and F10 lead to the toolbar, Escape back. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey && event.key === 'F10') {
      event.preventDefault()
      box.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the keys of the text inside
    <div ref={box} className="sp-rich" data-invalid={isInvalid || undefined} onKeyDown={onKeyDown}>
      <RichTextToolbar
        label={label}
        editor={editor}
        isDisabled={isDisabled}
        allowedOrigins={allowedOrigins}
      />
      <EditorContent key={viewKey} editor={editor} />
    </div>
  )
}
