import { describeError, isApiError } from '@spruce/api-client'
import type { ActionContext } from '@spruce/shell-ui'
import { invitationMessages } from './invitationMessages.js'
import { inviteOptions, type SentInvitation } from './invitationQueries.js'
import type { InviteDraft } from './inviteDraft.js'
import { type Invitee, readInvitees } from './invitees.js'

/** What became of those who were to be invited. */
export interface InviteOutcome {
  /** Those who were invited, each with the link. */
  sent: SentInvitation[]
  /** Those whom the server did not invite, each with the reason. */
  refused: (Invitee & { fault: string })[]
}

type InviteContext = Pick<ActionContext, 'api' | 'send' | 'language'>

/**
 * Invites one after the other: who is refused holds nobody else up. What would refuse all of them
 * alike, as a session that ended, is asked once.
 * @throws the refusal of the only one, which its form shows
 */
export async function inviteAll(
  { api, send, language }: InviteContext,
  { contacts, departmentIds, roleIds }: InviteDraft,
): Promise<InviteOutcome> {
  const invitees = readInvitees(contacts, language)
  const outcome: InviteOutcome = { sent: [], refused: [] }
  let end: Error | undefined
  for (const { contact, nickName } of invitees) {
    if (end !== undefined) {
      refuse({ contact, nickName }, invitationMessages[language].notSent)
      continue
    }
    try {
      const body = { mobileEmail: contact, departmentIds, roleIds, ...(nickName && { nickName }) }
      outcome.sent.push(await send(inviteOptions(api), { body }))
    } catch (error) {
      if (invitees.length === 1) throw error
      refuse({ contact, nickName }, describeError(error, language))
      if (refusesAll(error)) end = error instanceof Error ? error : new Error('', { cause: error })
    }
  }
  if (end !== undefined && outcome.sent.length === 0) throw end
  return outcome

  function refuse({ contact, nickName }: Invitee, fault: string) {
    outcome.refused.push({ contact, ...(nickName && { nickName }), fault })
  }
}

function refusesAll(error: unknown): boolean {
  return !isApiError(error) || error.kind !== 'http' || [401, 403, 429].includes(error.status ?? 0)
}
