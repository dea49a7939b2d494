/**
 * Helper validators of spec section 5. Each answers for the whole string and takes what a field
 * holds: no trimming, the empty string is never valid.
 */

/** Lowercase Latin letters only. */
export function isLowercase(value: string): boolean {
  return /^[a-z]+$/.test(value)
}

/** Uppercase Latin letters only. */
export function isUppercase(value: string): boolean {
  return /^[A-Z]+$/.test(value)
}

/** Latin letters only. */
export function isLetters(value: string): boolean {
  return /^[A-Za-z]+$/.test(value)
}

/** Latin letters and digits only. */
export function isLettersOrDigits(value: string): boolean {
  return /^[A-Za-z0-9]+$/.test(value)
}

/** The most characters of a "letters, digits and underscore" field (spec section 9). */
export const identifierMaxLength = 50

/** Latin letters, digits and underscore, at most 50. */
export function isIdentifier(value: string): boolean {
  return /^\w{1,50}$/.test(value)
}

/** 11 digits, starting with 1 followed by 1–9. */
export function isMobile(value: string): boolean {
  return /^1[1-9]\d{9}$/.test(value)
}

/** Area code, hyphen and 7–8 digits, or a mobile number. */
export function isPhone(value: string): boolean {
  return /^0\d{2,3}-\d{7,8}$/.test(value) || isMobile(value)
}

/** A whole number above zero, without sign or leading zeros. */
export function isPositiveInteger(value: string): boolean {
  return /^[1-9]\d*$/.test(value)
}

/** A whole number below zero. */
export function isNegativeInteger(value: string): boolean {
  return /^-[1-9]\d*$/.test(value)
}

/** A whole number: negative, zero or positive. */
export function isInteger(value: string): boolean {
  return /^(?:0|-?[1-9]\d*)$/.test(value)
}

/** Zero or more, with or without decimals. */
export function isNonNegativeDecimal(value: string): boolean {
  return /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)
}

/**
 * A Chinese ID card: 15 or 18 digits. The last of 18 may be X, which is how the check digit 10 is
 * written on the card.
 */
export function isIdCard(value: string): boolean {
  return /^(?:\d{15}|\d{17}[\dXx])$/.test(value)
}

const chinese = /[\p{Script=Han}\u3000-\u303f\uff01-\uff5e\uffe5]/u

/** Text with no Chinese characters; Chinese and full-width punctuation counts as Chinese. */
export function hasNoChinese(value: string): boolean {
  return !chinese.test(value)
}

/** The length in bytes of a column: Chinese characters count 2, others 1. */
export function byteLength(value: string): number {
  let length = 0
  for (const character of value) length += chinese.test(character) ? 2 : 1
  return length
}

/** The link leads out of the portal: http, https, mailto and tel. */
export function isExternal(value: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(value)
}
