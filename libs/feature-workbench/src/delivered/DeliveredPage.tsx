import { ApiError } from '@spruce/api-client'
import { useApi, useSession } from '@spruce/session/react'
import { EmptyState, FailedState, useMessages, useTab, type TabPageProps } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { DesignView } from '../workbench/DesignView.js'
import { publishedPageOptions } from '../workbench/publishedPageOptions.js'
import { variablesOf } from '../workbench/variablesOf.js'
import { deliveredMessages } from './deliveredMessages.js'
import { deliveredPageIds } from './deliveredPages.js'

/**
 * A published page of a delivered application: the one that the address names, else its first. The sidebar has the
 * others: while this is on screen, it shows the menus of the application.
 */
export const DeliveredPage = observer(function DeliveredPage(props: TabPageProps) {
  const { params, query } = props
  const { appCode = '' } = params
  const { menus } = useSession()
  const t = useMessages(deliveredMessages)
  const { pageId } = query
  const named = params['pageId'] ?? (typeof pageId === 'string' ? pageId : undefined)
  const own = Object.hasOwn(menus, appCode) ? menus[appCode] : undefined
  const id = named ?? deliveredPageIds(appCode, own)[0]
  return (
    <div className="home">
      {id === undefined ? (
        <EmptyState title={t.noPagesTitle} text={t.noPagesText} />
      ) : (
        <Shown key={id} {...{ appCode, id }} tab={props} />
      )}
    </div>
  )
})

interface ShownProps {
  appCode: string
  id: string
  tab: TabPageProps
}

function Shown({ appCode, id, tab }: ShownProps) {
  const t = useMessages(deliveredMessages)
  const { data, error, refetch } = useQuery(publishedPageOptions(useApi(), id))
  const { setTitle } = useTab()
  const isOfApp = data?.appCode === appCode
  const name = data && isOfApp ? data.name : t.page
  useEffect(() => setTitle(name), [name, setTitle])
  const isMissing = error ? error instanceof ApiError && error.status === 404 : data && !isOfApp
  return (
    <>
      <h1 className="sp-sr-only">{name}</h1>
      {isMissing ? (
        <EmptyState title={t.missingTitle} text={t.missingText} />
      ) : data ? (
        <DesignView
          kind="page"
          {...{ appCode, id }}
          revision={data.revision}
          document={data.document}
          variables={variablesOf(tab)}
        />
      ) : error ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{t.loading}</p>
      )}
    </>
  )
}
