import type { DesignerLanguage } from './messages.js'

const zh = {
  properties: '属性',
  noProperties: '此组件没有可编辑的属性',
  notSet: '未设置',
  nthItem: (at: number) => `第 ${at} 项`,
  addItem: (list: string) => `添加“${list}”的项`,
  removeItem: (at: number) => `删除第 ${at} 项`,
  itemUp: (at: number) => `上移第 ${at} 项`,
  itemDown: (at: number) => `下移第 ${at} 项`,
  itemAdded: (at: number) => `已添加第 ${at} 项`,
  itemRemoved: (at: number) => `已删除第 ${at} 项`,
  itemMoved: (from: number, to: number) => `第 ${from} 项已移到第 ${to} 项`,
}

const en: typeof zh = {
  properties: 'Properties',
  noProperties: 'This component has no properties to edit',
  notSet: 'Not set',
  nthItem: (at) => `Item ${at}`,
  addItem: (list) => `Add to ${list}`,
  removeItem: (at) => `Remove item ${at}`,
  itemUp: (at) => `Move item ${at} up`,
  itemDown: (at) => `Move item ${at} down`,
  itemAdded: (at) => `Added item ${at}`,
  itemRemoved: (at) => `Removed item ${at}`,
  itemMoved: (from, to) => `Item ${from} is item ${to} now`,
}

/** The texts of the panel, apart from those of the canvas, which can do without it. */
export const propertyMessages: Readonly<Record<DesignerLanguage, typeof zh>> = {
  'zh-CN': zh,
  'en-US': en,
}
