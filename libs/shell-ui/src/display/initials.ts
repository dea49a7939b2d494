/** What stands where a name has nothing to show. */
const nothing = '?'

/**
 * At most `length` characters that stand for a person: the end of a Chinese name, which is the given
 * name, else the first letters of the first and the last word. What a name adds in brackets and signs
 * beside letters do not count; a name of signs alone, as of emoji, shows its first.
 */
export function initialsOf(name: string, length = 1): string {
  const own = withoutRemark(name)
  const letters = split(own).filter((one) => /[\p{L}\p{N}]/u.test(one))
  if (letters.length === 0) return split(own)[0] ?? nothing
  const chinese = letters.filter((one) => /\p{Script=Han}/u.test(one))
  if (chinese.length > 0) return chinese.slice(-length).join('')
  const firsts = own.split(/[\s._-]+/u).flatMap((word) => firstLetter(word) ?? [])
  const chosen = length > 1 && firsts.length > 1 ? [firsts[0], firsts.at(-1)] : firsts.slice(0, 1)
  return chosen.join('')
}

/** The character that stands for anything else with a name, as a company or an application: its first. */
export function initialOf(name: string): string {
  return firstLetter(name) ?? split(name.trim())[0] ?? nothing
}

function firstLetter(text: string): string | undefined {
  const letter = split(text).find((one) => /[\p{L}\p{N}]/u.test(one))
  return letter === undefined ? undefined : split(letter.toUpperCase())[0]
}

/** The name without what stands in brackets behind it, as in 王伟（外协）. */
function withoutRemark(name: string): string {
  const trimmed = name.trim()
  const end = trimmed.search(/[(（[【]/u)
  return end > 0 ? trimmed.slice(0, end).trim() : trimmed
}

/** Letters, digits, signs and Chinese, of which each code point is a character: no marks, no emoji. */
const plain = /^[ -~\u00A0-\u02FF\u3001-\u3029\u3400-\u4DBF\u4E00-\u9FFF\uFF01-\uFF60]*$/u

/** Characters as people count them: an emoji of several code points is one. */
function split(text: string): string[] {
  // The first segmenter of a page takes 13 ms, amid the first paint.
  if (plain.test(text)) return Array.from(text)
  const { Segmenter } = Intl as Partial<typeof Intl> // Firefox has it since 125
  if (!Segmenter) return Array.from(text)
  const graphemes = new Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
