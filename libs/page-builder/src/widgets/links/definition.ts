import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { linksProps, type LinksProps } from './props.js'

/** Buttons that lead to pages, menus, applications and addresses. @public */
export const linksWidget: AnyComponentDefinition = defineWidget<LinksProps>({
  type: 'spruce.links',
  version: 1,
  label: { 'zh-CN': '链接按钮', 'en-US': 'Link buttons' },
  category: 'content',
  icon: 'link',
  props: linksProps,
  size: { w: 8, h: 4, minW: 2, minH: 2 },
  a11y: { name: ({ title }) => title || '链接按钮' },
  load: () => loadWorkViews().then(({ LinksView }) => LinksView),
})
