import { defineMessages } from '@spruce/validators/i18n'

export const signInAgainMessages = defineMessages({
  'zh-CN': {
    title: '登录已过期',
    lead: '请重新登录以继续。当前页面和未保存的内容都会保留，登录前不会显示。',
    signIn: '重新登录',
    loginName: '账号',
    password: '密码',
    passwordRequired: '请输入密码',
    captcha: '验证码',
    captchaRequired: '请输入验证码',
    leaveTitle: '放弃未保存的修改？',
    leaveText: '不重新登录会丢失未保存的修改。',
    leave: '放弃并退出',
    stay: '重新登录',
  },
  'en-US': {
    title: 'Your session has expired',
    lead: 'Sign in again to go on. This page and what is not saved are kept, and hidden until then.',
    signIn: 'Sign in',
    loginName: 'Account',
    password: 'Password',
    passwordRequired: 'Enter the password',
    captcha: 'Captcha',
    captchaRequired: 'Enter the captcha',
    leaveTitle: 'Discard unsaved changes?',
    leaveText: 'What is not saved is lost unless you sign in again.',
    leave: 'Discard and leave',
    stay: 'Sign in',
  },
})
