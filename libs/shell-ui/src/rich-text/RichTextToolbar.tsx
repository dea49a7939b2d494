import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { LinkForm } from './LinkForm.js'
import { richTextMessages } from './richTextMessages.js'

export interface RichTextToolbarProps {
  label: string
  editor: Editor
  isDisabled: boolean
  allowedOrigins: readonly string[]
}

interface Tool {
  id: string
  label: string
  icon: LucideIcon
  /** Of a switch: it holds where the caret stands. */
  isOn?: boolean | undefined
  isShut?: boolean
  run: () => unknown
}

/** One stop of Tab; arrows, Home and End go through it (ARIA practice "Toolbar"). */
export function RichTextToolbar({
  label,
  editor,
  isDisabled,
  allowedOrigins,
}: RichTextToolbarProps) {
  const t = useMessages(richTextMessages)
  const [at, setAt] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  const tools: Tool[] = [
    { id: 'bold', label: t.bold, icon: Bold, isOn: on.bold, run: () => run().toggleBold().run() },
    {
      id: 'italic',
      label: t.italic,
      icon: Italic,
      isOn: on.italic,
      run: () => run().toggleItalic().run(),
    },
    {
      id: 'underline',
      label: t.underline,
      icon: Underline,
      isOn: on.underline,
      run: () => run().toggleUnderline().run(),
    },
    {
      id: 'strike',
      label: t.strike,
      icon: Strikethrough,
      isOn: on.strike,
      run: () => run().toggleStrike().run(),
    },
    {
      id: 'h2',
      label: t.heading2,
      icon: Heading2,
      isOn: on.heading2,
      run: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      id: 'h3',
      label: t.heading3,
      icon: Heading3,
      isOn: on.heading3,
      run: () => run().toggleHeading({ level: 3 }).run(),
    },
    {
      id: 'ul',
      label: t.bullets,
      icon: List,
      isOn: on.bullets,
      run: () => run().toggleBulletList().run(),
    },
    {
      id: 'ol',
      label: t.numbers,
      icon: ListOrdered,
      isOn: on.numbers,
      run: () => run().toggleOrderedList().run(),
    },
    {
      id: 'quote',
      label: t.quote,
      icon: Quote,
      isOn: on.quote,
      run: () => run().toggleBlockquote().run(),
    },
    { id: 'link', label: t.link, icon: Link2, isOn: on.link, run: () => setLinking(true) },
    { id: 'rule', label: t.rule, icon: Minus, run: () => run().setHorizontalRule().run() },
    {
      id: 'clear',
      label: t.clearFormat,
      icon: RemoveFormatting,
      run: () => run().unsetAllMarks().clearNodes().run(),
    },
    { id: 'undo', label: t.undo, icon: Undo2, isShut: !on.canUndo, run: () => run().undo().run() },
    { id: 'redo', label: t.redo, icon: Redo2, isShut: !on.canRedo, run: () => run().redo().run() },
  ]

  function onKeyDown(event: KeyboardEvent) {
    const last = tools.length - 1
    const steps: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation() // back to the text, not out of the dialog
      editor.commands.focus()
    } else if (next === undefined) return
    else {
      setAt(next)
      bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
    }
    event.preventDefault()
  }

  return (
    <>
      <div
        ref={bar}
        className="sp-rich-tools"
        role="toolbar"
        aria-label={t.toolbar(label)}
        onKeyDown={onKeyDown}
      >
        {tools.map(({ id, label: name, icon: Icon, isOn, isShut, run: act }, index) => (
          <button
            key={id}
            type="button"
            className="sp-rich-tool"
            tabIndex={index === at ? 0 : -1}
            aria-label={name}
            title={name}
            aria-pressed={isOn}
            aria-disabled={isDisabled || isShut || undefined}
            onFocus={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()} // the text keeps its selection
            onClick={() => {
              if (!isDisabled && !isShut) act()
            }}
          >
            <Icon size={16} aria-hidden />
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkForm
          editor={editor}
          allowedOrigins={allowedOrigins}
          onDone={() => {
            setLinking(false)
            editor.commands.focus()
          }}
        />
      )}
    </>
  )
}
