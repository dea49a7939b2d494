import { defineMessages } from '@spruce/validators/i18n'

/** Texts about who else has the page open. */
export const presenceMessages = defineMessages({
  'zh-CN': {
    others: (count: number) => `另有 ${count} 人正在编辑`,
    selfElsewhere: '您在另一个标签页中',
    title: '正在编辑此页面',
    since: (time: string) => `自 ${time} 起`,
    savedAt: (time: string) => `${time} 保存了修改`,
    savedNothing: '尚未修改',
    came: (names: string) => `${names} 正在编辑此页面`,
    went: (names: string) => `${names} 已离开`,
    comma: '、',
    semicolon: '；',
  },
  'en-US': {
    others: (count) => `${count} ${count === 1 ? 'other person is' : 'others are'} editing`,
    selfElsewhere: 'You, in another tab',
    title: 'Editing this page',
    since: (time) => `Since ${time}`,
    savedAt: (time) => `Saved changes at ${time}`,
    savedNothing: 'No changes yet',
    came: (names) => `${names} ${names.includes(',') ? 'are' : 'is'} editing this page`,
    went: (names) => `${names} left`,
    comma: ', ',
    semicolon: '; ',
  },
})
