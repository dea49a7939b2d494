import type { DraftErrors } from '@spruce/shell-ui'
import type { roleMessages } from './roleMessages.js'
import type { DataScope, RoleCopyDraft, RoleDraft, RoleRecord } from './roleQueries.js'

type Texts = (typeof roleMessages)['zh-CN']

/** The text of each scope, from everybody to nobody else. */
export const scopeTexts = {
  all: 'scopeAll',
  department_below: 'scopeDepartmentBelow',
  department: 'scopeDepartment',
  self: 'scopeSelf',
  custom: 'scopeCustom',
} as const satisfies Record<DataScope, keyof Texts>

export const dataScopes = Object.keys(scopeTexts) as DataScope[]

/** What the form starts with. */
export function draftOfRole(role: RoleRecord | undefined): RoleDraft {
  return {
    name: role?.name ?? '',
    code: role?.code ?? '',
    description: role?.description ?? '',
    dataScope: role?.dataScope ?? 'all',
    departmentIds: [...(role?.departmentIds ?? [])],
  }
}

/** What is wrong with a name and a code. */
export function checkRoleNames(
  { name, code }: RoleCopyDraft,
  t: Texts,
): DraftErrors<RoleCopyDraft> {
  const isCode = /^[0-9A-Za-z_]{1,50}$/.test(code.trim())
  return {
    name: name.trim() === '' ? t.nameRequired : undefined,
    code: code.trim() === '' ? t.codeRequired : isCode ? undefined : t.codeFormat,
  }
}

/** What is wrong with a draft. */
export function checkRoleDraft(draft: RoleDraft, t: Texts): DraftErrors<RoleDraft> {
  const isNobody = draft.dataScope === 'custom' && draft.departmentIds.length === 0
  return {
    ...checkRoleNames(draft, t),
    departmentIds: isNobody ? t.departmentsRequired : undefined,
  }
}
