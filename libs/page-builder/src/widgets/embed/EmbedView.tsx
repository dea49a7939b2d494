import { useMessages } from '@spruce/shell-ui'
import { readPageUrl } from '../../data/interactions.js'
import { fillText } from '../../data/variables.js'
import { WidgetNote } from '../../frame/WidgetNote.js'
import { usePageVariables } from '../../runtime/PageContext.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { contentMessages } from '../contentMessages.js'
import { encodeValues } from '../encodeValues.js'
import type { EmbedProps } from './props.js'

/** Another page: it runs apart from the portal, without its origin. @public */
export function EmbedView({ props }: WidgetViewProps<EmbedProps>) {
  const messages = useMessages(contentMessages)
  const { values } = usePageVariables()
  const url = readPageUrl(fillText(props.url, encodeValues(values)), location.origin)
  if (!url) return <WidgetNote title={messages.noPage} />
  return (
    <iframe
      className="sp-page-embed"
      src={url.href}
      title={props.title || messages.page}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  )
}
