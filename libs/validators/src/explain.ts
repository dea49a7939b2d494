import { checkEmail, isStrictEmail } from './email.js'
import { defaultLanguage, type Language } from './i18n.js'
import { checkIdCard } from './idCard.js'
import { isAreaCode, isStrictPhone } from './landline.js'
import { explainMessages } from './explainMessages.js'
import { validationMessages } from './messages.js'
import { checkMobile } from './mobile.js'
import { checkPassword } from './password.js'
import { identifierMaxLength, isIdentifier, isPhone } from './text.js'
import { checkUrl, isStrictUrl } from './url.js'

/** How strictly, and in which language, an explanation is given. */
export interface ExplainOptions {
  /** The language of the texts; zh-CN by default. */
  language?: Language
  /** Checks what `isStrict…` checks, too. */
  strict?: boolean
}

/** Which part of the rule for a mobile number still fails; `undefined` when none does. */
export function explainMobile(value: string, options: ExplainOptions = {}): string | undefined {
  const texts = textsOf(options)
  const check = checkMobile(value)
  if (value === '') return texts.mobile
  if (!check.hasDigitsOnly) return texts.digitsOnly
  if (!check.hasFirstDigit) return texts.mobileFirstDigit
  if (value.length > 1 && !check.hasSecondDigit) return texts.mobileSecondDigit
  if (options.strict && check.range?.service === 'iot') return texts.mobileIot
  if (check.missing > 0) return texts.mobileMissing(check.missing)
  if (check.surplus > 0) return texts.mobileSurplus(check.surplus)
  if (options.strict && !check.isStrict) return texts.mobileRange(value.slice(0, 3))
  return undefined
}

/** Which part of the rule for a landline or mobile number still fails; `undefined` when none does. */
export function explainPhone(value: string, options: ExplainOptions = {}): string | undefined {
  if (options.strict ? isStrictPhone(value) : isPhone(value)) return undefined
  const texts = textsOf(options)
  if (value === '') return texts.phone
  if (!value.startsWith('0')) {
    return value.startsWith('1') ? explainMobile(value, options) : texts.phoneArea
  }
  const [area = '', number, ...more] = value.split('-')
  if (number === undefined || more.length > 0 || !/^0\d{2,3}$/.test(area)) return texts.phoneArea
  if (options.strict && !isAreaCode(area)) return texts.phoneAreaUnknown(area)
  return texts.phoneNumber
}

/** Which part of the rule for an ID card still fails; `undefined` when none does. */
export function explainIdCard(value: string, options: ExplainOptions = {}): string | undefined {
  const texts = textsOf(options)
  const check = checkIdCard(value)
  if (value === '') return texts.idCard
  if (!/^\d*[Xx]?$/.test(value)) return texts.idCardDigits
  if (check.missing > 0) return texts.idCardMissing(check.missing)
  if (check.surplus > 0) return texts.idCardSurplus(check.surplus)
  if (!check.hasDigitsOnly) return texts.idCardDigits
  if (!options.strict || check.isStrict) return undefined
  if (!check.hasRegion) return texts.idCardRegion
  if (!check.hasBirthDate) return texts.idCardBirthDate
  if (!check.isBorn) return texts.idCardFuture
  return texts.idCardChecksum
}

/** Which part of the rule for an e-mail address still fails; `undefined` when none does. */
export function explainEmail(value: string, options: ExplainOptions = {}): string | undefined {
  const texts = textsOf(options)
  const check = checkEmail(value)
  if (value === '') return texts.email
  if (!check.hasAt) return value.includes('@') ? texts.emailTwoAts : texts.emailAt
  if (!check.hasLocal) return texts.emailLocal
  if (!check.hasHost) return texts.emailHost
  if (!check.hasLength) return texts.maxLength(254)
  if (!options.strict || isStrictEmail(value)) return undefined
  return value.indexOf('@') > 64 ? texts.emailLocalLength : texts.emailHost
}

/** Which part of the rule for a URL still fails; `undefined` when none does. */
export function explainUrl(value: string, options: ExplainOptions = {}): string | undefined {
  const texts = textsOf(options)
  const check = checkUrl(value)
  if (value === '' || !check.hasScheme) return texts.url
  if (!check.hasNoBlank) return texts.urlBlank
  if (!check.isValid) return texts.urlHost
  if (!options.strict || isStrictUrl(value)) return undefined
  return value.length > 2048 ? texts.maxLength(2048) : texts.urlPublic
}

/** Which part of "letters, digits and underscore, at most 50" fails; `undefined` when none does. */
export function explainIdentifier(value: string, options: ExplainOptions = {}): string | undefined {
  const texts = textsOf(options)
  if (value === '') return texts.identifier
  const wrong = Array.from(value).find((character) => !/^\w$/.test(character))
  if (wrong !== undefined) return texts.identifierCharacter(wrong)
  return isIdentifier(value) ? undefined : texts.maxLength(identifierMaxLength)
}

/** Which parts of the rule for a new password fail, each a line; `undefined` when none does. */
export function explainPassword(value: string, options: ExplainOptions = {}): string | undefined {
  const texts = textsOf(options)
  const check = checkPassword(value)
  if (check.isValid) return undefined
  const failing = [
    check.hasLength ? [] : [texts.passwordLength],
    check.hasNoChinese ? [] : [texts.passwordNoChinese],
    check.hasKinds ? [] : [texts.passwordKinds],
  ].flat()
  return texts.stillNeeded(failing)
}

function textsOf({ language = defaultLanguage }: ExplainOptions) {
  return { ...validationMessages[language], ...explainMessages[language] }
}
