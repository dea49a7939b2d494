import { initialOf, useMessages } from '@spruce/shell-ui'
import { readPageUrl } from '../data/interactions.js'
import { WidgetNote } from '../frame/WidgetNote.js'
import { pageMessages } from '../messages.js'
import { OpenLink } from './OpenLink.js'
import { WorkListBody } from './WorkListBody.js'
import { useWorkPorts, type WorkApp, type WorkPort } from './WorkPorts.js'

/** The viewer's applications as tiles. */
export function WorkApps({ limit }: { readonly limit: number }) {
  const messages = useMessages(pageMessages)
  const { apps } = useWorkPorts()
  if (!apps) return <WidgetNote title={messages.noPort} />
  const { useList, emptyText, whole } = apps
  return (
    <WorkListBody {...{ useList, emptyText, whole, limit }}>
      {(items) => (
        <ul className="sp-page-apps">
          {items.map((app) => (
            <li key={app.id}>
              <Tile app={app} port={apps} />
            </li>
          ))}
        </ul>
      )}
    </WorkListBody>
  )
}

function Tile({ app, port }: { readonly app: WorkApp; readonly port: WorkPort<WorkApp> }) {
  const { name, href, disabledText } = app
  const face = (
    <>
      <Face app={app} />
      <span className="sp-page-app-name">{name}</span>
      {disabledText !== undefined && <span className="sp-page-line-note">{disabledText}</span>}
    </>
  )
  if (disabledText !== undefined) return <div className="sp-page-app sp-page-app-off">{face}</div>
  return (
    <OpenLink className="sp-page-app" href={href} onOpen={() => port.open(app)}>
      {face}
    </OpenLink>
  )
}

function Face({ app: { name, picture } }: { readonly app: WorkApp }) {
  const url = picture === undefined ? undefined : readPageUrl(picture, location.origin)
  if (url) return <img className="sp-page-app-face" src={url.href} alt="" />
  return (
    <span className="sp-page-app-face" aria-hidden>
      {initialOf(name)}
    </span>
  )
}
