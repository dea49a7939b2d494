import { defineMessages, plural } from '@spruce/validators/i18n'

/** 1,248 rather than 1248. */
const number = (count: number) => count.toLocaleString('en-US')

/** Texts of selecting and of exporting. */
export const selectionMessages = defineMessages({
  'zh-CN': {
    selectedRows: (count: number) => `已选择 ${number(count)} 项`,
    selectedPage: (count: number) => `已选本页 ${number(count)} 项`,
    selectedAll: (count: number) => `已选择全部 ${number(count)} 项`,
    selectedAllBut: (count: number, left: number) =>
      `已选择 ${number(count)} 项（除去 ${number(left)} 项）`,
    chooseAll: (count: number) => `选择全部 ${number(count)} 项`,
    collecting: '正在读取所选内容',
    progress: (done: number, total: number) => `${number(done)} / ${number(total)}`,
    tooMany: (count: number, most: number) =>
      `选中了 ${number(count)} 项，一次最多处理 ${number(most)} 项，请减少选择或缩小筛选范围`,
    export: '导出',
    exportCount: (count: number) => `导出 ${number(count)} 条`,
    exportAtLeast: (count: number) => `导出 ${number(count)} 条以上`,
    exportWhat: '只包含当前筛选的结果和显示的列。',
    exportXlsx: '导出为 Excel',
    exportCsv: '导出为 CSV',
    exporting: '正在导出',
    exported: (count: number) => `已导出 ${number(count)} 条`,
    exportTooMany: (most: number) => `一次最多导出 ${number(most)} 条，请缩小筛选范围`,
  },
  'en-US': {
    selectedRows: (count: number) => `${number(count)} selected`,
    selectedPage: (count: number) => `All ${number(count)} on this page selected`,
    selectedAll: (count: number) => `All ${number(count)} selected`,
    selectedAllBut: (count: number, left: number) =>
      `${number(count)} selected (all but ${number(left)})`,
    chooseAll: (count: number) => `Select all ${number(count)}`,
    collecting: 'Reading what you selected',
    progress: (done: number, total: number) => `${number(done)} / ${number(total)}`,
    tooMany: (count: number, most: number) =>
      `${plural(count, 'row is', 'rows are')} selected, and at most ${plural(most, 'goes', 'go')} at once. Select fewer or filter more`,
    export: 'Export',
    exportCount: (count: number) => `Export ${plural(count, 'row')}`,
    exportAtLeast: (count: number) => `Export ${plural(count, 'row')} or more`,
    exportWhat: 'Only what the filters find, with the columns that are shown.',
    exportXlsx: 'Export as Excel',
    exportCsv: 'Export as CSV',
    exporting: 'Exporting',
    exported: (count: number) => `${plural(count, 'row')} exported`,
    exportTooMany: (most: number) =>
      `At most ${plural(most, 'row goes', 'rows go')} at once. Please filter more`,
  },
})
