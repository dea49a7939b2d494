import type { Schemas } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui/public'
import { formatTime } from '@spruce/validators'
import { invitationMessages } from './invitationMessages.js'

/** Who invites, whom, and until when. */
export function InvitationFacts({ invitation }: { invitation: Schemas['InvitationPreview'] }) {
  const t = useMessages(invitationMessages)
  return (
    <dl className="ui-facts">
      <div>
        <dt>{t.tenant}</dt>
        <dd>{invitation.tenantName}</dd>
      </div>
      <div>
        <dt>{t.contact}</dt>
        <dd>{invitation.contact}</dd>
      </div>
      <div>
        <dt>{t.expires}</dt>
        <dd>{formatTime(invitation.expiresAt)}</dd>
      </div>
    </dl>
  )
}
