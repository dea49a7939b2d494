import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the fields that ask for a verification code. */
export const codeMessages = defineMessages({
  'zh-CN': {
    contact: '手机号或邮箱',
    contactRequired: '请输入手机号或邮箱',
    contactFormat: '请输入正确的手机号或邮箱',
    captchaRequired: '请输入图片中的验证码',
    code: '短信或邮箱验证码',
    codeRequired: '请输入收到的验证码',
    codeFormat: '验证码是 6 位数字',
    send: '获取验证码',
    sendAgain: '重新获取',
    wait: (seconds: number) => `${seconds} 秒后重试`,
    sent: (contact: string) => `如果 ${contact} 已绑定账号，验证码已发出，10 分钟内有效。`,
  },
  'en-US': {
    contact: 'Phone or email',
    contactRequired: 'Please enter a phone or email',
    contactFormat: 'Please enter a valid phone or email',
    captchaRequired: 'Please enter the captcha',
    code: 'Verification code',
    codeRequired: 'Please enter the code',
    codeFormat: 'The code has 6 digits',
    send: 'Get a code',
    sendAgain: 'Get another',
    wait: (seconds) => `Again in ${seconds} s`,
    sent: (contact) =>
      `If ${contact} belongs to an account, a code is on its way. It is good for 10 minutes.`,
  },
})
