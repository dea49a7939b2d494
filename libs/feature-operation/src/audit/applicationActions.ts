import { useApi } from '@spruce/session/react'
import {
  type Action,
  defineAction,
  defineDialog,
  keepFocus,
  type ResourceState,
  toast,
  useMessages,
} from '@spruce/shell-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { runEach } from '@spruce/console-kit/bulk'
import { historyAction } from '@spruce/console-kit/history'
import { ApplicationDialog, type Decisions } from './ApplicationDialog.js'
import { applicationMessages } from './applicationMessages.js'
import {
  type Application,
  applicationOptions,
  approveApplicationOptions,
  decideApplicationOptions,
  type NoteDecision,
} from './applicationQueries.js'
import type { ApplicationQuery } from './applicationQuery.js'
import { ApproveDialog } from './ApproveDialog.js'
import { decided } from './decisionErrors.js'
import { NoteDialog } from './NoteDialog.js'

const detailDialog = defineDialog(ApplicationDialog)
const noteDialog = defineDialog(NoteDialog)
const approveDialog = defineDialog(ApproveDialog)

const permission = 'customer:audit'

/** How many applications are rejected in one go: one call each. */
export const maxApplications = 200

export interface ApplicationActions {
  row: readonly Action<Application>[]
  bulk: readonly Action<ReadonlySet<string>>[]
}

/** What an auditor may do, bound to the server. @param list whose selection is cleared after a decision on many */
export function useApplicationActions(
  list: Pick<ResourceState<ApplicationQuery, Application>, 'rowsOf' | 'clearSelection'>,
): ApplicationActions {
  const { rowsOf, clearSelection } = list
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(applicationMessages)
  const { mutateAsync: decide } = useMutation(decideApplicationOptions(api))
  const { mutateAsync: approve } = useMutation(approveApplicationOptions(api))

  return useMemo(() => {
    const say = async ({ id, version, name }: Application, decision: NoteDecision) => {
      const isDone = await noteDialog.open({
        ...{ decision, name },
        onSubmit: (note) => decided(() => decide({ id, version, decision, note }), t),
      })
      if (isDone) toast.success(decision === 'reject' ? t.rejectDone(name) : t.askDone(name))
    }
    const askApproval = async (application: Application) => {
      const { id, version } = application
      const approved = await approveDialog.open({
        application,
        onSubmit: (approval) => decided(() => approve({ ...approval, id, version }), t),
      })
      if (approved) toast.success(t.approveDone(approved.name))
    }
    const decisions: Decisions = {
      approve: (application) => void askApproval(application),
      ask: (application) => void say(application, 'request-information'),
      reject: (application) => void say(application, 'reject'),
    }
    const open = (application: Pick<Application, 'id' | 'name'>): Promise<undefined> =>
      detailDialog.open({ application, decisions, onOpen: (other) => void open(other) })
    const rejectMany = async (ids: ReadonlySet<string>) => {
      const waiting = rowsOf(ids).filter(isWaiting)
      if (waiting.length === 0) {
        toast.warning(t.noneOpen)
        return
      }
      let note = ''
      const isGiven = await noteDialog.open({
        ...{ decision: 'reject', count: waiting.length },
        onSubmit: (typed) => Promise.resolve((note = typed)),
      })
      if (!isGiven) return
      const { done, failed } = await runEach(waiting, {
        title: t.rejecting,
        sayProgress: t.progress,
        run: ({ id, version }) => decide({ id, version, decision: 'reject', note }),
      })
      clearSelection()
      if (failed > 0) toast.warning(t.rejectedSome(done, failed))
      else toast.success(t.rejectedMany(done))
    }
    return {
      row: [
        defineAction<Application>({
          label: t.view,
          permission,
          run: (application) => keepFocus()(() => open(application)),
        }),
        defineAction<Application>({
          label: t.approve,
          permission,
          isVisible: isWaiting,
          // The list masks contacts; where the credentials go must be read in full.
          run: async ({ id }) => {
            const openLater = keepFocus()
            const { application } = await client.query(applicationOptions(api, id))
            openLater(() => askApproval(application))
          },
        }),
        defineAction<Application>({
          label: t.ask,
          permission,
          isVisible: isWaiting,
          run: (application) => keepFocus()(() => say(application, 'request-information')),
        }),
        defineAction<Application>({
          label: t.reject,
          permission,
          danger: true,
          isVisible: isWaiting,
          run: (application) => keepFocus()(() => say(application, 'reject')),
        }),
        historyAction<Application>({ table: 'applications', nameOf: ({ name }) => name }),
      ],
      bulk: [
        defineAction<ReadonlySet<string>>({
          label: t.reject,
          permission,
          danger: true,
          run: (ids) => rejectMany(ids),
        }),
      ],
    }
  }, [api, client, t, decide, approve, rowsOf, clearSelection])
}

/** Only what was submitted waits for the auditor. */
function isWaiting({ status }: Application): boolean {
  return status === 'submitted'
}
