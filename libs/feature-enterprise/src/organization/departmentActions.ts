import { type Action, defineAction, defineDialog, type TreeItem } from '@spruce/shell-ui'
import { FolderPlus, FolderTree, Pencil, ShieldQuestionMark, Trash2 } from 'lucide-react'
import { AccessDialog } from '../roles/AccessDialog.js'
import { text } from '../text.js'
import type { DeptNode } from './departmentQueries.js'
import type { DepartmentTarget, DepartmentWork } from './departmentWork.js'
import { departmentHistoryAction } from './organizationHistory.js'

const accessDialog = defineDialog(AccessDialog)

/** What a department offers, in its menu in the tree and beside its heading. */
export function departmentActions(work: DepartmentWork): Action<DepartmentTarget>[] {
  return [
    defineAction<DepartmentTarget>({
      label: text('addChildDepartment'),
      icon: FolderPlus,
      permission: 'department:add',
      run: ({ id }, { open }) => work.add(id, open),
    }),
    defineAction<DepartmentTarget>({
      label: text('editDepartment'),
      icon: Pencil,
      permission: 'department:edit',
      run: ({ id }, { open }) => work.edit(id, open),
    }),
    defineAction<DepartmentTarget>({
      label: text('moveTo'),
      icon: FolderTree,
      permission: 'department:edit',
      run: (department, { open }) => work.move(department, { open }),
    }),
    defineAction<DepartmentTarget>({
      label: text('whoSees'),
      icon: ShieldQuestionMark,
      permission: 'role:list',
      run: ({ id, name }, { open }) =>
        open(accessDialog, { object: { kind: 'department', id, name } }),
    }),
    departmentHistoryAction,
    defineAction<DepartmentTarget>({
      label: text('deleteDepartment'),
      icon: Trash2,
      permission: 'department:remove',
      danger: true,
      run: ({ id }, { open }) => work.remove(id, open),
    }),
  ]
}

/** The same for a node of the tree. */
export function treeActions(work: DepartmentWork): Action<TreeItem<DeptNode>>[] {
  return departmentActions(work).map(({ label, icon, permission, danger, run }) =>
    defineAction<TreeItem<DeptNode>>({
      label,
      icon,
      permission,
      danger,
      run: ({ data }, context) => run(data, context),
    }),
  )
}
