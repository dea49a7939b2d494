export { PageView } from './PageView.js'
export type { PageViewProps } from './PageView.js'
export type { Widget, WidgetFallbacks, WidgetProps, Widgets } from './WidgetHost.js'
export type { DesignerLanguage } from './messages.js'
