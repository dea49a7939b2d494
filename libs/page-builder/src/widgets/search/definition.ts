import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { searchProps, type SearchProps } from './props.js'

/** A field whose text the global search opens with. Needs the port `search`. @public */
export const searchWidget: AnyComponentDefinition = defineWidget<SearchProps>({
  type: 'spruce.search',
  version: 1,
  label: { 'zh-CN': '搜索', 'en-US': 'Search' },
  category: 'work',
  icon: 'search',
  props: searchProps,
  size: { w: 8, h: 3, minW: 4, minH: 2 },
  a11y: { name: ({ title }) => title || '搜索' },
  load: () => loadWorkViews().then(({ SearchView }) => SearchView),
})
