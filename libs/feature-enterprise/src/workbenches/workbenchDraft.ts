import type { Schemas } from '@spruce/api-client'
import type { DraftErrors } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { WorkbenchTexts } from './workbenchMessages.js'
import type { WorkbenchRow } from './workbenchQueries.js'
import { documentOfTemplate, emptyDocument, type TemplateKey } from './workbenchTemplates.js'

/** What the form holds. */
export interface WorkbenchDraft {
  name: string
  description: string
  roleIds: string[]
  departmentIds: string[]
  /** Of a new one. */
  start: 'empty' | TemplateKey
}

/** The limits of the contract. */
const limits = { description: 200, chosen: 100 }

/** What the form starts with. */
export function draftOfWorkbench(workbench: WorkbenchRow | undefined): WorkbenchDraft {
  return {
    name: workbench?.name ?? '',
    description: workbench?.description ?? '',
    roleIds: [...(workbench?.roleIds ?? [])],
    departmentIds: [...(workbench?.departmentIds ?? [])],
    start: 'office',
  }
}

/** What is wrong with a draft. */
export function checkWorkbenchDraft(
  draft: WorkbenchDraft,
  t: WorkbenchTexts,
): DraftErrors<WorkbenchDraft> {
  const tooMany = ({ length }: readonly string[]) =>
    length > limits.chosen ? t.tooManyChosen(limits.chosen) : undefined
  return {
    name: draft.name.trim() === '' ? t.nameRequired : undefined,
    description:
      draft.description.length > limits.description ? t.tooLong(limits.description) : undefined,
    roleIds: tooMany(draft.roleIds),
    departmentIds: tooMany(draft.departmentIds),
  }
}

/** What is sent of a new one. */
export function bodyOfWorkbench(
  { start, ...draft }: WorkbenchDraft,
  scope: WorkbenchRow['scope'],
  language: Language,
): Schemas['AddWorkbenchRequest'] {
  const { name, description, roleIds, departmentIds } = draft
  return {
    ...{ scope, name: name.trim(), description: description.trim() || null },
    ...(scope === 'business' && { roleIds, departmentIds }),
    document: start === 'empty' ? emptyDocument() : documentOfTemplate(start, language),
  }
}

/** What is sent of the fields that were touched. */
export function changesOfWorkbench(changes: Partial<WorkbenchDraft>) {
  const { name, description, roleIds, departmentIds } = changes
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(description !== undefined && { description: description.trim() || null }),
    ...(roleIds !== undefined && { roleIds }),
    ...(departmentIds !== undefined && { departmentIds }),
  }
}
