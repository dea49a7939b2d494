import type { DraftErrors } from '@spruce/shell-ui'
import type { roleMessages } from './roleMessages.js'
import type { DataScope, RoleRecord } from './roleQueries.js'

/** What the form holds. */
export interface RoleDraft {
  name: string
  code: string
  description: string
  dataScope: DataScope
  departmentIds: string[]
}

/** What the copy's form holds. */
export type RoleCopyDraft = Pick<RoleDraft, 'name' | 'code'>

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

/** What is sent of a new one. */
export function bodyOfRole({ departmentIds, ...draft }: RoleDraft) {
  return {
    ...changesOfRole({ ...draft, ...(draft.dataScope === 'custom' && { departmentIds }) }),
    ...namesOfRole(draft),
    dataScope: draft.dataScope,
  }
}

/** What is sent of a copy. */
export function namesOfRole({ name, code }: RoleCopyDraft) {
  return { name: name.trim(), code: code.trim() }
}

/** What is sent of the fields that are there. */
export function changesOfRole({ name, code, description, ...rest }: Partial<RoleDraft>) {
  return {
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(code !== undefined && { code: code.trim() }),
    ...(description !== undefined && { description: description.trim() || null }),
  }
}
