import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the outlines of two states of a page. */
export const differenceMessages = defineMessages({
  'zh-CN': {
    drawing: (label: string, count: number) => `${label}的布局示意，${count} 个组件`,
    legend: '标记说明',
    marked: (mark: string, name: string) => `${mark}：${name}`,
    added: '已添加',
    removed: '已删除',
    moved: '已移动',
    changed: '已修改',
    inside: '内部有修改',
    atWidths: (name: string, widths: readonly string[]) => `${name}（${widths.join('、')}）`,
  },
  'en-US': {
    drawing: (label, count) =>
      `Layout of ${label} in outline, ${count} ${count === 1 ? 'component' : 'components'}`,
    legend: 'Marks',
    marked: (mark, name) => `${mark}: ${name}`,
    added: 'Added',
    removed: 'Deleted',
    moved: 'Moved',
    changed: 'Changed',
    inside: 'Changed inside',
    atWidths: (name, widths) => `${name} (${widths.join(', ')})`,
  },
})
