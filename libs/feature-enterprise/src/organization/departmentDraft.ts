import type { Schemas } from '@spruce/api-client'
import { validationMessages } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { enterpriseMessages } from '../messages.js'
import type { Department } from './departmentQueries.js'

/** What the form of a department holds. Empty texts mean: not set. */
export interface DepartmentDraft {
  name: string
  code: string
  /** Null: at the top. Offered when adding; an existing department is moved by its own action. */
  parentId: string | null
  headId: string | null
  /** A whole number, as typed. */
  sort: string
  description: string
}

/** The draft of a new department under a parent. */
export function emptyDepartmentDraft(parentId: string | null): DepartmentDraft {
  return { name: '', code: '', parentId, headId: null, sort: '', description: '' }
}

/** The draft that the form of an existing department starts with. */
export function departmentDraftOf(department: Department): DepartmentDraft {
  return {
    name: department.name,
    code: department.code ?? '',
    parentId: department.parentId,
    headId: department.headId,
    sort: String(department.sort),
    description: department.description ?? '',
  }
}

/** What is wrong with which field; the contract's rules. */
export function checkDepartmentDraft(
  draft: DepartmentDraft,
  language: Language,
): Partial<Record<keyof DepartmentDraft, string>> {
  const t = enterpriseMessages[language]
  const { required } = validationMessages[language]
  const { name, code, sort, description } = draft
  return {
    ...(name.trim() === '' && { name: required(t.departmentName) }),
    ...(Array.from(name.trim()).length > 50 && { name: t.nameTooLong }),
    ...(code.trim() !== '' && !/^[\w-]{1,50}$/.test(code.trim()) && { code: t.codeFormat }),
    ...(sort.trim() !== '' && !isOrder(sort.trim()) && { sort: t.orderRange }),
    ...(Array.from(description).length > 500 && { description: t.descriptionTooLong }),
  }
}

/** The fields of a request for the fields of a draft. */
export function departmentFields(
  draft: Partial<DepartmentDraft>,
): Partial<Omit<Schemas['EditDeptRequest'], 'id' | 'version' | 'parentId'>> {
  const { name, code, headId, sort, description } = draft
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(code !== undefined && { code: code.trim() || null }),
    ...(headId !== undefined && { headId }),
    ...(sort !== undefined && sort.trim() !== '' && { sort: Number(sort) }),
    ...(description !== undefined && { description: description.trim() || null }),
  }
}

function isOrder(text: string): boolean {
  return /^(?:0|[1-9]\d{0,6})$/.test(text) && Number(text) <= 1_000_000
}
