import { defineMessages } from '@spruce/validators/i18n'

/** Texts of /oauth2. */
export const oauthMessages = defineMessages({
  'zh-CN': {
    signingIn: '正在登录…',
    failedTitle: '登录未完成',
    refused: '授权已被拒绝。',
    notBegun: '这次登录不是在此浏览器标签页中发起的，或已经使用过。请重新登录。',
    unsupported: '浏览器没有提供安全连接所需的功能，请通过 https 打开本页。',
    again: '重新登录',
    toLogin: '返回登录页',
  },
  'en-US': {
    signingIn: 'Signing in…',
    failedTitle: 'The sign-in did not finish',
    refused: 'The authorisation was refused.',
    notBegun:
      'This sign-in was not begun in this tab of the browser, or has been used already. Please sign in again.',
    unsupported: 'The browser lacks what a secure sign-in needs. Please open this page by https.',
    again: 'Sign in again',
    toLogin: 'Back to the sign-in page',
  },
})
