import type { Schemas } from '@spruce/api-client'
import { explainEmail, explainMobile, normalizeInput, toHalfWidth } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { applyMessages } from './applyMessages.js'

/** The application as it is known to whoever has its link. */
export type OwnApplication = Schemas['OwnApplication']

/** What the applicant types. @public */
export interface ApplyValues {
  name: string
  shortName: string
  code: string
  industry: string
  region: string
  contactName: string
  contactMobile: string
  contactEmail: string
  reason: string
  captcha: string
}

/** @public */
export type ApplyField = keyof ApplyValues

/** What the server found wrong, and where. @public */
export interface ApplyProblem {
  /** Above the form. */
  message?: string
  /** At the fields. */
  fields?: Partial<Record<ApplyField, string>>
}

/** The steps and the fields of each, in their order. */
export const applySteps = [
  { name: 'company', fields: ['name', 'shortName', 'code', 'industry', 'region'] },
  { name: 'contact', fields: ['contactName', 'contactMobile', 'contactEmail'] },
  { name: 'confirm', fields: ['reason', 'captcha'] },
] as const satisfies readonly { name: string; fields: readonly ApplyField[] }[]

/** The longest value of each field, in characters. */
export const longest: Readonly<Record<ApplyField, number>> = {
  name: 100,
  shortName: 50,
  code: 30,
  industry: 50,
  region: 50,
  contactName: 50,
  contactMobile: 20,
  contactEmail: 100,
  reason: 500,
  captcha: 10,
}

/** What a form begins with; contacts are masked in what is known, so they stay empty. */
export function valuesOf(known: OwnApplication | undefined): ApplyValues {
  return {
    name: known?.name ?? '',
    shortName: known?.shortName ?? '',
    code: known?.code ?? '',
    industry: known?.industry ?? '',
    region: known?.region ?? '',
    contactName: known?.contactName ?? '',
    contactMobile: '',
    contactEmail: '',
    reason: known?.reason ?? '',
    captcha: '',
  }
}

/** Full-width characters, as a Chinese keyboard makes them, are what they look like. */
export function normalized(values: ApplyValues): ApplyValues {
  return {
    ...values,
    name: values.name.trim(),
    shortName: values.shortName.trim(),
    code: toHalfWidth(values.code).replace(/\s/g, '').toLowerCase(),
    industry: values.industry.trim(),
    region: values.region.trim(),
    contactName: values.contactName.trim(),
    contactMobile: normalizeInput(values.contactMobile, 'phone'),
    contactEmail: normalizeInput(values.contactEmail, 'email'),
    reason: values.reason.trim(),
    captcha: normalizeInput(values.captcha, 'code'),
  }
}

/** What is wrong with a field, if anything. With `keepsContacts` an empty contact stays as it was. */
export function checkApply(
  field: ApplyField,
  values: ApplyValues,
  { language, keepsContacts = false, hasCaptcha }: CheckOptions,
): string | undefined {
  const t = applyMessages[language]
  const { name, code, contactName, contactMobile, contactEmail, captcha } = values
  switch (field) {
    case 'name':
      return name === '' ? t.nameRequired : undefined
    case 'code':
      if (code === '') return t.codeRequired
      return /^[a-z][0-9a-z-]{1,29}$/.test(code) ? undefined : t.codeFormat
    case 'contactName':
      return contactName === '' ? t.contactNameRequired : undefined
    case 'contactMobile':
      if (contactMobile === '') return keepsContacts ? undefined : t.mobileRequired
      return explainMobile(contactMobile, { language })
    case 'contactEmail':
      if (contactEmail === '') return keepsContacts ? undefined : t.emailRequired
      return explainEmail(contactEmail, { language })
    case 'captcha':
      return hasCaptcha && captcha === '' ? t.captchaRequired : undefined
    default:
      return undefined
  }
}

export interface CheckOptions {
  language: Language
  keepsContacts?: boolean
  hasCaptcha: boolean
}

const textOrNull = (text: string) => (text === '' ? null : text)

/** The body of a first application. */
export function applyBody(values: ApplyValues, captchaKey: string): Schemas['ApplyRequest'] {
  return {
    name: values.name,
    shortName: textOrNull(values.shortName),
    code: values.code,
    industry: textOrNull(values.industry),
    region: textOrNull(values.region),
    contactName: values.contactName,
    contactMobile: values.contactMobile,
    contactEmail: values.contactEmail,
    reason: textOrNull(values.reason),
    captchaKey,
    captcha: values.captcha || '0',
  }
}

/** The body of an answer: contacts only where there are other ones. */
export function resubmitBody(
  values: ApplyValues,
  { token, version }: { token: string; version: number },
): Schemas['ResubmitRequest'] {
  const { contactMobile, contactEmail } = values
  return {
    token,
    version,
    name: values.name,
    shortName: textOrNull(values.shortName),
    code: values.code,
    industry: textOrNull(values.industry),
    region: textOrNull(values.region),
    contactName: values.contactName,
    ...(contactMobile === '' ? {} : { contactMobile }),
    ...(contactEmail === '' ? {} : { contactEmail }),
    reason: textOrNull(values.reason),
  }
}
