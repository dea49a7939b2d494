import type { NoticeStatus } from '../repositories/messages/NoticesRepository.js'

/** A notice of the operator or of one company. */
export interface DemoNotice {
  title: string
  content: string
  level: 'normal' | 'important' | 'urgent'
  mustConfirm: boolean
  status: NoticeStatus
  /** When it was or will be published, in days from now; null: a draft. */
  published: number | null
  /** For administrators alone; of the operator's only. */
  administratorsOnly?: boolean
  /** Which part of those who were here since then has read it. */
  readBy: number
  /** The demo accounts that have not read it; the others have, and have confirmed it. */
  unreadBy?: readonly string[]
}

/** Five of the operator, one in every state. */
export const systemNotices: readonly DemoNotice[] = [
  {
    title: '云杉平台新版本说明',
    content:
      '<p>本次更新带来：</p><ul><li>成员导入支持在线修改错误单元格</li><li>公告支持定时发布与回执</li><li>登录看板按小时查看</li></ul><p>如有疑问，请联系平台运营。</p>',
    level: 'normal',
    mustConfirm: false,
    status: 'published',
    published: -9,
    readBy: 0.7,
  },
  {
    title: '请管理员核对企业联系人',
    content:
      '<p>为保证到期提醒与安全通知能够送达，请各企业管理员核对<strong>联系人姓名、手机号和邮箱</strong>，并确认已知悉。</p>',
    level: 'important',
    mustConfirm: true,
    status: 'published',
    published: -16,
    administratorsOnly: true,
    readBy: 0.8,
  },
  {
    title: '数据库例行维护安排',
    content: '<p>维护期间（02:00 至 04:00）系统只读，请提前安排导入任务。</p>',
    level: 'important',
    mustConfirm: false,
    status: 'scheduled',
    published: 3,
    readBy: 0,
  },
  {
    title: '年度服务满意度调查',
    content: '<p>问卷整理中，链接待补充。</p>',
    level: 'normal',
    mustConfirm: false,
    status: 'draft',
    published: null,
    readBy: 0,
  },
  {
    title: '短信通道切换通知',
    content: '<p>短信通道将于本周切换，期间验证码可能延迟一分钟。</p>',
    level: 'urgent',
    mustConfirm: false,
    status: 'withdrawn',
    published: -30,
    readBy: 0.5,
  },
]

/** Of 云杉制造集团 to its own people, one in every state that has no end. */
export const companyNotices: readonly DemoNotice[] = [
  {
    title: '《员工手册》修订说明',
    content:
      '<p>新版《员工手册》自下月起施行，主要修订<strong>考勤、差旅与信息安全</strong>三章，请各部门组织学习。</p>',
    level: 'normal',
    mustConfirm: false,
    status: 'published',
    published: -4,
    readBy: 0.6,
    unreadBy: ['member'],
  },
  {
    title: '办公区网络割接完成',
    content: '<p>苏州、重庆两地办公区网络已完成割接，如有异常请联系基础设施组。</p>',
    level: 'normal',
    mustConfirm: false,
    status: 'published',
    published: -21,
    readBy: 0.8,
  },
  {
    title: '年会节目征集',
    content: '<p>欢迎各部门报名。</p>',
    level: 'normal',
    mustConfirm: false,
    status: 'draft',
    published: null,
    readBy: 0,
  },
  {
    title: '元旦放假与值班安排',
    content: '<p>元旦放假一天，值班表见各部门通知；<strong>放假前请关闭电源与门窗</strong>。</p>',
    level: 'important',
    mustConfirm: true,
    status: 'scheduled',
    published: 5,
    readBy: 0,
  },
  {
    title: '地下停车场临时封闭',
    content: '<p>地下停车场周六检修，请改停地面车位。</p>',
    level: 'normal',
    mustConfirm: false,
    status: 'withdrawn',
    published: -12,
    readBy: 0.4,
  },
]
