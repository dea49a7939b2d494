import { describeError, unwrap } from '@spruce/api-client'
import { wechatStartKey } from '@spruce/session'
import { PublicAlert, PublicSpinner, useMessages } from '@spruce/shell-ui/public'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { startWechat } from './startWechat.js'
import { wechatMessages } from './wechatMessages.js'

export interface WechatReturnProps {
  /** Back to the login form, in the same place. */
  onDone: () => void
}

/**
 * The way back from WeChat (section 7.1, wx/wxCallBack): signs in whoever is bound and leads whoever
 * is not to /bind-account. What was kept is taken before it is used, so the address works once.
 */
export function WechatReturn({ onDone }: WechatReturnProps) {
  const auth = useAuth()
  const t = useMessages(wechatMessages)
  const [error, setError] = useState<unknown>()
  const hasBegun = useRef(false)

  async function finish() {
    const started = auth.storage.get(wechatStartKey)
    auth.storage.remove(wechatStartKey)
    const query = new URLSearchParams(location.search)
    const [code, state] = [query.get('code'), query.get('state')]
    if (!started || !code || !state) return onDone()
    const { verifier, tenantCode } = started
    try {
      const outcome = await unwrap(
        auth.api.GET('/aba-base/api/v3/wx/wxCallBack', {
          params: { query: { code, state, verifier, ...(tenantCode ? { tenantCode } : {}) } },
        }),
      )
      if (outcome.login) await auth.onSignedIn(outcome.login)
      else if (outcome.ticket) {
        const tenant = tenantCode ? `?tenant=${tenantCode}` : '' // a reload keeps the brand
        await auth.go(`/bind-account${tenant}#ticket=${outcome.ticket}`, { replace: true })
      } else await auth.go('/', { replace: true })
    } catch (reason) {
      setError(reason)
    }
  }

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void finish()
  })

  async function toLogin() {
    await auth.go('/login', { replace: true })
    onDone()
  }

  if (error === undefined) {
    return (
      <StatusPage title={t.returning}>
        <PublicSpinner />
      </StatusPage>
    )
  }
  return (
    <StatusPage
      title={t.failedTitle}
      buttons={[
        { label: t.again, onPress: () => void startWechat(auth).catch(setError) },
        { label: t.toLogin, variant: 'outline', onPress: () => void toLogin() },
      ]}
    >
      <PublicAlert>{describeError(error, auth.language)}</PublicAlert>
    </StatusPage>
  )
}
