export {
  byteLength,
  hasNoChinese,
  identifierMaxLength,
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
} from './text.js'
export { checkEmail, isEmail, isStrictEmail } from './email.js'
export type { EmailCheck } from './email.js'
export { checkUrl, isStrictUrl, isUrl } from './url.js'
export type { UrlCheck } from './url.js'
export {
  checkMobile,
  findMobileRange,
  isIotNumber,
  isStrictMobile,
  mobileRanges,
} from './mobile.js'
export type { MobileCheck, MobileOperator, MobileRange, MobileService } from './mobile.js'
export { isAreaCode, isStrictPhone } from './landline.js'
export { checkIdCard, idCardChecksum, isStrictIdCard } from './idCard.js'
export type { IdCardCheck } from './idCard.js'
export {
  explainEmail,
  explainIdCard,
  explainIdentifier,
  explainMobile,
  explainPassword,
  explainPhone,
  explainUrl,
} from './explain.js'
export type { ExplainOptions } from './explain.js'
export { normalizeInput, toHalfWidth } from './halfWidth.js'
export type { InputKind } from './halfWidth.js'
export { checkPassword, isPassword, passwordKinds, passwordLength } from './password.js'
export type { PasswordCheck } from './password.js'
export { maskEmail, maskMobile } from './mask.js'
export { emptyCell, formatCell, formatTime, readTime } from './format.js'
export type { Moment } from './format.js'
export { isBelowPath } from './belowPath.js'
export { safeUrl } from './safeUrl.js'
export type { SafeUrl, SafeUrlOptions } from './safeUrl.js'
export { validationMessages } from './messages.js'
