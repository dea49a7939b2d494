import { Check, Unlink, X } from 'lucide-react'
import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { linkTo } from './linkTo.js'
import { richTextMessages } from './richTextMessages.js'

export interface LinkFormProps {
  editor: Editor
  allowedOrigins: readonly string[]
  onDone: () => void
}

/** The address of a link, judged before it stands in the text. */
export function LinkForm({ editor, allowedOrigins, onDone }: LinkFormProps) {
  const messages = useMessages(richTextMessages)
  const general = useMessages(uiMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const [isWrong, setWrong] = useState(false)
  useEffect(() => input.current?.focus(), [])

  function apply() {
    const href = linkTo(address, allowedOrigins)
    setWrong(href === undefined)
    if (href === undefined) {
      input.current?.focus()
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else chain.setLink({ href }).run()
    onDone()
  }

  return (
    <div className="sp-rich-link" role="group" aria-label={messages.link}>
      <input
        ref={input}
        className="sp-inline-input"
        type="url"
        aria-label={messages.linkAddress}
        placeholder="https://"
        value={address}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(event) => {
          setAddress(event.target.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault() // not the form around it
            apply()
          } else if (event.key === 'Escape') {
            event.stopPropagation() // not the dialog around it
            onDone()
          }
        }}
      />
      <button
        type="button"
        className="sp-icon-button"
        aria-label={messages.applyLink}
        onClick={apply}
      >
        <Check size={16} aria-hidden />
      </button>
      {editor.isActive('link') && (
        <button
          type="button"
          className="sp-icon-button"
          aria-label={messages.removeLink}
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
        >
          <Unlink size={16} aria-hidden />
        </button>
      )}
      <button type="button" className="sp-icon-button" aria-label={general.cancel} onClick={onDone}>
        <X size={16} aria-hidden />
      </button>
      {isWrong && (
        <p id={`${id}-problem`} className="sp-error" role="alert">
          {messages.badLink}
        </p>
      )}
    </div>
  )
}
