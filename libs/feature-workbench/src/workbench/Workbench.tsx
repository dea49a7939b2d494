import type { Schemas } from '@spruce/api-client'
import type { VariableSource } from '@spruce/page-builder'
import { useApi, useSession } from '@spruce/session/react'
import { FailedState, LazyBoundary, useLanguage, useLatest, useMessages } from '@spruce/shell-ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { myAppsOptions, myWorkbenchOptions } from '../home/homeQueries.js'
import { PlatformHome } from '../home/PlatformHome.js'
import { workbenchMessages } from '../messages.js'
import { useCounters, useCounts, waitingKinds } from '../waiting/waitingCounts.js'
import { useWorkbench } from '../WorkbenchEnvironment.js'
import { WorkbenchCustomise, type EditedWorkbench } from './WorkbenchCustomise.js'
import { WorkbenchRenewed } from './WorkbenchRenewed.js'
import { WorkbenchReset } from './WorkbenchReset.js'
import { WorkbenchTabs } from './WorkbenchTabs.js'
import { WorkbenchWhy } from './WorkbenchWhy.js'

type MyWorkbench = Schemas['MyWorkbench']

interface Variables {
  /** Keeps the variables of what is shown in the address of the tab. */
  readonly variables: VariableSource | undefined
}

/** The workbench that counts for the person, and as tabs the others that are given to them. */
export function Workbench({ variables }: Variables) {
  const api = useApi()
  const first = useQuery(myWorkbenchOptions(api))
  const [isAhead, setAhead] = useState(first.data === undefined)
  return (
    <>
      {isAhead && <Ahead onDone={() => setAhead(false)} />}
      <First query={first} variables={variables} />
    </>
  )
}

interface WorkbenchProps extends Variables {
  readonly query: Pick<UseQueryResult<MyWorkbench>, 'data' | 'error' | 'refetch'>
}

function First({ query: first, variables }: WorkbenchProps) {
  const messages = useMessages(workbenchMessages)
  if (first.data) return <Given first={first.data} variables={variables} />
  if (!first.error) return <Wait />
  return (
    <>
      <FailedState
        error={first.error}
        text={messages.showsPlatform}
        onRetry={() => void first.refetch()}
      />
      <PlatformHome />
    </>
  )
}

function Given({ first, variables }: Variables & { readonly first: MyWorkbench }) {
  const { given } = first
  const [chosen, setChosen] = useState<string>()
  const found = given.findIndex(({ workbenchId }) => workbenchId === chosen)
  const at = Math.max(found, 0)
  const another = useQuery({ ...myWorkbenchOptions(useApi(), at), enabled: at > 0 })
  const shown = at === 0 ? first : another.data
  const id = useId()
  const hasTabs = given.length > 1
  const { edited, begin, end, button } = useCustomising()
  const { Customiser } = useWorkbench()
  if (edited) {
    return (
      <LazyBoundary fallback={<Wait />}>
        <Customiser {...edited} variables={variables} onClose={end} />
      </LazyBoundary>
    )
  }
  return (
    <>
      <div className="home-bar">
        {hasTabs && <WorkbenchTabs given={given} at={at} id={id} onChoose={setChosen} />}
        {shown && <WorkbenchCustomise ref={button} workbench={shown} onBegin={begin} />}
        {shown && <WorkbenchReset workbench={shown} at={at} />}
        <WorkbenchWhy workbench={first} shown={shown} at={at} />
      </div>
      {shown && <WorkbenchRenewed key={shown.workbenchId} workbench={shown} at={at} />}
      <div
        {...(hasTabs && {
          role: 'tabpanel',
          id: `${id}-panel`,
          'aria-labelledby': `${id}-tab-${String(at)}`,
        })}
      >
        {at === 0 ? (
          <Shown workbench={first} variables={variables} />
        ) : (
          <Another key={at} query={another} variables={variables} />
        )}
      </div>
    </>
  )
}

/** The workbench that is being arranged; afterwards the focus is where it began. */
function useCustomising() {
  const [edited, setEdited] = useState<EditedWorkbench>()
  const [hasEnded, setEnded] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasEnded && !edited) button.current?.focus()
  }, [hasEnded, edited])
  const end = () => {
    setEdited(undefined)
    setEnded(true)
  }
  return { edited, begin: setEdited, end, button }
}

/** Another of those given than the first. */
function Another({ query: { data, error, refetch }, variables }: WorkbenchProps) {
  if (data) return <Shown workbench={data} variables={variables} />
  return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <Wait />
}

/** What was shown before stays while a newer revision is on its way. */
function Shown({ workbench, variables }: Variables & { readonly workbench: MyWorkbench }) {
  const { View } = useWorkbench()
  const { document, workbenchId, revision } = workbench
  if (document === null) {
    return (
      <div className="home-platform">
        <PlatformHome />
      </div>
    )
  }
  return (
    <LazyBoundary fallback={<Wait />}>
      <View
        document={document}
        workbenchId={workbenchId}
        revision={revision}
        variables={variables}
      />
    </LazyBoundary>
  )
}

/**
 * While nobody knows which workbench it is, what nearly all of them show is asked for, so that the lists
 * need not wait for the workbench. It stays until the answers are there: who is gone gets none.
 */
const Ahead = observer(function Ahead({ onDone }: { readonly onDone: () => void }) {
  const api = useApi()
  const session = useSession()
  const { subApps, menuPathOf, useUnread, preloadView } = useWorkbench()
  const { isFetching } = useQuery(myAppsOptions(api))
  const { items, error } = useUnread()
  const kinds = waitingKinds({ session, menuPathOf }, subApps, useLanguage())
  const counters = useCounters(kinds)
  const counts = useCounts(api, counters.data ?? none)
  useEffect(() => {
    preloadView?.().catch(() => undefined) // who shows it says so
  }, [preloadView])
  const isDone = !isFetching && (items !== undefined || Boolean(error)) && !counters.isPending
  const isCounted = counts.every((count) => !count.isFetching)
  const latest = useLatest(onDone)
  useEffect(() => {
    if (isDone && isCounted) latest.current()
  }, [isDone, isCounted, latest])
  return null
})

const none: readonly never[] = []

function Wait() {
  const messages = useMessages(workbenchMessages)
  return (
    <div className="home-wait" aria-busy="true">
      <span className="sp-sr-only" role="status">
        {messages.loading}
      </span>
      {['wide', 'left', 'right'].map((place) => (
        <span key={place} className="sp-skeleton" data-place={place} aria-hidden />
      ))}
    </div>
  )
}
