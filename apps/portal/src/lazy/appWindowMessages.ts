import { defineMessages } from '@spruce/validators/i18n'

/** Texts of windows that applications open in. */
export const appWindowMessages = defineMessages({
  'zh-CN': {
    opening: (host: string) => `正在打开 ${host}…`,
    notOpened: (name: string) => `未能打开“${name}”`,
    refused: '该地址没有登记，或其应用已关闭、不对您可见。如需使用，请联系管理员。',
    blocked: '浏览器拦截了新窗口。请允许本站打开窗口后重试。',
  },
  'en-US': {
    opening: (host) => `Opening ${host}…`,
    notOpened: (name) => `“${name}” could not be opened`,
    refused:
      'The address is not registered, or its application is switched off or not for you. Ask an administrator if you need it.',
    blocked: 'The browser blocked the new window. Allow this site to open windows, then try again.',
  },
})
