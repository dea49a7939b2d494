import { s, type AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { commonFields, defineWidget } from '../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../widgets/loadViews.js'
import type { FrameComponent } from './FrameComponent.js'
import type { FrameProps } from './FrameComponentView.js'
import { ifPagesHoldIt } from './ifPagesHoldIt.js'
import { libraryCategory } from './libraryCategory.js'

/**
 * A registered component that does not show to who looks, as a widget: in its place stands that they have no permission,
 * and whatever a page stores of it stays as it is. Undefined for one that no page could hold. @public
 */
export function defineWithheldComponent(
  component: Pick<FrameComponent, 'code' | 'name' | 'icon' | 'size'>,
): AnyComponentDefinition | undefined {
  const { code, name, icon, size } = component
  return ifPagesHoldIt(() =>
    defineWidget<FrameProps>({
      type: code,
      version: 1,
      label: name,
      category: libraryCategory,
      icon: icon ?? '',
      props: s.object({ ...commonFields }),
      size,
      a11y: { name: ({ title }) => (typeof title === 'string' && title) || name['zh-CN'] },
      load: () => loadWorkViews().then(({ WithheldComponentView }) => WithheldComponentView),
      permissions: () => ({ canEdit: false, canDuplicate: false }),
    }),
  )
}
