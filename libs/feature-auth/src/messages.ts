import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the login page; they load with the entry. */
export const authMessages = defineMessages({
  'zh-CN': {
    signIn: '登录',
    lead: '欢迎回来，请登录您的账号',
    loginName: '账号',
    password: '密码',
    captcha: '验证码',
    captchaImage: '验证码图片',
    anotherCaptcha: '看不清？换一张',
    captchaFailed: '验证码加载失败，点击重试',
    loginNameRequired: '请输入账号',
    passwordRequired: '请输入密码',
    captchaRequired: '请输入验证码',
    switchLanguage: 'English',
    toDark: '切换到深色模式',
    toLight: '切换到浅色模式',
    retry: '重试',
  },
  'en-US': {
    signIn: 'Sign in',
    lead: 'Welcome back. Sign in to your account',
    loginName: 'Account',
    password: 'Password',
    captcha: 'Captcha',
    captchaImage: 'Captcha image',
    anotherCaptcha: 'Another image',
    captchaFailed: 'The image did not load. Press to try again',
    loginNameRequired: 'Please enter your account',
    passwordRequired: 'Please enter your password',
    captchaRequired: 'Please enter the captcha',
    switchLanguage: '简体中文',
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
    retry: 'Try again',
  },
})
