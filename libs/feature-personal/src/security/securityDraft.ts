import type { DraftErrors } from '@spruce/shell-ui'
import { checkPassword, isEmail, isMobile, type validationMessages } from '@spruce/validators'
import type { securityMessages } from './securityMessages.js'

/** How a change of the password is confirmed, under the specification's names. @public */
export type PasswordMethod = 'password' | 'mobile' | 'email'

/** A phone or an email. @public */
export type ContactKind = 'mobile' | 'email'

/** What is typed to change the password (spec section 3, "Password-change form"). @public */
export interface PasswordDraft extends Record<string, string> {
  optType: PasswordMethod
  oldPwd: string
  newPwd: string
  confirmPwd: string
  vcCode: string
}

/** What is typed to bind or replace a contact; `optType` says which of the two it is. @public */
export interface ContactDraft extends Record<string, string> {
  optType: ContactKind
  mobile: string
  email: string
  vcCode: string
}

/** What the account has bound; contacts come masked. @public */
export interface BoundContacts {
  loginName: string | null
  mobileNew: string | null
  emailNew: string | null
}

type Texts = (typeof securityMessages)['zh-CN']
type Rules = (typeof validationMessages)['zh-CN']

/** The first method that the account can use. */
export function emptyPasswordDraft(bound: BoundContacts): PasswordDraft {
  const optType = bound.loginName ? 'password' : bound.mobileNew ? 'mobile' : 'email'
  return { optType, oldPwd: '', newPwd: '', confirmPwd: '', vcCode: '' }
}

/** Spec section 5, "Password dialog". */
export function checkPasswordDraft(
  { optType, oldPwd, newPwd, confirmPwd, vcCode }: PasswordDraft,
  t: Texts,
  rules: Rules,
): DraftErrors<PasswordDraft> {
  return {
    oldPwd: optType === 'password' && oldPwd === '' ? t.oldPwdRequired : undefined,
    vcCode: optType === 'password' ? undefined : codeError(vcCode, t),
    newPwd:
      newPwd === '' ? t.newPwdRequired : checkPassword(newPwd).isValid ? undefined : rules.password,
    confirmPwd:
      confirmPwd === ''
        ? t.confirmPwdRequired
        : confirmPwd === newPwd
          ? undefined
          : rules.passwordMismatch,
  }
}

/** Spec section 5, "Password dialog". */
export function checkContactDraft(
  { optType, mobile, email, vcCode }: ContactDraft,
  t: Texts,
  rules: Rules,
): DraftErrors<ContactDraft> {
  const typed = { mobile: contactOf(mobile), email: contactOf(email) }
  return {
    mobile:
      optType !== 'mobile' || isMobile(typed.mobile)
        ? undefined
        : typed.mobile === ''
          ? t.mobileRequired
          : rules.mobile,
    email:
      optType !== 'email' || isEmail(typed.email)
        ? undefined
        : typed.email === ''
          ? t.emailRequired
          : rules.email,
    vcCode: codeError(vcCode, t),
  }
}

function codeError(code: string, t: Texts): string | undefined {
  if (code === '') return t.vcCodeRequired
  return /^\d{6}$/u.test(code) ? undefined : t.vcCodeFormat
}

/** Full-width characters and spaces, as a Chinese keyboard makes them, are what they look like. */
export function contactOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/gu, '')
}
