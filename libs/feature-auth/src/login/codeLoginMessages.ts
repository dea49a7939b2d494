import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the sign-in by verification code. */
export const codeLoginMessages = defineMessages({
  'zh-CN': {
    lead: '验证码会发送到您绑定的手机号或邮箱',
    byPassword: '密码登录',
  },
  'en-US': {
    lead: 'A code goes to the phone or email that is bound to your account',
    byPassword: 'Use a password',
  },
})
