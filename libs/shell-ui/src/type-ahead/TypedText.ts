/** Longer than this, in milliseconds, and the next letter begins anew. */
const pause = 500

/** Letters typed one after another to find something; one letter again and again stays that letter. */
export class TypedText {
  private text = ''
  private at = -Infinity

  /** Takes a letter and gives what to look for, in small letters. */
  add(key: string): string {
    const now = performance.now()
    this.text = now - this.at > pause ? key : this.text + key
    this.at = now
    return this.current
  }

  /** What to look for since the last letter; empty after another key. */
  get current(): string {
    const text = this.text.toLowerCase()
    const first = text.charAt(0)
    return text.replaceAll(first, '') === '' ? first : text
  }

  /** What is typed next is a new beginning. */
  clear() {
    this.text = ''
  }
}
