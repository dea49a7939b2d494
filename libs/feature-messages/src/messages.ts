import { defineMessages } from '@spruce/validators/i18n'

/** Texts about messages. */
export const inboxMessages = defineMessages({
  'zh-CN': {
    noticeOfPerson: '模拟登录中不打开公告，以免替本人留下已读记录。',
    noticeInRoleView: '以角色查看时不打开公告，以免留下已读记录。',
    confirmedNext: (left: number) => `已确认，还有 ${left} 条公告待确认`,
    confirmedAll: '公告已全部确认',
    found: '消息',
    noUnread: '没有未读消息。',
    unreadNumbers: (total: number, mustConfirm: number) =>
      mustConfirm > 0 ? `共 ${total} 条未读，其中 ${mustConfirm} 条待确认` : `共 ${total} 条未读`,
  },
  'en-US': {
    noticeOfPerson:
      'Notices stay closed in a mock login: opening one would say that the person has read it.',
    noticeInRoleView:
      'Notices stay closed in a view as a role: opening one would count as having read it.',
    confirmedNext: (left) =>
      left === 1 ? 'Confirmed; 1 notice is left' : `Confirmed; ${left} notices are left`,
    confirmedAll: 'All notices are confirmed',
    found: 'Messages',
    noUnread: 'No unread messages.',
    unreadNumbers: (total, mustConfirm) =>
      mustConfirm > 0
        ? `${total} unread, ${mustConfirm} of them to be confirmed`
        : `${total} unread`,
  },
})
