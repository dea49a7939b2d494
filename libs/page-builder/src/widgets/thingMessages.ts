import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the widgets of things, of people and of the search. */
export const thingMessages = defineMessages({
  'zh-CN': {
    online: '在线',
    offline: '离线',
    cutNames: (rows: string, columns: string) =>
      `已显示 ${rows} 行、${columns} 列，全部数据请以表格显示。`,
    onlineOf: (online: string, all: string) => `${online} / ${all} 在线`,
    acknowledge: '确认',
    acknowledgeOne: (name: string) => `确认报警：${name}`,
    acknowledged: '已确认',
    today: '今天',
    tomorrow: '明天',
    allDay: '全天',
    findPeople: '查找同事',
    nobody: '没有找到匹配的同事。',
    search: '搜索',
    searchAll: '搜索菜单、应用、人员、设置…',
  },
  'en-US': {
    online: 'Online',
    offline: 'Offline',
    cutNames: (rows, columns) =>
      `Rows shown: ${rows}; columns: ${columns}. The table has all of it.`,
    onlineOf: (online, all) => `${online} of ${all} online`,
    acknowledge: 'Acknowledge',
    acknowledgeOne: (name) => `Acknowledge the alarm ${name}`,
    acknowledged: 'Acknowledged',
    today: 'Today',
    tomorrow: 'Tomorrow',
    allDay: 'All day',
    findPeople: 'Find people',
    nobody: 'Nobody matches.',
    search: 'Search',
    searchAll: 'Search menus, apps, people, settings…',
  },
})
