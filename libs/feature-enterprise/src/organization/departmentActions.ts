import { type Action, defineAction, keepFocus, type TreeItem } from '@spruce/shell-ui'
import { FolderPlus, FolderTree, Pencil, Plus, Trash2 } from 'lucide-react'
import { text } from '../text.js'
import type { DeptNode } from './departmentQueries.js'
import type { DepartmentTarget, DepartmentWork } from './departmentWork.js'

/** What a department offers, in its menu in the tree and beside its heading. */
export function departmentActions(work: DepartmentWork): Action<DepartmentTarget>[] {
  return [
    defineAction<DepartmentTarget>({
      label: text('addChildDepartment'),
      icon: FolderPlus,
      permission: 'department:add',
      run: ({ id }) => keepFocus()(() => work.add(id)),
    }),
    defineAction<DepartmentTarget>({
      label: text('editDepartment'),
      icon: Pencil,
      permission: 'department:edit',
      run: (department) => work.edit(department),
    }),
    defineAction<DepartmentTarget>({
      label: text('moveTo'),
      icon: FolderTree,
      permission: 'department:edit',
      run: (department) => keepFocus()(() => work.move(department)),
    }),
    defineAction<DepartmentTarget>({
      label: text('deleteDepartment'),
      icon: Trash2,
      permission: 'department:remove',
      danger: true,
      run: (department) => work.remove(department),
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

/** Above the tree. */
export function addRootAction(work: DepartmentWork): Action {
  return defineAction({
    label: text('addRootDepartment'),
    icon: Plus,
    permission: 'department:add',
    run: () => void work.add(null),
  })
}
