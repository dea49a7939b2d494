import { defineMessages } from '@spruce/validators/i18n'

/** Texts of a property that holds rich text. */
export const richTextMessages = defineMessages({
  'zh-CN': {
    loading: '正在加载编辑器…',
    failed: '编辑器未能加载，可先编辑源代码。',
    retry: '重试',
    insert: (label: string) => `插入变量到${label}`,
    toSource: '编辑源代码',
    toRich: '使用富文本编辑器',
    keepsSource: '内容包含富文本编辑器不支持的部分，只能编辑源代码，以免丢失：',
    and: '、',
  },
  'en-US': {
    loading: 'Loading the editor…',
    failed: 'The editor could not be loaded. The source can be edited meanwhile.',
    retry: 'Try again',
    insert: (label) => `Insert a variable into ${label}`,
    toSource: 'Edit the source',
    toRich: 'Use the rich text editor',
    keepsSource: 'The rich text editor would drop parts of this content, so its source is edited: ',
    and: ', ',
  },
})
