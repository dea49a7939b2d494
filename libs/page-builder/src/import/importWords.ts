import { defineMessages } from '@spruce/validators/i18n'

/** Texts that an imported page keeps. */
export const importWords = defineMessages({
  'zh-CN': {
    placeholder: (of: string) => `此处原为“${of}”，没有对应的组件，请选择其他组件代替。`,
    tab: (place: number) => `标签页 ${place}`,
  },
  'en-US': {
    placeholder: (of) => `Here stood “${of}”. No component matches it; choose another one instead.`,
    tab: (place) => `Tab ${place}`,
  },
})
