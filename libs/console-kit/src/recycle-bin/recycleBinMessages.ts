import { defineMessages, plural } from '@spruce/validators/i18n'

const records = (count: number) => plural(count, 'record')

/** Every text of the page. */
export const recycleBinMessages = defineMessages({
  'zh-CN': {
    title: '回收站',
    lead: '删除的数据保留 30 天，期间可以恢复，到期后自动清除。',
    search: '搜索回收站',
    searchHelp: '名称的开头',
    anyKind: '全部类型',
    emptyTitle: '回收站是空的',
    emptyText: '删除的数据会先放在这里，保留 30 天。',

    // Columns
    name: '名称',
    kind: '类型',
    removedBy: '删除人',
    removedAt: '删除时间',
    purgedAt: '保留至',
    lastDay: '剩余不到 1 天',
    daysLeft: (days: number) => `剩余 ${days} 天`,

    // Kinds
    plans: '套餐',
    components: '组件',
    systemNotices: '系统公告',
    roles: '角色',
    members: '成员',
    departments: '部门',
    menus: '菜单',
    apps: '应用',
    pages: '页面',
    workbenches: '工作台',
    resources: '资源',
    businessIdentifiers: '业务标识',
    notices: '公告',
    tenantComponents: '企业组件',
    deviceAreas: '设备区域',
    devices: '设备',
    dataPoints: '数据点',
    folders: '文件夹',
    identityProviders: '身份提供方',
    calendarEvents: '日程',
    todos: '待办',

    // Restoring
    restore: '恢复',
    restored: (name: string) => `已恢复“${name}”`,
    restoredMany: (count: number) => `已恢复 ${count} 项`,
    restoring: '正在恢复',
    notRestored: (name: string, reason: string) => `未能恢复“${name}”：${reason}`,
    notRestoredTitle: (count: number) => `${count} 项未能恢复`,
    notRestoredLead: (count: number) =>
      count === 0
        ? '以下数据仍在回收站里，处理好原因后可以再次恢复。'
        : `其余 ${count} 项已恢复。以下数据仍在回收站里，处理好原因后可以再次恢复。`,

    // What came back otherwise than it was
    restoredOtherwise: (name: string, notes: string) => `已恢复“${name}”：${notes}`,
    noteSeparator: '；',
    note: '与删除前的不同',
    notesTitle: (count: number) => `${count} 项恢复后有变化`,
    notesLead: '以下数据已恢复，但它们所依托的部门、角色等已不存在。',
    topLevel: '顶级',
    placedAtRoot: (place: string) => `原部门已不存在，已放入“${place}”`,
    parentGone: (place: string) => `原上级已不存在，现位于“${place}”`,
    departmentsGone: (count: number) => `${count} 个部门已不存在，未恢复`,
    rolesGone: (count: number) => `${count} 个角色已不存在，未恢复`,
    peopleGone: (count: number) => `${count} 名成员已不在，未恢复`,
    headsGone: (count: number) => `${count} 名负责人已不在，未恢复`,
    audienceGone: (count: number) => `可见范围中有 ${count} 个角色或部门已不存在`,
    customersGone: (count: number) => `发送范围中有 ${count} 个客户或套餐已不存在`,
    switchedOff: '可见的角色已全部不存在，应用已停用',
    filesGone: (count: number) => `${count} 张图片的文件已不存在，未恢复`,
    offersGone: (count: number) => `套餐中有 ${count} 个应用、菜单、权限或组件已不存在，未恢复`,
    secretGone: '密钥未保留，请重新填写',
    disabled: '已停用，确认设置后可重新启用',

    // Purging
    purge: '彻底删除',
    purgeQuestion: (name: string) => `彻底删除“${name}”？`,
    purgeManyQuestion: (count: number) => `彻底删除选中的 ${count} 项？`,
    purgeText: '删除后不能再恢复。',
    purged: (name: string) => `已彻底删除“${name}”`,
    purgedMany: (count: number) => `已彻底删除 ${count} 项`,
    purging: '正在彻底删除',
    notPurgedTitle: (count: number) => `${count} 项未能彻底删除`,
    notPurgedLead: (count: number) =>
      count === 0 ? '以下数据仍在回收站里。' : `其余 ${count} 项已彻底删除。以下数据仍在回收站里。`,

    progress: (done: number, total: number) => `${done} / ${total}`,
    stopped: (done: number, left: number) => `已处理 ${done} 项，其余 ${left} 项没有变化`,

    // Reasons
    reason: '原因',
    taken: (field: string) => `${field}已被使用`,
    mayNot: '您没有权限新增这样的数据',
    gone: '已不在回收站，可能已被他人恢复或彻底删除',
    appGone: '所属的应用已不存在或不可用',
    fieldName: '名称',
    fieldCode: '编码',
    fieldLoginName: '登录名',
    fieldMobile: '手机号',
    fieldEmail: '邮箱',
    fieldEmployeeCode: '工号',
  },
  'en-US': {
    title: 'Recycle bin',
    lead: 'What is deleted is kept for 30 days. It can be restored until then, and is cleared afterwards.',
    search: 'Search the recycle bin',
    searchHelp: 'Beginning of the name',
    anyKind: 'Any type',
    emptyTitle: 'The recycle bin is empty',
    emptyText: 'What is deleted comes here first, and is kept for 30 days.',

    name: 'Name',
    kind: 'Type',
    removedBy: 'Deleted by',
    removedAt: 'Deleted at',
    purgedAt: 'Kept until',
    lastDay: 'Last day',
    daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),

    plans: 'Plan',
    components: 'Component',
    systemNotices: 'System notice',
    roles: 'Role',
    members: 'Member',
    departments: 'Department',
    menus: 'Menu',
    apps: 'Application',
    pages: 'Page',
    workbenches: 'Workbench',
    resources: 'Resource',
    businessIdentifiers: 'Business identifier',
    notices: 'Notice',
    tenantComponents: 'Component of the company',
    deviceAreas: 'Device area',
    devices: 'Device',
    dataPoints: 'Data point',
    folders: 'Folder',
    identityProviders: 'Identity provider',
    calendarEvents: 'Calendar event',
    todos: 'To-do',

    restore: 'Restore',
    restored: (name: string) => `“${name}” restored`,
    restoredMany: (count: number) => `${records(count)} restored`,
    restoring: 'Restoring',
    notRestored: (name: string, reason: string) => `“${name}” was not restored: ${reason}`,
    notRestoredTitle: (count: number) => `${records(count)} not restored`,
    notRestoredLead: (count: number) =>
      count === 0
        ? 'These are still in the recycle bin. Restore them again once the reason is gone.'
        : `${records(count)} restored. These are still in the recycle bin. Restore them again once the reason is gone.`,

    restoredOtherwise: (name: string, notes: string) => `“${name}” restored: ${notes}`,
    noteSeparator: '; ',
    note: 'What is different',
    notesTitle: (count: number) => `${records(count)} changed by the restore`,
    notesLead:
      'These are restored, but departments, roles or other things they depend on are gone.',
    topLevel: 'Top level',
    placedAtRoot: (place: string) => `no former department is left, now in “${place}”`,
    parentGone: (place: string) => `the former parent is gone, now under “${place}”`,
    departmentsGone: (count: number) => `departments gone and left out: ${count}`,
    rolesGone: (count: number) => `roles gone and left out: ${count}`,
    peopleGone: (count: number) => `members gone and left out: ${count}`,
    headsGone: (count: number) => `heads gone and left out: ${count}`,
    audienceGone: (count: number) => `roles or departments gone from the audience: ${count}`,
    customersGone: (count: number) => `customers or plans gone from the audience: ${count}`,
    switchedOff: 'every role that saw it is gone, so it is switched off',
    filesGone: (count: number) => `pictures gone and left out: ${count}`,
    offersGone: (count: number) =>
      `apps, menus, permissions or components gone from the plan: ${count}`,
    secretGone: 'its secret was not kept, so enter it again',
    disabled: 'now disabled, so check its settings and enable it',

    purge: 'Delete for good',
    purgeQuestion: (name: string) => `Delete “${name}” for good?`,
    purgeManyQuestion: (count: number) => `Delete ${records(count)} for good?`,
    purgeText: 'This cannot be undone.',
    purged: (name: string) => `“${name}” deleted for good`,
    purgedMany: (count: number) => `${records(count)} deleted for good`,
    purging: 'Deleting for good',
    notPurgedTitle: (count: number) => `${records(count)} not deleted`,
    notPurgedLead: (count: number) =>
      count === 0
        ? 'These are still in the recycle bin.'
        : `${records(count)} deleted for good. These are still in the recycle bin.`,

    progress: (done: number, total: number) => `${done} / ${total}`,
    stopped: (done: number, left: number) => `${records(done)} done, ${records(left)} unchanged`,

    reason: 'Reason',
    taken: (field: string) => `The ${field} is already used`,
    mayNot: 'You may not add anything like this',
    gone: 'No longer in the recycle bin: somebody restored it or deleted it for good',
    appGone: 'The application it belongs to is gone or not available',
    fieldName: 'name',
    fieldCode: 'code',
    fieldLoginName: 'sign-in name',
    fieldMobile: 'mobile number',
    fieldEmail: 'email address',
    fieldEmployeeCode: 'employee number',
  },
})
