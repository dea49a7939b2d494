/**
 * Full-width letters, digits, punctuation and the full-width space become the half-width ones, and
 * the Chinese full stop a dot: what a Chinese keyboard makes of a number, a code or an address. The
 * length stays the same, so a caret stays where it is.
 */
export function toHalfWidth(value: string): string {
  return value.replace(/[\u3000\u3002\uff01-\uff5e\uff61]/g, (character) => {
    if (character === '\u3000') return ' '
    if (character === '\u3002' || character === '\uff61') return '.'
    return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
  })
}

/** What a person types into a field that has one right spelling. */
export type InputKind = 'code' | 'email' | 'idCard' | 'phone' | 'url'

/**
 * The one right spelling of what was typed or pasted, before it is checked and sent: half-width,
 * without blanks, and by kind:
 * - `code` and `idCard`: without hyphens; the X of a card as a capital
 * - `phone`: a mobile number without hyphens and country code (+86, 0086, 86); a landline keeps the
 *   hyphen after its area code
 * - `url`: half-width up to the path; what the path says is left alone
 */
export function normalizeInput(value: string, kind: InputKind): string {
  if (kind === 'url') return normalizeUrl(value.trim())
  const text = toHalfWidth(value).replace(/[\s\u200b\u2060\ufeff]/g, '')
  switch (kind) {
    case 'code':
      return text.replaceAll('-', '')
    case 'email':
      return text
    case 'idCard':
      return text.replaceAll('-', '').toUpperCase()
    case 'phone':
      return normalizePhone(text)
  }
}

function normalizeUrl(text: string): string {
  const half = toHalfWidth(text)
  const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*[/?#]?/i.exec(half)?.[0]
  return origin === undefined ? text : origin + text.slice(origin.length)
}

function normalizePhone(text: string): string {
  const mobile = /^(?:\+?86|0086)?(1\d{10})$/.exec(text.replace(/[-\u2010-\u2015()]/g, ''))?.[1]
  return mobile ?? text.replace(/[\u2010-\u2015]/g, '-').replace(/^\((0\d{2,3})\)-?/, '$1-')
}
