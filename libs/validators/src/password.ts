import { hasNoChinese } from './text.js'

/** Password length in characters (spec sections 5 and 9). */
export const passwordLength = { min: 8, max: 16 } as const

/** How many of the four kinds of characters a password needs. */
export const passwordKinds = 3

/** What the rule finds, part by part, so that a form can tick each line while the user types. */
export interface PasswordCheck {
  /** Every part of the rule holds. */
  isValid: boolean
  /** 8 to 16 characters. */
  hasLength: boolean
  /** Not one Chinese character. */
  hasNoChinese: boolean
  /** At least three of the four kinds below. */
  hasKinds: boolean
  hasDigit: boolean
  hasUppercase: boolean
  hasLowercase: boolean
  /** Anything visible that is neither letter nor digit nor Chinese. */
  hasSpecial: boolean
}

/**
 * The rule for a new password (spec section 5): no Chinese characters; 8 to 16 characters; at least
 * three of four types (digit, uppercase, lowercase, special).
 */
export function checkPassword(value: string): PasswordCheck {
  const { length } = Array.from(value)
  const parts = {
    hasLength: length >= passwordLength.min && length <= passwordLength.max,
    hasNoChinese: hasNoChinese(value),
    hasDigit: /\d/.test(value),
    hasUppercase: /[A-Z]/.test(value),
    hasLowercase: /[a-z]/.test(value),
    hasSpecial: Array.from(value).some((one) => /[^\sA-Za-z0-9]/u.test(one) && hasNoChinese(one)),
  }
  const kinds = [parts.hasDigit, parts.hasUppercase, parts.hasLowercase, parts.hasSpecial]
  const hasKinds = kinds.filter(Boolean).length >= passwordKinds
  return { ...parts, hasKinds, isValid: parts.hasLength && parts.hasNoChinese && hasKinds }
}

/** `checkPassword(value).isValid`, for those who need no parts. */
export function isPassword(value: string): boolean {
  return checkPassword(value).isValid
}
