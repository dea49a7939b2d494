import { Button } from '@chakra-ui/react/button'
import { unwrap } from '@spruce/api-client'
import { returnTargetKey, wechatStartKey } from '@spruce/session'
import { useApi, useSession } from '@spruce/session/react'
import { confirmDialog, useErrorText, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { usePersonal } from '../PersonalEnvironment.js'
import { useCall } from '../security/useCall.js'
import { profileMessages } from './profileMessages.js'
import { providerListOptions, type LinkedAccount, type SignInProvider } from './profileQueries.js'
import { makeProofKey } from './proofKey.js'

/** @public */
export interface ConnectButtonsProps {
  /** What is linked already. */
  linked: readonly LinkedAccount[]
  /** Why the last try failed, on the way back from it. */
  problem?: string | undefined
}

/** What else can be linked: WeChat, and the identity providers of the tenant on show. */
export const ConnectButtons = observer(function ConnectButtons(props: ConnectButtonsProps) {
  const { linked } = props
  const api = useApi()
  const personal = usePersonal()
  const { currentTenant } = useSession()
  const t = useMessages(profileMessages)
  const sayError = useErrorText()
  const call = useCall()
  const [pending, setPending] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const { data: offered = [] } = useQuery(providerListOptions(api, currentTenant?.code))
  const providers = offered.filter(({ id }) => linked.every(({ providerId }) => providerId !== id))
  const hasWechat = personal.hasWechat && linked.every(({ provider }) => provider !== 'wechat')
  const problem = failure ?? props.problem

  // Who comes back by the browser's button finds the page as it was left: busy.
  useEffect(() => {
    const reset = () => setPending(undefined)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])

  async function leaveBy(key: string, urlOf: () => Promise<string>) {
    setPending(key)
    setFailure(undefined)
    try {
      personal.leave(await call(urlOf))
    } catch (error) {
      setFailure(sayError(error))
      setPending(undefined)
    }
  }

  async function toWechat(): Promise<string> {
    const { verifier, challenge } = await makeProofKey()
    const { url } = await unwrap(
      api.POST('/spruce/api/v1/bound-accounts/wechat', { body: { challenge } }),
    )
    personal.storage.set(wechatStartKey, { verifier, tenantCode: '' })
    return url
  }

  async function toProvider(providerId: string): Promise<string> {
    const { url } = await unwrap(api.POST('/spruce/api/v1/openid/login', { body: { providerId } }))
    personal.storage.set(returnTargetKey, '/personal')
    return url
  }

  /** The server links in the course of a sign-in and in no other way, so the person is told of it. */
  async function askProvider({ id, name }: SignInProvider) {
    const answer = await confirmDialog.open({
      title: t.connectTitle(name),
      message: t.connectText(name),
      confirmLabel: t.goOn,
    })
    if (answer === true) await leaveBy(id, () => toProvider(id))
  }

  if (!hasWechat && providers.length === 0 && problem === undefined) return null
  return (
    <>
      <div className="personal-connect">
        {hasWechat && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            loading={pending === 'wechat'}
            loadingText={t.connect(t.wechat)}
            disabled={pending !== undefined}
            onClick={() => void leaveBy('wechat', toWechat)}
          >
            {t.connect(t.wechat)}
          </Button>
        )}
        {providers.map((provider) => (
          <Button
            key={provider.id}
            size="sm"
            variant="outline"
            colorPalette="gray"
            loading={pending === provider.id}
            loadingText={t.connect(provider.name)}
            disabled={pending !== undefined}
            onClick={() => void askProvider(provider)}
          >
            {t.connect(provider.name)}
          </Button>
        ))}
      </div>
      <div role="alert">{problem && <p className="sp-error">{problem}</p>}</div>
    </>
  )
})
