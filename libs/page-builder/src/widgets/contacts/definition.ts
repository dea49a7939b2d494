import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { workProps, type WorkProps } from '../../work/workProps.js'

/** The contact book: a search and who it finds. Needs the port `contacts`. @public */
export const contactsWidget: AnyComponentDefinition = defineWidget<WorkProps>({
  type: 'spruce.contacts',
  version: 1,
  label: { 'zh-CN': '通讯录', 'en-US': 'Contact book' },
  category: 'work',
  icon: 'contact',
  props: workProps,
  size: { w: 8, h: 8, minW: 4, minH: 4 },
  a11y: { name: ({ title }) => title || '通讯录' },
  load: () => loadWorkViews().then(({ ContactsView }) => ContactsView),
})
