import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the dialogs of a page. */
export const dialogsMessages = defineMessages({
  'zh-CN': {
    dialogs: '弹窗',
    add: '添加弹窗',
    none: '还没有弹窗',
    noneText: '弹窗位于画布底部。组件的点击可打开弹窗，并把所点行的值传给变量。',
    numbered: (place: number) => `弹窗 ${place}`,
    added: (name: string) => `已添加“${name}”`,
    removed: (name: string) => `已删除“${name}”`,
    select: (name: string) => `选中“${name}”`,
    remove: (name: string) => `删除“${name}”`,
    removeTitle: (name: string) => `删除“${name}”？`,
    removeText: (parts: number, uses: number) =>
      `其中 ${parts} 个组件将一并删除，${uses} 处点击将不再打开它。此操作可撤销。`,
    removeDialog: '删除弹窗',
    uses: (parts: number, uses: number) => `${parts} 个组件 · ${uses} 处打开`,
  },
  'en-US': {
    dialogs: 'Dialogs',
    add: 'Add dialog',
    none: 'No dialogs yet',
    noneText:
      'Dialogs stand at the bottom of the canvas. A click on a component opens one, and can hand over a value of the row.',
    numbered: (place) => `Dialog ${place}`,
    added: (name) => `Added ${name}`,
    removed: (name) => `Deleted ${name}`,
    select: (name) => `Select ${name}`,
    remove: (name) => `Delete ${name}`,
    removeTitle: (name) => `Delete ${name}?`,
    removeText: (parts, uses) =>
      `Components that go with it: ${parts}. Clicks that open nothing then: ${uses}. It can be undone.`,
    removeDialog: 'Delete dialog',
    uses: (parts, uses) => `Components: ${parts} · Opened from: ${uses}`,
  },
})
