import { importPermission, type PermissionCode, type Schemas } from '@spruce/api-client'
import type { ImportTexts } from './importMessages.js'

/** What a column may mean. */
export type ImportField = Schemas['ImportField']

/** What the rows of a file are. */
export type ImportKind = Schemas['ImportKind']

/** One of these opens the list of imports. */
export const importPermissions = [...new Set(Object.values(importPermission))]

/** What one needs for changes of what is there already. */
export const editPermission = {
  people: 'user:edit',
  departments: 'department:edit',
  devices: 'device:edit',
} as const satisfies Record<ImportKind, PermissionCode>

/** The texts that speak of members, departments or devices. */
export function kindTexts(t: ImportTexts, kind: ImportKind) {
  return {
    people: {
      title: t.title,
      templateFile: t.templateFile,
      uploadText: t.uploadText,
      nameMissing: t.nameMissing,
      noEditText: t.noEditText,
      doneText: t.doneText,
      undoneText: t.undoneText,
      leftText: t.leftText,
      cancelledText: t.cancelledText,
      undoMessage: t.undoMessage,
    },
    departments: {
      title: t.departmentsTitle,
      templateFile: t.departmentsTemplateFile,
      uploadText: t.departmentsUploadText,
      nameMissing: t.departmentsNameMissing,
      noEditText: t.noDepartmentEditText,
      doneText: t.departmentsDoneText,
      undoneText: t.departmentsUndoneText,
      leftText: t.departmentsLeftText,
      cancelledText: t.departmentsCancelledText,
      undoMessage: t.departmentsUndoMessage,
    },
    devices: {
      title: t.devicesTitle,
      templateFile: t.devicesTemplateFile,
      uploadText: t.devicesUploadText,
      nameMissing: t.devicesCodeMissing,
      noEditText: t.noDeviceEditText,
      doneText: t.devicesDoneText,
      undoneText: t.devicesUndoneText,
      leftText: t.devicesLeftText,
      cancelledText: t.devicesCancelledText,
      undoMessage: t.devicesUndoMessage,
    },
  }[kind]
}
