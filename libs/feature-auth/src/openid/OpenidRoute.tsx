import { describeError, unwrap, type Schemas } from '@spruce/api-client'
import { PublicAlert, PublicSpinner, useMessages } from '@spruce/shell-ui/public'
import { useEffect, useRef, useState } from 'react'
import { AuthProvider, useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { LoginPanel } from '../login/LoginPanel.js'
import { waysAtHand } from '../login/waysAtHand.js'
import { openidMessages } from './openidMessages.js'
import { readOpenidReturn } from './readOpenidReturn.js'

type Outcome = Schemas['OpenidOutcome']

type Step =
  | { kind: 'arriving' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message?: string }
  | { kind: 'unlinked'; outcome: Outcome }

/**
 * /openid, to which identity providers lead back. Whoever is linked is in; whoever is not signs in here
 * once, with the form of /login, and is linked by that.
 */
export function OpenidRoute() {
  const auth = useAuth()
  const t = useMessages(openidMessages)
  const [back] = useState(() => readOpenidReturn(location.search))
  const [step, setStep] = useState<Step>({ kind: back.kind === 'code' ? 'arriving' : back.kind })
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current || back.kind !== 'code') return // a code is good for once
    hasBegun.current = true
    // Neither the history nor what the person copies keeps it.
    history.replaceState(history.state, '', location.pathname)
    void arrive(back.body)

    async function arrive(body: Schemas['OpenidCallbackRequest']) {
      try {
        const outcome = await unwrap(auth.api.POST('/spruce/api/v1/openid/callback', { body }))
        if (outcome.login) await auth.onSignedIn(outcome.login)
        else setStep({ kind: 'unlinked', outcome })
      } catch (error) {
        setStep({ kind: 'failed', message: describeError(error, auth.language) })
      }
    }
  }, [auth, back])

  if (step.kind === 'unlinked') {
    const { ticket, provider, name } = step.outcome
    const linking = { openidTicket: ticket ?? '', lead: t.link(provider, name) }
    // WeChat would lead away, and the ticket would be lost on the way.
    return (
      <AuthProvider value={{ ...auth, hasWechat: false, linking }}>
        <LoginPanel source={waysAtHand} />
      </AuthProvider>
    )
  }
  if (step.kind === 'arriving') {
    return (
      <StatusPage title={t.arriving}>
        <PublicSpinner />
      </StatusPage>
    )
  }
  const isCancelled = step.kind === 'cancelled'
  return (
    <StatusPage
      title={isCancelled ? t.cancelledTitle : t.failedTitle}
      buttons={[{ label: t.toLogin, onPress: () => void auth.go('/login') }]}
    >
      {step.kind === 'failed' && step.message && <PublicAlert>{step.message}</PublicAlert>}
      <p className="ui-lead">{isCancelled ? t.cancelledText : t.invalidText}</p>
    </StatusPage>
  )
}
