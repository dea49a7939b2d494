import { safeUrl } from '@spruce/validators'
import { StarterKit } from '@tiptap/starter-kit'

/** The address as it may be linked to; undefined when it must not be. */
export function linkTo(address: string, allowedOrigins: readonly string[]): string | undefined {
  return safeUrl(address.trim(), { origin: location.origin, allowedOrigins })?.href
}

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
