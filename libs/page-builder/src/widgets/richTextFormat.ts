/** The format of a text that holds HTML for people to read: the studio edits it as rich text. */
export const richTextFormat = 'rich-text'
