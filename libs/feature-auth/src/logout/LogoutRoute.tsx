import { describeError } from '@spruce/api-client'
import { PublicAlert, PublicSpinner, useMessages } from '@spruce/shell-ui/public'
import { safeUrl } from '@spruce/validators'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { statusMessages } from '../statusMessages.js'

/**
 * /logout: ends the session, then goes to `redirect_uri` if it is a page of the portal, else to
 * /login. A page that needs a session leads to /login, and back to itself after the next login.
 */
export function LogoutRoute() {
  const auth = useAuth()
  const messages = useMessages(statusMessages)
  const [error, setError] = useState<unknown>()
  const hasBegun = useRef(false)

  async function signOut() {
    setError(undefined)
    const target = safeUrl(new URLSearchParams(location.search).get('redirect_uri'), {
      origin: auth.origin,
      purpose: 'return',
    })
    try {
      await auth.signOut()
      if (target) auth.rememberReturn(target.path)
      await auth.go(target?.path ?? '/login')
    } catch (reason) {
      setError(reason)
    }
  }

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void signOut()
  })

  if (error === undefined) {
    return (
      <StatusPage title={messages.signingOut}>
        <PublicSpinner />
      </StatusPage>
    )
  }
  return (
    <StatusPage
      title={messages.signOutFailed}
      buttons={[{ label: messages.retry, onPress: () => void signOut() }]}
    >
      <PublicAlert>{describeError(error, auth.language)}</PublicAlert>
    </StatusPage>
  )
}
