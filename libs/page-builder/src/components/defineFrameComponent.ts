import { s, type AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { commonFields, defineWidget } from '../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../widgets/loadViews.js'
import type { FrameComponent } from './FrameComponent.js'
import type { FrameProps } from './FrameComponentView.js'
import { ifPagesHoldIt } from './ifPagesHoldIt.js'
import { libraryCategory } from './libraryCategory.js'
import { readComponentSchema } from './readComponentSchema.js'

/**
 * A registered component as a widget: its properties beside those that every widget has, its page in a frame without
 * rights. Undefined for one that no page could hold, such as a code with two dots in a row. @public
 */
export function defineFrameComponent(
  component: FrameComponent,
): AnyComponentDefinition | undefined {
  const { code, name, icon, size, minSize } = component
  const { fields = {} } = readComponentSchema(component.properties)
  const names = Object.keys(fields)
  return ifPagesHoldIt(() =>
    defineWidget<FrameProps>({
      type: code,
      version: 1,
      label: name,
      category: libraryCategory,
      icon: icon ?? '',
      // Title, description, way and rule are the widget's own, whatever the schema says of them.
      props: s.object({ ...fields, ...commonFields }),
      size: { ...size, minW: Math.min(minSize.w, size.w), minH: Math.min(minSize.h, size.h) },
      a11y: { name: ({ title }) => (typeof title === 'string' && title) || name['zh-CN'] },
      load: () => loadWorkViews().then(({ viewOfComponent }) => viewOfComponent(component, names)),
    }),
  )
}
