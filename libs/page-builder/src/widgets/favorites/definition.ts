import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { workProps, type WorkProps } from '../../work/workProps.js'

/** Pages that the viewer has kept, in their own order. Needs the port `favorites`. @public */
export const favoritesWidget: AnyComponentDefinition = defineWidget<WorkProps>({
  type: 'spruce.favorites',
  version: 1,
  label: { 'zh-CN': '我的收藏', 'en-US': 'Favourites' },
  category: 'work',
  icon: 'star',
  props: workProps,
  size: { w: 8, h: 8, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '我的收藏' },
  load: () => loadWorkViews().then(({ FavoritesView }) => FavoritesView),
})
