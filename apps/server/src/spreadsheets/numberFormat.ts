import { dayjs } from '@spruce/validators/time'

/** How a spreadsheet shows the numbers of a cell (ECMA-376 part 1, 18.8.30). */
export type NumberFormat =
  /** As they are, perhaps with separators, decimals or a currency. */
  | { kind: 'plain' }
  /** As a day or a time. */
  | { kind: 'date' }
  /** Another text than the digits of the value: a percentage, a fraction, a condition. */
  | { kind: 'other' }
  /** With zeros in front or texts between: `0000`, `"A"000`, `000-0000`. Parts: `0`, `#` or a text. */
  | { kind: 'pattern'; parts: readonly FormatPart[] }

export type FormatPart = { placeholder: '0' | '#' } | { literal: string }

export const plainFormat: NumberFormat = { kind: 'plain' }

/** Formats that files name by number only; 27 to 36 and 50 to 58 are days in Chinese, Japanese, Korean. */
export function builtInFormat(id: number): NumberFormat {
  const isDate =
    (id >= 14 && id <= 22) ||
    (id >= 27 && id <= 36) ||
    (id >= 45 && id <= 47) ||
    (id >= 50 && id <= 58)
  if (isDate) return { kind: 'date' }
  return [9, 10, 12, 13].includes(id) ? { kind: 'other' } : plainFormat
}

/** A format by its code, of which the section for positive numbers counts. */
export function readFormat(code: string): NumberFormat {
  const parts = partsOf(code)
  if (!parts) return /general/iu.test(code) ? plainFormat : { kind: 'other' }
  const signs = parts.map((part) => ('sign' in part ? part.sign : '')).join('')
  if (/^general$/iu.test(signs) || signs === '@' || signs === '') return plainFormat
  if (/[ymdhsgeb]/iu.test(signs.replaceAll(/general|e[+-]/giu, ''))) return { kind: 'date' }
  if (/[%/?]/u.test(signs)) return { kind: 'other' }
  if (/^[0#]+$/u.test(signs)) {
    const shown = parts.map((part): FormatPart =>
      'sign' in part ? { placeholder: part.sign === '0' ? '0' : '#' } : { literal: part.literal },
    )
    const zeros = signs.replaceAll('#', '').length
    const first = parts.findIndex((part) => 'sign' in part)
    const last = parts.findLastIndex((part) => 'sign' in part)
    const between = parts.slice(first, last).some((part) => 'literal' in part)
    const around = parts.some((part) => 'literal' in part && /[\p{L}\p{N}_]/u.test(part.literal))
    if (zeros > 1 || between || around) return { kind: 'pattern', parts: shown }
  }
  return plainFormat
}

type CodePart = { sign: string } | { literal: string }

/** The parts of the first section without its colour and language; undefined where it has a condition. */
function partsOf(code: string): CodePart[] | undefined {
  const parts: CodePart[] = []
  const tokens =
    code.match(/"[^"]*"?|\\[\s\S]|\[[^\]]*\]?|_[\s\S]|\*[\s\S]|general|e[+-]|[\s\S]/giu) ?? []
  for (const token of tokens) {
    if (token === ';') break
    if (token.startsWith('"')) parts.push({ literal: token.replaceAll('"', '') })
    else if (token.startsWith('\\') && token.length > 1) parts.push({ literal: token.slice(1) })
    else if (/^\[[<>=]/u.test(token)) return undefined
    else if (/^\[[hms]+\]$/iu.test(token)) parts.push({ sign: 'h' })
    else if (/^\[\$[^-\]]/u.test(token)) parts.push({ literal: '' })
    else if (/^[[_*]/u.test(token) && token.length > 1) continue
    else if (/^[-+ ()$¥￥€£:,.]$/u.test(token) && token !== '.' && token !== ',') {
      parts.push({ literal: token })
    } else parts.push({ sign: token })
  }
  return parts.filter((part) => !('literal' in part) || part.literal !== '')
}

/** A whole number, not negative, as its format shows it. */
export function patterned(digits: string, parts: readonly FormatPart[]): string {
  const places = parts.filter((part) => 'placeholder' in part).length
  const rest = Array.from(digits)
  let shown = ''
  let left = places
  for (const part of [...parts].reverse()) {
    if ('literal' in part) {
      shown = part.literal + shown
      continue
    }
    left -= 1
    // The first place takes all that is left.
    const taken = left === 0 ? rest.splice(0).join('') : (rest.pop() ?? '')
    shown = (taken === '' && part.placeholder === '0' ? '0' : taken) + shown
  }
  return shown
}

const dayMs = 86_400_000

/**
 * The day or time that a number stands for, as 2024-03-06 or 2024-03-06 08:30:00.
 *
 * @param serial days since the end of 1899, or since 1904
 */
export function dateText(serial: number, is1904: boolean): string {
  const shift = is1904 ? 1_462 : serial < 60 ? 1 : 0
  const at = dayjs.utc(Math.round((serial + shift - 25_569) * dayMs))
  if (!at.isValid()) return String(serial)
  const [day = '', time = ''] = at.toISOString().split('T')
  const clock = time.slice(0, 8)
  if (serial < 1 && !is1904) return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}
