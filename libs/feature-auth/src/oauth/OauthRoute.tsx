import { describeError, unwrap } from '@spruce/api-client'
import { oauthStartKey } from '@spruce/session'
import { PublicAlert, PublicSpinner, useMessages } from '@spruce/shell-ui/public'
import { safeUrl } from '@spruce/validators'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { makeProofKey, randomToken } from '../proofKey.js'
import { oauthMessages } from './oauthMessages.js'

/** The portal as a client of its own server (docs/decisions/0020). */
const clientId = 'spruce-web-portal'

/**
 * /oauth2: sign-in by an authorisation code (section 2.1). Without a code it begins one, with a state
 * and a verifier that only this tab keeps; with a code it takes what was kept and exchanges both once.
 * Another tab's or somebody else's code, and one that comes again, sign nobody in (S-13).
 */
export function OauthRoute() {
  const auth = useAuth()
  const t = useMessages(oauthMessages)
  const [problem, setProblem] = useState<string>()
  const hasBegun = useRef(false)
  const redirectUri = `${auth.origin}/oauth2`

  /** Answers what went wrong. */
  async function begin(): Promise<string | undefined> {
    const target = pageOf(new URLSearchParams(location.search).get('redirect_uri'))
    if (auth.isSignedIn) {
      await auth.go(target ?? '/', { replace: true })
      return undefined
    }
    try {
      const { verifier, challenge } = await makeProofKey()
      const state = randomToken()
      auth.storage.set(oauthStartKey, { verifier, state, target: target ?? '' })
      const request = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(auth.tenantCode ? { tenant: auth.tenantCode } : {}),
      })
      await auth.go(`/accredit?${request}`, { replace: true })
      return undefined
    } catch {
      return t.unsupported
    }
  }

  /** Answers what went wrong. */
  async function finish(query: URLSearchParams): Promise<string | undefined> {
    const started = auth.storage.get(oauthStartKey)
    auth.storage.remove(oauthStartKey) // before it is used: a reload cannot use it again
    const code = query.get('code')
    if (started?.state !== query.get('state')) return t.notBegun
    if (!code) return query.get('error') === 'access_denied' ? t.refused : t.notBegun
    try {
      const result = await unwrap(
        auth.api.POST('/aba-base/auth/v3/login-code', {
          body: {
            grant_type: 'authorization_code',
            code,
            client_id: clientId,
            redirect_uri: redirectUri,
            code_verifier: started.verifier,
          },
        }),
      )
      const target = pageOf(started.target)
      if (target) auth.rememberReturn(target)
      await auth.onSignedIn(result)
      return undefined
    } catch (error) {
      return describeError(error, auth.language)
    }
  }

  /** A page of the portal to come back to (S-07). */
  function pageOf(address: string | null): string | undefined {
    const target = safeUrl(address, { origin: auth.origin, purpose: 'return' })
    return target?.isOwn ? target.path : undefined
  }

  async function run() {
    const query = new URLSearchParams(location.search)
    const isBack = query.has('code') || query.has('error')
    setProblem(await (isBack ? finish(query) : begin()))
  }

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void run()
  })

  if (problem === undefined) {
    return (
      <StatusPage title={t.signingIn}>
        <PublicSpinner />
      </StatusPage>
    )
  }
  return (
    <StatusPage
      title={t.failedTitle}
      buttons={[
        { label: t.again, onPress: () => void begin().then(setProblem) },
        { label: t.toLogin, variant: 'outline', onPress: () => void auth.go('/login') },
      ]}
    >
      <PublicAlert>{problem}</PublicAlert>
    </StatusPage>
  )
}
