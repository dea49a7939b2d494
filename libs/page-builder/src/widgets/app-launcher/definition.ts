import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { workProps, type WorkProps } from '../../work/workProps.js'

/** The viewer's applications as tiles; a press opens one as the product opens it. Needs the port `apps`. @public */
export const appLauncherWidget: AnyComponentDefinition = defineWidget<WorkProps>({
  type: 'spruce.app-launcher',
  version: 1,
  label: { 'zh-CN': '应用启动器', 'en-US': 'App launcher' },
  category: 'work',
  icon: 'layout-grid',
  props: workProps,
  size: { w: 24, h: 5, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '应用启动器' },
  load: () => loadWorkViews().then(({ AppLauncherView }) => AppLauncherView),
})
