import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the public parts only: they travel with the login page. */
export const publicMessages = defineMessages({
  'zh-CN': {
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
  },
  'en-US': {
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
})
