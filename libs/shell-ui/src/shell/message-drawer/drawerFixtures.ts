import type { MessageGroup, MessageSummary, OpenedMessage } from './drawerTypes.js'

/** What stories and tests of the drawer share. */

function letter(id: string, title: string, change: Partial<MessageSummary> = {}): MessageSummary {
  return { id, kind: 'letter', title, at: '2026-11-20T08:00:00.000Z', read: false, ...change }
}

export const letters: readonly MessageSummary[] = [
  letter('1', '设备 3 号空压机温度过高，请尽快处理'),
  letter('2', '您的导出已完成', { at: '2026-11-19T02:30:00.000Z' }),
  letter('3', '会议提醒：周一例会', { read: true, at: '2026-11-16T01:00:00.000Z' }),
]

export const holiday: MessageSummary = {
  id: '9',
  kind: 'notice',
  title: '国庆放假安排',
  at: '2026-11-18T08:00:00.000Z',
  read: false,
  level: 'important',
  mustConfirm: true,
  confirmed: false,
}

export const notices: readonly MessageSummary[] = [
  holiday,
  {
    id: '8',
    kind: 'notice',
    title: '平台将于周六 22:00 升级',
    at: '2026-11-17T08:00:00.000Z',
    read: true,
    level: 'urgent',
    isSystem: true,
  },
]

export const groups: readonly MessageGroup[] = [
  { kind: 'notice', items: notices },
  { kind: 'letter', items: letters },
]

export const openedNotice: OpenedMessage = {
  message: holiday,
  content: {
    html: `<h2>放假时间</h2><p>10 月 1 日至 7 日放假，<strong>8 日正常上班</strong>。</p>
      <ul><li>值班表见附件</li><li>紧急情况请拨打<a href="tel:4000000000">值班电话</a></li></ul>
      <table><tr><th>日期</th><th>值班</th></tr><tr><td>10-01</td><td>张伟</td></tr></table>`,
    attachments: [{ id: 'a', name: '值班表.xlsx', url: '/files/signed/x', bytes: 18_432 }],
  },
}
