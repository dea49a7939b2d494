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
import { useState } from 'react'
import { Toolbar } from '../actions/Toolbar.js'
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

/** The tools of a text; Escape leads from them back to it. */
export function RichTextToolbar({
  label,
  editor,
  isDisabled,
  allowedOrigins,
}: RichTextToolbarProps) {
  const t = useMessages(richTextMessages)
  const [isLinking, setLinking] = useState(false)
  if (isLinking && isDisabled) setLinking(false)
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

  return (
    <>
      <div className="sp-rich-tools">
        <Toolbar label={t.toolbar(label)} onEscape={() => editor.commands.focus()}>
          {tools.map(({ id, label: name, icon: Icon, isOn, isShut, run: act }) => (
            <button
              key={id}
              type="button"
              className="sp-rich-tool"
              aria-label={name}
              title={name}
              aria-pressed={isOn}
              aria-disabled={isDisabled || isShut || undefined}
              onMouseDown={(event) => event.preventDefault()} // the text keeps its selection
              onClick={() => {
                if (!isDisabled && !isShut) act()
              }}
            >
              <Icon size={16} aria-hidden />
            </button>
          ))}
        </Toolbar>
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
