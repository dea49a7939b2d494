import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { workProps, type WorkProps } from '../../work/workProps.js'

/** Work that waits for the viewer, each kind with its count. Needs the port `todos`. @public */
export const todosWidget: AnyComponentDefinition = defineWidget<WorkProps>({
  type: 'spruce.todos',
  version: 1,
  label: { 'zh-CN': '待办', 'en-US': 'To do' },
  category: 'work',
  icon: 'list-checks',
  props: workProps,
  size: { w: 8, h: 8, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '待办' },
  load: () => loadWorkViews().then(({ TodosView }) => TodosView),
})
