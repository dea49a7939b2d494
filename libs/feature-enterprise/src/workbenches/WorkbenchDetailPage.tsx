import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  defineAction,
  EmptyState,
  FailedState,
  NoPermissionState,
  PageHeader,
  type QueryProps,
  useMessages,
  usePermitted,
  wordsOf,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { WorkbenchBody, WorkbenchWait } from './WorkbenchBody.js'
import type { WorkbenchDetailQuery } from './workbenchDetailQuery.js'
import { workbenchMessages } from './workbenchMessages.js'
import { workbenchOptions } from './workbenchQueries.js'
import { workbenchesUrl } from './workbenchUrls.js'

export type WorkbenchDetailPageProps = QueryProps<WorkbenchDetailQuery>

const permission = 'workbench:list'

const backActions = [
  defineAction({
    label: wordsOf(workbenchMessages)('back'),
    run: (_target, { goTo }) => goTo(workbenchesUrl),
  }),
]

/** One business workbench as its people see it, with its draft. */
export function WorkbenchDetailPage({ query }: WorkbenchDetailPageProps) {
  const isPermitted = usePermitted()
  if (!isPermitted(permission)) return <NoPermissionState permission={permission} />
  return query.id === undefined ? <Gone /> : <Detail key={query.id} id={query.id} />
}

function Detail({ id }: { id: string }) {
  const t = useMessages(workbenchMessages)
  const { data, error, refetch } = useQuery(workbenchOptions(useApi(), id))
  if (!data) {
    return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <WorkbenchWait />
  }
  const [workbench] = data.rows
  if (workbench?.scope !== 'business') return <Gone />
  return <WorkbenchBody workbench={workbench} title={workbench.name} lead={t.detailTitle} />
}

function Gone() {
  const t = useMessages(workbenchMessages)
  return (
    <section className="sp-page" aria-label={t.detailTitle}>
      <PageHeader title={t.detailTitle} />
      <EmptyState
        title={t.notFound}
        text={t.notFoundText}
        action={<ActionBar actions={backActions} target={undefined} />}
      />
    </section>
  )
}
