const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** A unified social credit code (GB 32100-2015) with a right check character, of a company that there is not. */
export function creditCode(name: string): string {
  const number = Array.from(name).reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 10 ** 8,
    7,
  )
  const body = `91100000${String(number).padStart(9, '0')}`
  const sum = Array.from(body).reduce(
    (total, digit, index) => total + Number(digit) * (3 ** index % 31),
    0,
  )
  return `${body}${alphabet[(31 - (sum % 31)) % 31] ?? ''}`
}
