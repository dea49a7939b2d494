import { lazy, Suspense } from 'react'
import { FieldFrame, useField, type FieldProps } from '../forms/FieldFrame.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'

const RichTextEditor = lazy(() => import('./RichTextEditor.js'))

/** @public */
export interface RichTextFieldProps extends FieldProps {
  /** Origins besides the portal's own that links may lead to, as `https://docs.example.cn`. Default: none. */
  allowedOrigins?: readonly string[]
  /** Pixels of the text's own part, at least. Default: 160. */
  minHeight?: number
}

/**
 * Text with headings, lists and links. The draft holds HTML of the tags in `richTextTags`, an empty text
 * for nothing; what is pasted loses every other tag, and links that lead elsewhere. Whoever shows it
 * cleans it again: HTML from a server is never trusted for having been clean once. @public
 */
export function RichTextField(props: RichTextFieldProps) {
  const { allowedOrigins = none, minHeight = 160, label } = props
  const messages = useMessages(uiMessages)
  const { control, attach, error } = useField<string | null | undefined>(props)
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <Suspense
        fallback={
          <div className="sp-rich sp-rich-wait" style={{ minHeight: minHeight + 41 }} role="status">
            {messages.loading}
          </div>
        }
      >
        <RichTextEditor
          label={label}
          control={control}
          attach={attach}
          isRequired={props.isRequired}
          allowedOrigins={allowedOrigins}
          minHeight={minHeight}
        />
      </Suspense>
    </FieldFrame>
  )
}

const none: readonly string[] = []
