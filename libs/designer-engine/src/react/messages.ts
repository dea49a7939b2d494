import type { Reason } from '../index.js'

/** The languages of the view. */
export type DesignerLanguage = 'zh-CN' | 'en-US'

interface Spot {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const zh = {
  canvas: '页面画布',
  canvasHelp:
    '方向键在组件间移动；按空格键拿起组件，方向键移动，Ctrl 加方向键移动 5 格，Tab 换容器，再按空格键放下，Esc 取消；Shift 加方向键调整大小；Delete 删除',
  item: '组件',
  at: ({ x, y }: Spot) => `第 ${x + 1} 列，第 ${y + 1} 行`,
  nth: (at: number, count: number) => `第 ${at} 个，共 ${count} 个`,
  size: ({ w, h }: Spot) => `宽 ${w} 列，高 ${h} 行`,
  selected: '已选中',
  fixed: '已固定',
  displaced: (count: number) => `挤开 ${count} 个组件`,
  pickedUp: (name: string) => `已拿起“${name}”`,
  dropped: (name: string) => `已放下“${name}”`,
  cancelled: (name: string) => `已取消，“${name}”回到原处`,
  resizing: (name: string) => `正在调整“${name}”的大小`,
  dropFirst: '请先放下组件，再调整大小',
  toContainer: (name: string) => `移到“${name}”`,
  noContainer: '没有其他容器',
  slots: { titleBar: '标题栏', main: '页面', dialogs: '弹窗' } as Readonly<Record<string, string>>,
  several: (count: number) => `${count} 个组件`,
  removed: (name: string) => `已删除“${name}”`,
  undone: '已撤销',
  redone: '已重做',
  nothingToUndo: '没有可撤销的操作',
  nothingToRedo: '没有可重做的操作',
  copied: (name: string) => `已复制“${name}”`,
  cut: (name: string) => `已剪切“${name}”`,
  pasted: (name: string) => `已粘贴“${name}”`,
  duplicated: (name: string) => `已创建“${name}”的副本`,
  allSelected: (count: number) => `已选中 ${count} 个组件`,
  loading: '组件加载中…',
  unknown: (type: string) => `无法识别的组件：${type}`,
  failed: '组件出错了',
  retry: '重试',
  refused: {
    readOnly: '页面只读，不能修改',
    previewing: '预览时不能修改',
    notPreviewing: '仅预览时可以隐藏组件',
    nothing: '请先选择组件',
    missing: '组件已不存在',
    static: '组件已固定',
    differentSlots: '所选组件不在同一容器中',
    notAGrid: '此处不能按网格摆放',
    noRoom: '放不下',
    intoItself: '组件不能放进自己里面',
    notAllowed: '此处不能放置此类组件',
    slotFull: '此处只能放一个组件',
    tooDeep: '嵌套过深',
    notAGroup: '没有可以编组的组件',
    badValue: '值无效',
    badClipboard: '剪贴板中没有组件',
    over: '操作已结束',
  } as Readonly<Record<string, string>>,
  refusedOther: '不能这样操作',
  comma: '，',
}

/** Every text of the view in one language. */
export type DesignerMessages = typeof zh

const en: DesignerMessages = {
  canvas: 'Page canvas',
  canvasHelp:
    'Arrow keys go from component to component. Space picks one up, arrow keys move it, with Ctrl by 5 cells, Tab changes the container, Space drops it, Escape cancels. Shift and arrow keys resize. Delete removes.',
  item: 'component',
  at: ({ x, y }) => `column ${x + 1}, row ${y + 1}`,
  nth: (at, many) => `${at} of ${many}`,
  size: ({ w, h }) => `${count(w, 'column')} wide, ${count(h, 'row')} high`,
  selected: 'selected',
  fixed: 'fixed',
  displaced: (many) => `${count(many, 'component')} moved out of the way`,
  pickedUp: (name) => `Picked up ${name}`,
  dropped: (name) => `Dropped ${name}`,
  cancelled: (name) => `Cancelled, ${name} is back in its place`,
  resizing: (name) => `Resizing ${name}`,
  dropFirst: 'Drop it before you resize it',
  toContainer: (name) => `Into ${name}`,
  noContainer: 'There is no other container',
  slots: { titleBar: 'Title bar', main: 'the page', dialogs: 'Dialogs' },
  several: (many) => count(many, 'component'),
  removed: (name) => `Deleted ${name}`,
  undone: 'Undone',
  redone: 'Redone',
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  copied: (name) => `Copied ${name}`,
  cut: (name) => `Cut ${name}`,
  pasted: (name) => `Pasted ${name}`,
  duplicated: (name) => `Duplicated ${name}`,
  allSelected: (many) => `Selected ${count(many, 'component')}`,
  loading: 'Loading component…',
  unknown: (type) => `Unknown component: ${type}`,
  failed: 'The component failed',
  retry: 'Try again',
  refused: {
    readOnly: 'The page is read only',
    previewing: 'Nothing can be changed in the preview',
    notPreviewing: 'Components can be hidden in the preview only',
    nothing: 'Select a component first',
    missing: 'The component is gone',
    static: 'The component is fixed',
    differentSlots: 'The selected components lie in different containers',
    notAGrid: 'There is no grid here',
    noRoom: 'It does not fit',
    intoItself: 'A component cannot lie in itself',
    notAllowed: 'This kind of component cannot be put here',
    slotFull: 'Only one component fits here',
    tooDeep: 'Nested too deeply',
    notAGroup: 'There is nothing to group',
    badValue: 'The value is not valid',
    badClipboard: 'There is no component in the clipboard',
    over: 'The operation is over',
  },
  refusedOther: 'That is not possible',
  comma: ', ',
}

const catalogues: Readonly<Record<DesignerLanguage, DesignerMessages>> = {
  'zh-CN': zh,
  'en-US': en,
}

/** The texts of a language. */
export function designerMessages(language: DesignerLanguage = 'zh-CN'): DesignerMessages {
  return catalogues[language]
}

/** Why something was refused, in words; a plugin's own reasons are known to whoever wrote it. */
export function sayReason(reason: Reason, messages: DesignerMessages): string {
  return messages.refused[reason] ?? messages.refusedOther
}

function count(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? '' : 's'}`
}
