import { useMessages } from '@spruce/shell-ui/public'
import { safeUrl } from '@spruce/validators'
import { Fragment } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { statusMessages } from '../statusMessages.js'
import { StatusPage } from './StatusPage.js'
import { WhyNot } from './WhyNot.js'

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

/** How permission codes are made (`role:list`); nothing else of an address is shown as one. */
const permissionCode = /^[a-z][a-z-]{0,40}:[a-z][a-z-]{0,20}$/

/**
 * /403: the function is denied. `permission` names what is missing, `redirect_uri` the way back;
 * whom to ask is the administrator of the tenant that is on show.
 */
export function ForbiddenRoute() {
  const auth = useAuth()
  const messages = useMessages(statusMessages)
  const query = new URLSearchParams(location.search)
  const missing = query.getAll('permission').filter((code) => permissionCode.test(code))
  const target = safeUrl(query.get('redirect_uri'), { origin: auth.origin, purpose: 'return' })
  const home = { label: messages.home, onPress: () => void auth.go('/') }
  const back = target && { label: messages.back, onPress: () => void auth.go(target.path) }
  return (
    <StatusPage
      code="403"
      title={messages.forbiddenTitle}
      buttons={back ? [back, { ...home, variant: 'outline' }] : [home]}
    >
      <p className="ui-lead">{messages.forbiddenText}</p>
      {missing.length > 0 && (
        <dl className="ui-facts ui-facts-short">
          <div>
            <dt>{messages.missingPermission}</dt>
            <dd>
              {missing.map((code, index) => (
                <Fragment key={code}>
                  {index > 0 && ', '}
                  {auth.permissionName(code)} <code>{code}</code>
                </Fragment>
              ))}
            </dd>
          </div>
          {missing[0] !== undefined && <WhyNot code={missing[0]} />}
          <div>
            <dt>{messages.whomToAsk}</dt>
            <dd>{messages.administratorOf(auth.brand.name)}</dd>
          </div>
        </dl>
      )}
    </StatusPage>
  )
}
