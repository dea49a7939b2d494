import { HtmlText, useMessages } from '@spruce/shell-ui'
import { fillText } from '../../data/variables.js'
import { WidgetNote } from '../../frame/WidgetNote.js'
import { pageMessages } from '../../messages.js'
import { usePageVariables } from '../../runtime/PageContext.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { escapeValues } from './escapeValues.js'
import type { TextProps } from './props.js'

/** Rich text; a value is never markup. @public */
export function TextView({ props }: WidgetViewProps<TextProps>) {
  const messages = useMessages(pageMessages)
  const { values } = usePageVariables()
  if (props.html.trim() === '') return <WidgetNote title={messages.empty} />
  return <HtmlText html={fillText(props.html, escapeValues(values))} />
}
