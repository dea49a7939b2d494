import type { Schemas } from '@spruce/api-client/contract'
import { ok, type TenantContext } from '../../http/defineOperation.js'
import type { DesignEditor } from '../../repositories/designs/PresenceRepository.js'

type PresenceContext = Pick<
  TenantContext<'reportPagePresence' | 'reportWorkbenchPresence'>,
  'tenantId' | 'memberId' | 'repositories' | 'services' | 'params' | 'body'
>

/** Why it leaves no line in the log. */
export const presenceUnaudited = 'that somebody has it open changes nothing of it'

/** A tab of the designer came, is still there, or goes. Answers who else has it open. */
export async function reportPresence(context: PresenceContext) {
  const { tenantId, memberId, repositories, services, params, body } = context
  const { presence } = repositories
  const own = { designId: params.id, memberId, tab: body.tab }
  const now = services.now()
  const isLeaving = body.left === true
  const isKnown = isLeaving
    ? await presence.leave(tenantId, own)
    : await presence.renew(tenantId, own, now)
  if (!isLeaving && !isKnown) await presence.enter(tenantId, own, now)
  const others = await presence.others(tenantId, own, now)
  // Whoever is known and stays, or leaves without having been there, is no news.
  if (isLeaving === isKnown) {
    const memberIds = others.map((one) => one.memberId)
    await presence.tell(tenantId, own.designId, memberIds)
  }
  return ok({ editors: isLeaving ? [] : others.map((one) => presentEditor(one, memberId)) })
}

function presentEditor(editor: DesignEditor, caller: string): Schemas['DesignEditor'] {
  const isSelf = editor.memberId === caller
  return {
    ...editor,
    isSelf,
    since: editor.since.toISOString(),
    // What the caller saved may be of this very tab.
    savedAt: isSelf ? null : (editor.savedAt?.toISOString() ?? null),
  }
}
