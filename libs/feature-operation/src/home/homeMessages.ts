import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the home page of the operations console. */
export const homeMessages = defineMessages({
  'zh-CN': {
    title: '运营概览',
    lead: '等待处理的事项，以及平台今天的情况。',
    waiting: '待处理',
    customers: '客户',
    enabled: '使用中的客户',
    disabled: '已停用的客户',
    expired: '已到期的客户',
    today: '今天',
    onlineNow: '当前在线',
    logins: '今天登录次数',
    failures: '今天失败的登录',
  },
  'en-US': {
    title: 'Overview',
    lead: 'What waits for you, and how the platform does today.',
    waiting: 'Waiting for you',
    customers: 'Customers',
    enabled: 'Customers in use',
    disabled: 'Disabled customers',
    expired: 'Expired customers',
    today: 'Today',
    onlineNow: 'Online now',
    logins: 'Sign-ins today',
    failures: 'Failed sign-ins today',
  },
})
