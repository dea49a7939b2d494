export { RichTextField } from './RichTextField.js'
export type { RichTextFieldProps } from './RichTextField.js'
export { richTextTags } from './richTextTags.js'
