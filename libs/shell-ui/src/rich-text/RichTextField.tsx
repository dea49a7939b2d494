import { FieldFrame, useField, type FieldProps } from '../forms/FieldFrame.js'
import { RichTextInput } from './RichTextInput.js'

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
  const { allowedOrigins, minHeight, label, isRequired } = props
  const { control, attach, error } = useField<string | null | undefined>(props)
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <RichTextInput {...{ label, control, attach, isRequired, allowedOrigins, minHeight }} />
    </FieldFrame>
  )
}
