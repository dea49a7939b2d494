import { unwrap } from '@spruce/api-client'
import { wechatStartKey } from '@spruce/session'
import { useApi } from '@spruce/session/react'
import { toast, useErrorText, useMessages, type TabPageProps } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePersonal } from '../PersonalEnvironment.js'
import { useCall } from '../security/useCall.js'
import { profileMessages } from './profileMessages.js'
import { linkedAccountListOptions } from './profileQueries.js'

/**
 * The way back from WeChat (section 7.1, wx/wxCallBack): what this tab kept is taken before it is used,
 * so the address works once, and one that somebody else made does nothing.
 * @returns why it failed
 */
export function useWechatReturn(
  query: Partial<TabPageProps>['query'],
  onQueryChange: Partial<TabPageProps>['onQueryChange'],
): string | undefined {
  const api = useApi()
  const { storage } = usePersonal()
  const t = useMessages(profileMessages)
  const sayError = useErrorText()
  const client = useQueryClient()
  const call = useCall()
  const [problem, setProblem] = useState<string>()
  const finish = useEffectEvent(async () => {
    const started = storage.get(wechatStartKey)
    storage.remove(wechatStartKey)
    // The address itself: the router reads a code of nothing but digits as a number.
    const address = new URLSearchParams(location.search)
    const [code, state] = [address.get('code'), address.get('state')]
    // Neither the history nor what the person copies keeps it.
    onQueryChange?.({ code: undefined, state: undefined })
    if (!started || !code || !state) return
    try {
      await call(() =>
        unwrap(
          api.GET('/aba-base/api/v3/wx/wxCallBack', {
            params: { query: { code, state, verifier: started.verifier } },
          }),
        ),
      )
      toast.success(t.connected(t.wechat))
    } catch (error) {
      setProblem(sayError(error))
    }
    await client.invalidateQueries({ queryKey: linkedAccountListOptions(api).queryKey })
  })

  const isBack = query?.['code'] !== undefined && query['state'] !== undefined
  useEffect(() => {
    if (isBack) void finish()
  }, [isBack])
  return problem
}
