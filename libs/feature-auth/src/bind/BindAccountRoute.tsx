import { useMessages } from '@spruce/shell-ui/public'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { InvitationRoute } from '../invitation/InvitationRoute.js'
import { invitationMessages } from '../invitation/invitationMessages.js'
import { useHashToken } from '../useHashToken.js'
import { WechatBindRoute } from '../wechat/WechatBindRoute.js'

/**
 * /bind-account (section 2.1): joins an account with what the fragment of the address brings, which no
 * server and no other site gets to see: an invitation, or the ticket of a WeChat account.
 */
export function BindAccountRoute() {
  const auth = useAuth()
  const t = useMessages(invitationMessages)
  const { token: fragment } = useHashToken()
  const given = new URLSearchParams(fragment)
  const [invite, ticket] = [given.get('invite'), given.get('ticket')]
  if (invite) return <InvitationRoute key={invite} token={invite} />
  if (ticket) return <WechatBindRoute key={ticket} ticket={ticket} />
  return (
    <StatusPage
      title={t.emptyTitle}
      buttons={[{ label: t.toLogin, onPress: () => void auth.go('/login') }]}
    >
      <p className="ui-lead">{t.emptyText}</p>
    </StatusPage>
  )
}
