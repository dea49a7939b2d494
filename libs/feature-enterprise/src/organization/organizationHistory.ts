import { listDepartmentHistory, listMemberHistory } from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import type { DepartmentTarget } from './departmentWork.js'
import type { Member } from './memberQueries.js'

/** Who changed a department, for who may list departments. */
export const departmentHistoryAction = historyAction<DepartmentTarget>({
  source: recordHistory(listDepartmentHistory, 'department:list'),
  nameOf: ({ name }) => name,
})

/** Who changed a person's record, for who may list people. */
export const memberHistoryAction = historyAction<Member>({
  source: recordHistory(listMemberHistory, 'user:list'),
  nameOf: ({ nickName }) => nickName,
})
