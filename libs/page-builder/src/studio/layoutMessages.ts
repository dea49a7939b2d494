import { defineMessages, plural } from '@spruce/validators/i18n'

/** Texts about the layouts of a page at narrower widths. */
export const layoutMessages = defineMessages({
  'zh-CN': {
    widths: '设计宽度',
    designing: (width: string) => `正在设计${width}布局`,
    onlyHere: (width: string) => `${width}布局：移动和调整大小只影响此宽度。`,
    layout: (width: string) => `${width}布局`,
    own: '此组件在此宽度有独立布局。',
    follows: '此组件跟随宽屏布局。',
    ownAmong: (own: number, all: number) => `选中的 ${all} 个组件中，${own} 个有独立布局。`,
    ownOnPage: (own: number) =>
      own === 0 ? '页面在此宽度完全跟随宽屏布局。' : `页面在此宽度有 ${own} 个组件有独立布局。`,
    followAgain: '恢复跟随',
    followAll: '整个页面恢复跟随',
    followed: (count: number) =>
      count === 0 ? '没有独立布局，未作更改。' : `${count} 个组件已恢复跟随。`,
  },
  'en-US': {
    widths: 'Width that is designed',
    designing: (width) => `Designing the layout: ${width}`,
    onlyHere: (width) => `${width}: what is moved or resized here changes this width alone.`,
    layout: (width) => `Layout: ${width}`,
    own: 'The component has its own layout at this width.',
    follows: 'The component follows the wide layout.',
    ownAmong: (own, all) =>
      `${own} of ${plural(all, 'selected component')} ${own === 1 ? 'has its' : 'have their'} own layout.`,
    ownOnPage: (own) =>
      own === 0
        ? 'At this width all of the page follows the wide layout.'
        : `At this width ${plural(own, 'component')} of the page ${own === 1 ? 'has its' : 'have their'} own layout.`,
    followAgain: 'Follow again',
    followAll: 'Let the whole page follow again',
    followed: (count) =>
      count === 0
        ? 'There is no own layout; nothing was changed.'
        : `${plural(count, 'component')} ${count === 1 ? 'follows' : 'follow'} again.`,
  },
})
