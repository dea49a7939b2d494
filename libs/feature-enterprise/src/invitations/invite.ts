import { type ActionContext, defineDialog } from '@spruce/shell-ui'
import { InviteDialog } from './InviteDialog.js'
import { inviteAll } from './inviteAll.js'
import type { InviteDraft } from './inviteDraft.js'
import { sayInvitees } from './invitees.js'
import { SentInvitationsDialog } from './SentInvitationsDialog.js'

const inviteDialog = defineDialog(InviteDialog)

/** Shows links this one time. */
export const sentDialog = defineDialog(SentInvitationsDialog)

/** Opens the form, sends, shows the links; who was refused can be corrected and sent again. */
export async function invite(
  context: Pick<ActionContext, 'api' | 'send' | 'open' | 'language'>,
  department?: { id: string; name: string },
): Promise<void> {
  const departments = department ? [department] : []
  let initial: Partial<InviteDraft> | undefined
  for (;;) {
    let draft: InviteDraft | undefined
    const outcome = await context.open(inviteDialog, {
      ...{ initial, departments },
      onSubmit: (typed) => {
        draft = typed
        return inviteAll(context, typed)
      },
    })
    if (!outcome) return
    const again = await context.open(sentDialog, outcome)
    if (!again) return
    initial = { ...draft, contacts: sayInvitees(outcome.refused) }
  }
}
