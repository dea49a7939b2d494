import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the history of a record, and of what a line of the operator log changed. */
export const historyMessages = defineMessages({
  'zh-CN': {
    history: '历史',
    title: (name: string) => `“${name}”的历史`,
    lead: '谁在什么时候做了什么，最新的在前。',
    lines: '修改记录',
    empty: '暂无历史',
    emptyText: '以后对它的修改会记录在这里。',
    loading: '正在加载历史…',
    field: '字段',
    before: '修改前',
    after: '修改后',
    changes: '修改内容',
    changesOf: (operation: string) => `修改内容：${operation}`,
    noChanges: '没有记录字段的变化',
    actedBy: (account: string) => `模拟登录，操作账号 ${account}`,
    mock: '模拟登录',
  },
  'en-US': {
    history: 'History',
    title: (name) => `History of “${name}”`,
    lead: 'Who did what and when, newest first.',
    lines: 'Changes over time',
    empty: 'No history yet',
    emptyText: 'What is changed from now on stands here.',
    loading: 'Loading the history…',
    field: 'Field',
    before: 'Before',
    after: 'After',
    changes: 'What changed',
    changesOf: (operation: string) => `What changed: ${operation}`,
    noChanges: 'No field was noted as changed',
    actedBy: (account) => `Mock login, acted by account ${account}`,
    mock: 'Mock login',
  },
})
