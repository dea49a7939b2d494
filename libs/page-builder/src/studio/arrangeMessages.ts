import { defineMessages, plural } from '@spruce/validators/i18n'

/** Texts about putting several components in line, and about packing all of a container. */
export const arrangeMessages = defineMessages({
  'zh-CN': {
    arrange: (count: number) => `排列 ${count} 个组件`,
    otherGrids: '只有同一区域内的组件可以一起排列。',
    left: '左对齐',
    right: '右对齐',
    top: '顶端对齐',
    across: '水平均匀分布',
    width: '与第一个选中的同宽',
    height: '与第一个选中的同高',
    tidy: '自动排列',
    tidyPage: '自动排列整个页面',
    tidyIn: (name: string) => `自动排列“${name}”内的组件`,
    isTidy: '已排列紧凑，未作更改。',
    done: (how: string) => `${how}：已完成`,
    noRoom: '空间不足，未作更改。',
    refused: '其中有已锁定或大小受限的组件，未作更改。',
  },
  'en-US': {
    arrange: (count) => `Arrange ${plural(count, 'component')}`,
    otherGrids: 'Only components of one area can be arranged together.',
    left: 'Align left',
    right: 'Align right',
    top: 'Align at the top',
    across: 'Distribute across',
    width: 'As wide as the first selected',
    height: 'As high as the first selected',
    tidy: 'Arrange automatically',
    tidyPage: 'Arrange the page',
    tidyIn: (name) => `Arrange what lies in ${name}`,
    isTidy: 'It is packed already; nothing was changed.',
    done: (how) => `${how}: done`,
    noRoom: 'There is no room; nothing was changed.',
    refused: 'One of them is locked or limited in size; nothing was changed.',
  },
})
