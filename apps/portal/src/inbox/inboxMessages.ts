import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the portal about messages. */
export const inboxMessages = defineMessages({
  'zh-CN': {
    noticeOfPerson: '模拟登录中不打开公告，以免替本人留下已读记录。',
  },
  'en-US': {
    noticeOfPerson:
      'Notices stay closed in a mock login: opening one would say that the person has read it.',
  },
})
