/** The characters of a unified social credit code (GB 32100-2015), by their value. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Key of the text that says what is wrong with the number of a licence; undefined: nothing. */
export function licenceFault(value: string): 'licenceFormat' | 'licenceChecksum' | undefined {
  if (!/^[0-9A-Za-z-]+$/.test(value)) return 'licenceFormat'
  return isCreditCodeShape(value) && !hasRightCheck(value) ? 'licenceChecksum' : undefined
}

/** Anything else is the number of another licence, which nobody checks. */
function isCreditCodeShape(value: string): boolean {
  return /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(value)
}

/** The last character makes the weighted sum a multiple of 31. */
function hasRightCheck(code: string): boolean {
  const sum = Array.from(code.slice(0, 17)).reduce(
    (total, character, index) => total + alphabet.indexOf(character) * (3 ** index % 31),
    0,
  )
  return alphabet[(31 - (sum % 31)) % 31] === code.at(-1)
}
