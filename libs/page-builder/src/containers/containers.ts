import type { PageNode } from '@spruce/designer-engine'
import { defineComponent, s, type AnyComponentDefinition } from '@spruce/designer-engine/registry'

/** The types of the containers; the runtime shows them itself. */
export const sectionType = 'spruce.section'
export const tabsType = 'spruce.tabs'
export const groupType = 'spruce.group'
export const carouselType = 'spruce.carousel'

/** The slots of the containers. */
export const bodySlot = 'body'
export const tabsSlot = 'tabs'
export const slidesSlot = 'slides'

/** Which slot a container has, by its type. */
export const slotOfContainer: Readonly<Record<string, string>> = {
  [sectionType]: bodySlot,
  [groupType]: bodySlot,
  [tabsType]: tabsSlot,
  [carouselType]: slidesSlot,
}

const title = s.text({ max: 200 }).default('').label({ 'zh-CN': '标题', 'en-US': 'Title' })
const visibility = s.json().optional().label({ 'zh-CN': '显示条件', 'en-US': 'Shown when' })
const noView = () => Promise.reject(new Error('The runtime shows containers itself'))

const section = defineComponent({
  type: sectionType,
  version: 1,
  label: { 'zh-CN': '分区', 'en-US': 'Section' },
  category: 'containers',
  icon: 'panel-top',
  props: s.object({
    title,
    isCollapsible: s.boolean().default(true).label({ 'zh-CN': '可折叠', 'en-US': 'Collapsible' }),
    isCollapsed: s
      .boolean()
      .default(false)
      .label({ 'zh-CN': '默认折叠', 'en-US': 'Closed at first' }),
    repeat: s
      .text({ max: 64 })
      .default('')
      .label({ 'zh-CN': '按变量的每个值重复', 'en-US': 'Repeat for each value of' }),
    visibility,
  }),
  size: { w: 24, h: 8, minW: 4, minH: 2 },
  slots: { [bodySlot]: { allow: ['*'], layout: 'grid' } },
  a11y: { name: (props) => props.title || '分区' },
  load: noView,
})

const tabs = defineComponent({
  type: tabsType,
  version: 1,
  label: { 'zh-CN': '标签页', 'en-US': 'Tabs' },
  category: 'containers',
  icon: 'panels-top-left',
  props: s.object({ title, visibility }),
  size: { w: 24, h: 8, minW: 4, minH: 2 },
  slots: { [tabsSlot]: { allow: [groupType], layout: 'list' } },
  a11y: { name: (props) => props.title || '标签页' },
  load: noView,
})

const group = defineComponent({
  type: groupType,
  version: 1,
  label: { 'zh-CN': '分组', 'en-US': 'Group' },
  category: 'containers',
  icon: 'square',
  props: s.object({ title, visibility }),
  size: { w: 12, h: 6, minW: 2, minH: 1 },
  slots: { [bodySlot]: { allow: ['*'], layout: 'grid' } },
  a11y: { name: (props) => props.title || '分组' },
  load: noView,
})

const carousel = defineComponent({
  type: carouselType,
  version: 1,
  label: { 'zh-CN': '轮播', 'en-US': 'Carousel' },
  category: 'containers',
  icon: 'gallery-horizontal',
  props: s.object({
    title,
    seconds: s
      .number({ min: 0, max: 300, int: true })
      .default(0)
      .label({ 'zh-CN': '自动切换秒数（0 为手动）', 'en-US': 'Seconds for each; 0 by hand' }),
    visibility,
  }),
  size: { w: 24, h: 8, minW: 4, minH: 2 },
  slots: { [slidesSlot]: { allow: [groupType], layout: 'list' } },
  a11y: { name: (props) => props.title || '轮播' },
  load: noView,
})

/** Sections, tabs, carousels and groups: what lies in them has a grid of its own. @public */
export const containerDefinitions: readonly AnyComponentDefinition[] = [
  ...[section, tabs],
  ...[carousel, group],
]

/** Whether a section is open: as somebody left it, else as the page says. */
export function isOpen({ id, props }: PageNode, opened: ReadonlyMap<string, boolean>): boolean {
  if (props['isCollapsible'] === false) return true
  return opened.get(id) ?? props['isCollapsed'] !== true
}

/** The title of a container; empty where it has none. */
export function titleOf({ props }: Pick<PageNode, 'props'>): string {
  return typeof props['title'] === 'string' ? props['title'] : ''
}

/** The variable for each value of which a section repeats what lies in it; empty: it does not. */
export function repeatOf({ props }: PageNode): string {
  return typeof props['repeat'] === 'string' ? props['repeat'] : ''
}
