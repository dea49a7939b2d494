import type { Schemas } from '@spruce/api-client'
import {
  explainEmail,
  explainIdentifier,
  explainMobile,
  isPassword,
  validationMessages,
} from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { enterpriseMessages } from '../messages.js'
import type { Member } from './memberQueries.js'

/** What the form of a person holds. Empty texts mean: not set. */
export interface MemberDraft {
  nickName: string
  /** Adding only: the product makes the login name. */
  isLoginNameMade: boolean
  loginName: string
  employeeCode: string
  mobile: string
  email: string
  /** The main one first. */
  departmentIds: string[]
  roleIds: string[]
  /** Adding only. Empty: a one-time password is made. */
  password: string
}

/** The draft of a new person of a department. */
export function emptyMemberDraft(departmentId?: string): MemberDraft {
  return {
    nickName: '',
    isLoginNameMade: false,
    loginName: '',
    employeeCode: '',
    mobile: '',
    email: '',
    departmentIds: departmentId ? [departmentId] : [],
    roleIds: [],
    password: '',
  }
}

/** The draft that the form of an existing person starts with. */
export function memberDraftOf(member: Member): MemberDraft {
  return {
    nickName: member.nickName,
    isLoginNameMade: false,
    loginName: member.loginName,
    employeeCode: member.employeeCode ?? '',
    mobile: member.mobile ?? '',
    email: member.email ?? '',
    departmentIds: member.departments.map(({ id }) => id),
    roleIds: member.roles.map(({ id }) => id),
    password: '',
  }
}

/** What is wrong with which field: the rules of section 5 and of the contract. */
export function checkMemberDraft(
  draft: MemberDraft,
  language: Language,
): Partial<Record<keyof MemberDraft, string>> {
  const t = enterpriseMessages[language]
  const rules = validationMessages[language]
  const [nickName, loginName, employeeCode, mobile, email] = [
    draft.nickName.trim(),
    draft.isLoginNameMade ? undefined : draft.loginName.trim(),
    draft.employeeCode.trim(),
    draft.mobile.trim(),
    draft.email.trim(),
  ]
  return {
    ...(nickName === '' && { nickName: rules.required(t.name) }),
    ...(Array.from(nickName).length > 50 && { nickName: t.nameTooLong }),
    ...(loginName === '' && { loginName: rules.required(t.account) }),
    ...(loginName !== undefined &&
      loginName !== '' && { loginName: explainIdentifier(loginName, { language }) }),
    ...(employeeCode !== '' &&
      !/^[\w-]{1,50}$/.test(employeeCode) && { employeeCode: t.codeFormat }),
    ...(mobile !== '' && { mobile: explainMobile(mobile, { language }) }),
    ...(email !== '' && { email: explainEmail(email, { language }) }),
    ...(email.length > 100 && { email: rules.maxLength(100) }),
    ...(draft.departmentIds.length === 0 && { departmentIds: t.chooseDepartments }),
    ...(!draft.isLoginNameMade &&
      draft.password !== '' &&
      !isPassword(draft.password) && { password: rules.password }),
  }
}

/** The fields of an edit for the edited fields of a draft. The account name is not among them. */
export function memberFields(
  draft: Partial<MemberDraft>,
): Omit<Schemas['EditMemberRequest'], 'version'> {
  const { nickName, employeeCode, mobile, email, departmentIds, roleIds } = draft
  return {
    ...(nickName !== undefined && { nickName: nickName.trim() }),
    ...(employeeCode !== undefined && { employeeCode: employeeCode.trim() || null }),
    ...(mobile !== undefined && { mobile: mobile.trim() || null }),
    ...(email !== undefined && { email: email.trim() || null }),
    ...(departmentIds !== undefined && { departmentIds }),
    ...(roleIds !== undefined && { roleIds }),
  }
}
