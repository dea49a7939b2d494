import { useMessages } from '@spruce/shell-ui'
import { readInteraction } from '../../data/interactions.js'
import { WidgetNote } from '../../frame/WidgetNote.js'
import { usePage } from '../../runtime/PageContext.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { contentMessages } from '../contentMessages.js'
import type { LinksProps } from './props.js'

/** A button for each link that leads somewhere. @public */
export function LinksView({ props }: WidgetViewProps<LinksProps>) {
  const messages = useMessages(contentMessages)
  const { run } = usePage()
  const links = props.links.flatMap(({ label, action }) => {
    const interaction = readInteraction(action)
    return interaction && label !== '' ? [{ label, interaction }] : []
  })
  if (links.length === 0) return <WidgetNote title={messages.noLinks} />
  return (
    <ul className="sp-page-links">
      {links.map(({ label, interaction }, at) => (
        <li key={at}>
          <button type="button" className="sp-page-link" onClick={() => run(interaction)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
