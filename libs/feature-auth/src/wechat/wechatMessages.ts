import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the sign-in by WeChat. */
export const wechatMessages = defineMessages({
  'zh-CN': {
    returning: '正在通过微信登录…',
    failedTitle: '微信登录未完成',
    again: '重新用微信登录',
    toLogin: '返回登录',
    checking: '正在核对微信授权…',
    retry: '重试',
    lateTitle: '微信授权已失效',
    lateText: '授权 10 分钟内有效，且只能使用一次。请重新用微信登录。',
    title: '绑定微信',
    lead: (name: string) => `微信“${name}”还没有绑定账号。验证您的手机号或邮箱，即可绑定并登录。`,
    leadPlain: '这个微信还没有绑定账号。验证您的手机号或邮箱，即可绑定并登录。',
    submit: '绑定并登录',
  },
  'en-US': {
    returning: 'Signing in with WeChat…',
    failedTitle: 'The WeChat sign-in did not finish',
    again: 'Begin again with WeChat',
    toLogin: 'Back to sign-in',
    checking: 'Checking with WeChat…',
    retry: 'Try again',
    lateTitle: 'The WeChat authorisation is no longer valid',
    lateText: 'It is good for 10 minutes, and once. Please begin again with WeChat.',
    title: 'Bind your WeChat account',
    lead: (name) =>
      `The WeChat account “${name}” belongs to no account here yet. Confirm your phone or email to bind it and sign in.`,
    leadPlain:
      'This WeChat account belongs to no account here yet. Confirm your phone or email to bind it and sign in.',
    submit: 'Bind and sign in',
  },
})
