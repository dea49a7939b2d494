import { defineMessages } from '@spruce/validators/i18n'

/** What the filter by a department says. */
export const departmentFilterMessages = defineMessages({
  'zh-CN': { department: '部门', anyDepartment: '全部部门' },
  'en-US': { department: 'Department', anyDepartment: 'All departments' },
})
