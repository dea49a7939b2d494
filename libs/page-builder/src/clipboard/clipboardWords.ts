import { defineMessages } from '@spruce/validators/i18n'

/** Texts that a page keeps into which components were pasted. */
export const clipboardWords = defineMessages({
  'zh-CN': {
    placeholder: (name: string) => `此处原为“${name}”，此页面没有该组件，请选择其他组件代替。`,
  },
  'en-US': {
    placeholder: (name) =>
      `Here stood “${name}”. This page has no such component; choose another one instead.`,
  },
})
