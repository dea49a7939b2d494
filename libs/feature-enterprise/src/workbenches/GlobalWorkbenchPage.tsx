import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  EmptyState,
  FailedState,
  NoPermissionState,
  PageHeader,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { addGlobalActions } from './workbenchActions.js'
import { WorkbenchBody, WorkbenchWait } from './WorkbenchBody.js'
import { workbenchMessages } from './workbenchMessages.js'
import { globalWorkbenchOptions } from './workbenchQueries.js'

const permission = 'workbench:list'

/** The workbench of everybody in the company: what is published, its draft, and what can be done with it. */
export function GlobalWorkbenchPage() {
  const isPermitted = usePermitted()
  return isPermitted(permission) ? <Global /> : <NoPermissionState permission={permission} />
}

function Global() {
  const t = useMessages(workbenchMessages)
  const { data, error, refetch } = useQuery(globalWorkbenchOptions(useApi()))
  if (!data) {
    return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <WorkbenchWait />
  }
  const [workbench] = data.rows
  if (workbench) {
    return <WorkbenchBody workbench={workbench} title={t.globalTitle} lead={t.globalLead} />
  }
  return (
    <section className="sp-page" aria-label={t.globalTitle}>
      <PageHeader title={t.globalTitle} lead={t.globalLead} />
      <EmptyState
        title={t.noGlobal}
        text={t.noGlobalText}
        action={<ActionBar actions={addGlobalActions} target={undefined} />}
      />
    </section>
  )
}
