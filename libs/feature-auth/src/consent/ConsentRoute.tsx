import { describeError, isApiError, unwrap, type Schemas } from '@spruce/api-client'
import { PublicAlert, PublicSpinner, useMessages } from '@spruce/shell-ui/public'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { LoginPanel } from '../login/LoginPanel.js'
import { waysAtHand } from '../login/waysAtHand.js'
import { lookOf } from '../lookOf.js'
import { ConsentPage } from './ConsentPage.js'
import { consentMessages } from './consentMessages.js'
import { authorizeRequestOf } from './authorizeRequest.js'

type Authorization = Schemas['OauthAuthorization']
type Scope = Authorization['scopes'][number]['code']

type Step =
  | { kind: 'loading' }
  | { kind: 'going' }
  /** Wrong in itself: nobody is sent anywhere. */
  | { kind: 'invalid'; message?: string }
  | { kind: 'failed'; message: string }
  | { kind: 'late' }
  | { kind: 'asked'; authorization: Authorization }

/**
 * /accredit and /oauth/login at work: an authorisation request of RFC 6749 in the address. Whoever is
 * signed out signs in right here; then the person says yes or no, and goes back to the application.
 */
export function ConsentRoute() {
  const auth = useAuth()
  return auth.isSignedIn ? <Consent /> : <SignInFirst />
}

function SignInFirst() {
  const auth = useAuth()
  useEffect(() => auth.rememberReturn(`/accredit${location.search}`), [auth])
  return <LoginPanel source={waysAtHand} />
}

function Consent() {
  const auth = useAuth()
  const t = useMessages(consentMessages)
  const [step, setStep] = useState<Step>({ kind: 'loading' })
  const [pending, setPending] = useState<'approve' | 'refuse'>()
  const [problem, setProblem] = useState<string>()
  const hasBegun = useRef(false)
  const { api, language } = auth

  const confirm = useCallback(
    async (requestId: string, approved: boolean, scopes?: Scope[]) => {
      const { redirectTo } = await unwrap(
        api.POST('/aba-base/api/v3/oauth/confirm', {
          body: { requestId, approved, ...(scopes ? { scopes } : {}) },
        }),
      )
      setStep({ kind: 'going' })
      auth.leave(redirectTo)
    },
    [api, auth],
  )

  const begin = useCallback(async () => {
    const body = authorizeRequestOf(location.search)
    if (!body) return setStep({ kind: 'invalid' })
    setStep({ kind: 'loading' })
    try {
      const authorization = await unwrap(api.POST('/auth/oauth/authorize', { body }))
      const { requestId, redirectTo, consentNeeded } = authorization
      if (redirectTo !== null) {
        setStep({ kind: 'going' })
        auth.leave(redirectTo)
      } else if (requestId !== null && !consentNeeded) await confirm(requestId, true)
      else setStep({ kind: 'asked', authorization })
    } catch (error) {
      const message = describeError(error, language)
      const isWrong = isApiError(error) && (error.status === 400 || error.status === 422)
      setStep(isWrong ? { kind: 'invalid', message } : { kind: 'failed', message })
    }
  }, [api, auth, confirm, language])

  useEffect(() => {
    if (hasBegun.current) return // another language is no other request
    hasBegun.current = true
    void begin()
  }, [begin])

  async function answer(requestId: string, approved: boolean, scopes?: Scope[]) {
    setPending(approved ? 'approve' : 'refuse')
    setProblem(undefined)
    try {
      await confirm(requestId, approved, scopes)
    } catch (error) {
      if (isApiError(error) && error.status === 404) setStep({ kind: 'late' })
      else setProblem(describeError(error, language))
    } finally {
      setPending(undefined)
    }
  }

  async function changeAccount() {
    const here = `/accredit${location.search}`
    try {
      await auth.signOut()
      auth.rememberReturn(here)
      await auth.go(here)
    } catch (error) {
      setProblem(describeError(error, language))
    }
  }

  const home = {
    label: t.home,
    variant: 'outline' as const,
    onPress: () => void auth.go('/'),
  }
  switch (step.kind) {
    case 'loading':
    case 'going':
      return (
        <StatusPage title={step.kind === 'going' ? t.going : t.loading}>
          <PublicSpinner />
        </StatusPage>
      )
    case 'invalid':
      return (
        <StatusPage title={t.invalidTitle} buttons={[home]}>
          {step.message && <PublicAlert>{step.message}</PublicAlert>}
          <p className="ui-lead">{t.invalidText}</p>
        </StatusPage>
      )
    case 'failed':
      return (
        <StatusPage
          title={t.invalidTitle}
          buttons={[{ label: t.retry, onPress: () => void begin() }, home]}
        >
          <PublicAlert>{step.message}</PublicAlert>
        </StatusPage>
      )
    case 'late':
      return (
        <StatusPage
          title={t.lateTitle}
          buttons={[{ label: t.again, onPress: () => void begin() }, home]}
        >
          <p className="ui-lead">{t.lateText}</p>
        </StatusPage>
      )
    case 'asked': {
      const { requestId, client, scopes } = step.authorization
      const id = requestId ?? ''
      return (
        <ConsentPage
          look={lookOf(auth)}
          clientName={client.name}
          clientIcon={client.icon}
          scopes={scopes}
          userName={auth.userName}
          pending={pending}
          problem={problem}
          onApprove={(granted) => void answer(id, true, granted)}
          onRefuse={() => void answer(id, false)}
          onOtherAccount={() => void changeAccount()}
        />
      )
    }
  }
}
