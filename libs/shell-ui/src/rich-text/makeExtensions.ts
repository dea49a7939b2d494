import { StarterKit } from '@tiptap/starter-kit'
import { linkTo } from './linkTo.js'

/** What a rich text is made of: the tags of `richTextTags` and no other; a paste is read by the same rules. */
export function makeExtensions(allowedOrigins: readonly string[]) {
  return [
    StarterKit.configure({
      codeBlock: false,
      trailingNode: false,
      heading: { levels: [2, 3] },
      link: {
        autolink: false,
        openOnClick: false,
        linkOnPaste: true,
        isAllowedUri: (url) => linkTo(url, allowedOrigins) !== undefined,
        HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow', class: null },
      },
    }),
  ]
}
