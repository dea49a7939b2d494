import { lazy, Suspense } from 'react'
import type { FieldControl } from '../forms/FieldFrame.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'

const RichTextEditor = lazy(() => import('./RichTextEditor.js'))

/** @public */
export interface RichTextInputProps {
  /** Names its toolbar; the text is named by the element with the id `control.labelId`. */
  label: string
  /** How it is wired up: its value, and who is told of another one. */
  control: FieldControl<string | null | undefined>
  /** Takes the element of the text, to focus it. */
  attach?: ((element: HTMLElement | null) => void) | undefined
  /** Says that it has to be filled in. */
  isRequired?: boolean | undefined
  /** Origins besides the portal's own that links may lead to. Default: none. */
  allowedOrigins?: readonly string[] | undefined
  /** Pixels of the text's own part, at least. Default: 160. */
  minHeight?: number | undefined
}

/** The editor of `RichTextField` outside of a form: the value is its owner's. @public */
export function RichTextInput(props: RichTextInputProps) {
  const { label, control, attach = ignore, isRequired } = props
  const { allowedOrigins = none, minHeight = 160 } = props
  const messages = useMessages(uiMessages)
  return (
    <Suspense
      fallback={
        <div className="sp-rich sp-rich-wait" style={{ minHeight: minHeight + 41 }} role="status">
          {messages.loading}
        </div>
      }
    >
      <RichTextEditor {...{ label, control, attach, isRequired, allowedOrigins, minHeight }} />
    </Suspense>
  )
}

const none: readonly string[] = []

function ignore() {
  // nobody wants its element
}
