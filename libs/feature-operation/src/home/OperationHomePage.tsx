import { tagKey } from '@spruce/api-client'
import { listCustomers } from '@spruce/api-client/operations'
import type { WaitingCount } from '@spruce/session'
import { useApi } from '@spruce/session/react'
import {
  NoPermissionState,
  PageHeader,
  StatTile,
  useLanguage,
  useMessages,
  usePermitted,
  useTab,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { FigurePage, Figures, linkToLog } from '@spruce/console-kit/boards'
import { platformBoards } from '../boards/platformBoards.js'
import { customerListOptions } from '../customers/customerQueries.js'
import { customerStatuses } from '../customers/customerQuery.js'
import { dayOf } from '@spruce/console-kit/days'
import { operationManifest } from '../manifest.js'
import { homeMessages } from './homeMessages.js'
import { operationWaiting } from './waitingWork.js'

const { basePath, waitingWork = [] } = operationManifest

/** The permission of the page, that of its menu. */
const permission = 'customer:list'

/** What waits for the operator's staff, and how customers and sign-ins stand. */
export function OperationHomePage() {
  const t = useMessages(homeMessages)
  const isPermitted = usePermitted()
  return (
    <section className="sp-resource sp-page" aria-label={t.title}>
      <PageHeader title={t.title} lead={t.lead} />
      {isPermitted(permission) ? (
        <FigurePage>
          <WaitingFigures />
          <CustomerFigures />
          {isPermitted('platformlog:list') && <TodayFigures />}
        </FigurePage>
      ) : (
        <NoPermissionState permission={permission} />
      )}
    </section>
  )
}

function WaitingFigures() {
  const t = useMessages(homeMessages)
  const language = useLanguage()
  const isPermitted = usePermitted()
  return (
    <Figures title={t.waiting}>
      {waitingWork.map(({ key, name, path, permCode }) => {
        const counter = operationWaiting[key]
        if (!counter || (permCode !== undefined && !isPermitted(permCode))) return null
        return (
          <CountTile key={key} label={name[language]} path={path} counter={counter} isWaitingWork />
        )
      })}
    </Figures>
  )
}

function CustomerFigures() {
  const t = useMessages(homeMessages)
  return (
    <Figures title={t.customers}>
      {customerStatuses.map((status) => (
        <CountTile
          key={status}
          label={t[status]}
          path={`base/customer?status=${status}`}
          counter={{
            queryKey: [...tagKey(listCustomers), 'count', status],
            count: async ({ api, signal }) =>
              (await customerListOptions(api, { status, size: 1 }).queryFn({ signal })).total,
          }}
        />
      ))}
    </Figures>
  )
}

/** Sign-ins since the person's midnight. */
function TodayFigures() {
  const t = useMessages(homeMessages)
  const tab = useTab()
  const today = dayOf(new Date())
  const query = { from: today, to: today }
  const { data, error, refetch } = useQuery(platformBoards.login.load(useApi(), query))
  const shared = {
    isLoading: !data && !error,
    isFailed: !data && error !== null,
    onRetry: () => void refetch(),
  }
  const open = (success: 'yes' | 'no') =>
    void tab.open(linkToLog(platformBoards.login.logPath, { ...query, success }))
  return (
    <Figures title={t.today}>
      <StatTile {...shared} label={t.onlineNow} value={data?.onlineNow} />
      <StatTile {...shared} label={t.logins} value={data?.logins} onOpen={() => open('yes')} />
      <StatTile {...shared} label={t.failures} value={data?.failures} onOpen={() => open('no')} />
    </Figures>
  )
}

interface CountTileProps {
  label: string
  /** Where what is counted is listed, relative to the base path. */
  path: string
  counter: WaitingCount
  /** A message may tell of more. Default: false. */
  isWaitingWork?: boolean
}

function CountTile({ label, path, counter, isWaitingWork = false }: CountTileProps) {
  const { queryKey, count } = counter
  const api = useApi()
  const tab = useTab()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => count({ api, signal }),
    // The tile says what went wrong. The menu shows the same count, and has it counted anew by messages.
    meta: { silent: true, countsWaitingWork: isWaitingWork },
  })
  return (
    <StatTile
      label={label}
      value={data}
      isLoading={data === undefined && !error}
      isFailed={data === undefined && error !== null}
      onRetry={() => void refetch()}
      onOpen={() => void tab.open(`${basePath}/${path}`)}
    />
  )
}
