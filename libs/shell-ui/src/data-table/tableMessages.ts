import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the table's own controls: heads, widths, density. */
export const tableMessages = defineMessages({
  'zh-CN': {
    density: '行高',
    compact: '紧凑',
    comfortable: '标准',
    spacious: '宽松',
    resizeColumn: (name: string) => `调整“${name}”的列宽`,
    headMenu: (name: string) => `“${name}”列的操作`,
    headHelp: '在表头按 Shift+F10 打开列菜单',
    sortUp: '升序排列',
    sortDown: '降序排列',
    unsort: '取消排序',
    hide: '隐藏此列',
    moveBack: '左移',
    moveOn: '右移',
    width: '调整列宽',
    fit: '适应内容',
  },
  'en-US': {
    density: 'Row height',
    compact: 'Compact',
    comfortable: 'Standard',
    spacious: 'Spacious',
    resizeColumn: (name: string) => `Width of “${name}”`,
    headMenu: (name: string) => `Column “${name}”`,
    headHelp: 'On a column head, Shift+F10 opens its menu',
    sortUp: 'Sort ascending',
    sortDown: 'Sort descending',
    unsort: 'No sorting',
    hide: 'Hide column',
    moveBack: 'Move left',
    moveOn: 'Move right',
    width: 'Change the width',
    fit: 'Fit to content',
  },
})
