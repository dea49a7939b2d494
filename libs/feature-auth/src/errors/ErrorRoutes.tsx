import { useMessages } from '@spruce/shell-ui/public'
import { safeUrl } from '@spruce/validators'
import { useAuth } from '../AuthEnvironment.js'
import { statusMessages } from '../statusMessages.js'
import { StatusPage } from './StatusPage.js'

/** /404: no such page. With `redirect_uri` it offers the way back (spec section 2.1). */
export function NotFoundRoute() {
  const auth = useAuth()
  const messages = useMessages(statusMessages)
  const target = safeUrl(new URLSearchParams(location.search).get('redirect_uri'), {
    origin: auth.origin,
    purpose: 'return',
  })
  const home = { label: messages.home, onPress: () => void auth.go('/') }
  const back = target && { label: messages.back, onPress: () => void auth.go(target.path) }
  return (
    <StatusPage
      code="404"
      title={messages.notFoundTitle}
      buttons={back ? [back, { ...home, variant: 'outline' }] : [home]}
    >
      <p className="ui-lead">{messages.notFoundText}</p>
    </StatusPage>
  )
}

/** /page404: the path is not in the user's menu map (spec section 4). */
export function BlockedRoute() {
  const auth = useAuth()
  const messages = useMessages(statusMessages)
  return (
    <StatusPage
      code="404"
      title={messages.blockedTitle}
      buttons={[{ label: messages.home, onPress: () => void auth.go('/') }]}
    >
      <p className="ui-lead">{messages.blockedText}</p>
    </StatusPage>
  )
}

/** /403: the function is denied. */
export function ForbiddenRoute() {
  const auth = useAuth()
  const messages = useMessages(statusMessages)
  return (
    <StatusPage
      code="403"
      title={messages.forbiddenTitle}
      buttons={[{ label: messages.home, onPress: () => void auth.go('/') }]}
    >
      <p className="ui-lead">{messages.forbiddenText}</p>
    </StatusPage>
  )
}
