import type { PermissionCode, Schemas } from '@spruce/api-client'
import type { ImportTexts } from './importMessages.js'

/** What a column may mean. */
export type ImportField = Schemas['ImportField']

/** What the rows of a file are. */
export type ImportKind = Schemas['ImportKind']

/** See ImportKind; people first. */
export const importKinds = [
  'people',
  'departments',
  'devices',
] as const satisfies readonly ImportKind[]

/** What a column may mean, in the order of the template. */
export const importFields = {
  people: ['nickName', 'loginName', 'employeeCode', 'mobile', 'email', 'departments', 'roles'],
  departments: ['name', 'code', 'parent', 'sort', 'head', 'description'],
  devices: ['code', 'name', 'area', 'type', 'model', 'description'],
} as const satisfies Record<ImportKind, readonly ImportField[]>

/** Without a column for it nothing can be imported. */
export const nameField = {
  people: 'nickName',
  departments: 'name',
  devices: 'code',
} as const satisfies Record<ImportKind, ImportField>

/** What one needs to import rows of a kind. */
export const importPermission = {
  people: 'user:import',
  departments: 'user:import',
  devices: 'device:import',
} as const satisfies Record<ImportKind, PermissionCode>

/** One of these opens the list of imports. */
export const importPermissions = ['user:import', 'device:import'] as const

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
