import type { Schemas } from '@spruce/api-client'
import type { ImportTexts } from './importMessages.js'

/** What a column may mean. */
export type ImportField = Schemas['ImportField']

/** What the rows of a file are. */
export type ImportKind = Schemas['ImportKind']

/** See ImportKind; people first. */
export const importKinds = ['people', 'departments'] as const satisfies readonly ImportKind[]

/** What a column may mean, in the order of the template. */
export const importFields = {
  people: ['nickName', 'loginName', 'employeeCode', 'mobile', 'email', 'departments', 'roles'],
  departments: ['name', 'code', 'parent', 'sort', 'head', 'description'],
} as const satisfies Record<ImportKind, readonly ImportField[]>

/** Without a column for it nothing can be imported. */
export const nameField = { people: 'nickName', departments: 'name' } as const satisfies Record<
  ImportKind,
  ImportField
>

/** The texts that speak of members or of departments. */
export function kindTexts(t: ImportTexts, kind: ImportKind) {
  return kind === 'people'
    ? {
        title: t.title,
        templateFile: t.templateFile,
        uploadText: t.uploadText,
        nameMissing: t.nameMissing,
        doneText: t.doneText,
        undoneText: t.undoneText,
        leftText: t.leftText,
        cancelledText: t.cancelledText,
        undoMessage: t.undoMessage,
      }
    : {
        title: t.departmentsTitle,
        templateFile: t.departmentsTemplateFile,
        uploadText: t.departmentsUploadText,
        nameMissing: t.departmentsNameMissing,
        doneText: t.departmentsDoneText,
        undoneText: t.departmentsUndoneText,
        leftText: t.departmentsLeftText,
        cancelledText: t.departmentsCancelledText,
        undoMessage: t.departmentsUndoMessage,
      }
}
