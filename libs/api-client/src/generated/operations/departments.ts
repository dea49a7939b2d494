/** @public */
export const listDeptTrees = {
  id: 'listDeptTrees',
  method: 'get',
  path: '/aba-base/api/dept/dept-trees',
  tag: 'departments',
} as const
/** @public */
export const listChildDepts = {
  id: 'listChildDepts',
  method: 'get',
  path: '/aba-base/api/dept/child-depts/1',
  tag: 'departments',
} as const
/** @public */
export const getDeptBranch = {
  id: 'getDeptBranch',
  method: 'get',
  path: '/aba-base/api/v3/depts/{id}',
  tag: 'departments',
} as const
/** @public */
export const getDept = {
  id: 'getDept',
  method: 'get',
  path: '/aba-base/api/dept/{id}',
  tag: 'departments',
} as const
/** @public */
export const addDept = {
  id: 'addDept',
  method: 'post',
  path: '/aba-base/api/dept/add-dept',
  tag: 'departments',
} as const
/** @public */
export const editDept = {
  id: 'editDept',
  method: 'post',
  path: '/aba-base/api/dept/edit-dept',
  tag: 'departments',
} as const
/** @public */
export const deleteDept = {
  id: 'deleteDept',
  method: 'post',
  path: '/aba-base/api/dept/delete-dept/{id}',
  tag: 'departments',
} as const
/** @public */
export const previewDeptMove = {
  id: 'previewDeptMove',
  method: 'get',
  path: '/spruce/api/v1/departments/{id}/move-preview',
  tag: 'departments',
} as const
/** @public */
export const listUserDepts = {
  id: 'listUserDepts',
  method: 'post',
  path: '/aba-base/api/dept/user-dept',
  tag: 'departments',
} as const
/** @public */
export const listOtherDepts = {
  id: 'listOtherDepts',
  method: 'get',
  path: '/aba-base/api/dept/otherdepts',
  tag: 'departments',
} as const
