import { mutationOf, queryOf, type Schemas } from '@spruce/api-client'
import { countMemberSessions, endMemberSessions } from '@spruce/api-client/operations'
import { actionsOf, confirmDialog, toast } from '@spruce/shell-ui'
import { LogOut } from 'lucide-react'
import type { EnterpriseTexts } from '../messages.js'
import { maxAtOnce } from './memberPasswords.js'
import { memberResource } from './memberResource.js'
import { idsOf, type MemberContext, type Members, namesText } from './memberTargets.js'

type Sessions = Schemas['MemberSessions']

const { bulkAction, rowAction } = actionsOf(memberResource)
const label = { label: 'endSessions', icon: LogOut, permission: 'user:reset' } as const

/** Signs one person out everywhere. */
export const endSessionsOfOne = rowAction({
  ...label,
  run: async (context, member) => {
    await endSessions(context, [member])
  },
})

/** Signs those who are selected out everywhere. */
export const endSessionsOfMany = bulkAction({
  ...label,
  max: maxAtOnce,
  run: endSessions,
  done: () => undefined, // it has said so
})

/** Asks with the number of open sessions, and says whom it leaves signed in. @returns false: called off */
async function endSessions(context: MemberContext, members: Members): Promise<boolean> {
  const { api, client, open, send, t } = context
  const ids = idsOf(members)
  const counting = queryOf(api, countMemberSessions, { query: { ids } })
  const counted = await client.query({ ...counting, staleTime: 0, gcTime: 0 })
  const spared = sparedText(t, counted)
  if (counted.sessions === 0) {
    toast.info([t.noOpenSessions(namesText(t, members)), spared].filter(Boolean).join(' '))
    return false
  }
  let ended: Sessions | undefined
  await open(confirmDialog, {
    title: t.endSessionsQuestion(namesText(t, members)),
    message: [t.endSessionsText(counted.sessions), spared].filter(Boolean).join(' '),
    confirmLabel: t.endSessions,
    danger: true,
    onConfirm: async () => {
      ended = await send(mutationOf(api, endMemberSessions), { body: { ids } })
    },
  })
  if (!ended) return false
  toast.success(t.sessionsEnded(ended.sessions))
  return true
}

/** Who stays signed in, and why; empty where nobody does. */
function sparedText(t: EnterpriseTexts, { people }: Sessions): string {
  const reasons = {
    SELF: t.sessionsOfSelf,
    FORBIDDEN: t.sessionsForbidden,
    ACCOUNT_SHARED: t.sessionsShared,
  }
  return people
    .flatMap(({ name, refusal }) => (refusal ? [t.sessionsKept(name, reasons[refusal])] : []))
    .join(' ')
}
