/** Every tag that a rich text may hold; of attributes there are `href` and, with it, `target` and `rel`. @public */
export const richTextTags = [
  ...['p', 'br', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li', 'hr'],
  ...['strong', 'em', 'u', 's', 'code', 'a'],
] as const
