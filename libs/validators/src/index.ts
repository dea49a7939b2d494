export {
  byteLength,
  hasNoChinese,
  identifierMaxLength,
  isEmail,
  isExternal,
  isIdCard,
  isIdentifier,
  isInteger,
  isLetters,
  isLettersOrDigits,
  isLowercase,
  isMobile,
  isNegativeInteger,
  isNonNegativeDecimal,
  isPhone,
  isPositiveInteger,
  isUppercase,
  isUrl,
} from './text.js'
export { checkPassword, isPassword, passwordKinds, passwordLength } from './password.js'
export type { PasswordCheck } from './password.js'
export { maskEmail, maskMobile } from './mask.js'
export { emptyCell, formatCell, formatTime, readTime } from './format.js'
export type { Moment } from './format.js'
export { safeUrl } from './safeUrl.js'
export type { SafeUrl, SafeUrlOptions } from './safeUrl.js'
export { validationMessages } from './messages.js'
