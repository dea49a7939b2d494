import { defineMessages } from '@spruce/validators/i18n'

/** What is said with a password that is shown once. */
export const credentialMessages = defineMessages({
  'zh-CN': {
    oneTimePasswordTitle: (name: string) => `“${name}”管理员的一次性密码`,
    oneTimePasswordText: '密码只显示这一次，请复制并通过安全的方式告诉本人。首次登录后必须修改。',
    oneTimePassword: '一次性密码',
    account: '账号',
    copyAndClose: '复制并关闭',
    copyFailed: '浏览器不允许复制，密码已选中，请按 Ctrl+C',
    close: '关闭',
  },
  'en-US': {
    oneTimePasswordTitle: (name) => `One-time password of the administrator of “${name}”`,
    oneTimePasswordText:
      'It is shown this once. Copy it and tell the person in a safe way. It must be changed at the first sign-in.',
    oneTimePassword: 'One-time password',
    account: 'Account',
    copyAndClose: 'Copy and close',
    copyFailed: 'The browser does not allow copying. The password is selected: press Ctrl+C',
    close: 'Close',
  },
})
