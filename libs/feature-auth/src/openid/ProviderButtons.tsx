import { describeError, unwrap } from '@spruce/api-client'
import { PublicAlert, PublicButton, useMessages } from '@spruce/shell-ui/public'
import { useEffect, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { openidMessages } from './openidMessages.js'

/**
 * "Sign in with …", for every identity provider of the tenant. They stand in the first HTML of the
 * sign-in page; a page that was reached in another way asks for them, and shows none if that fails.
 */
export function ProviderButtons() {
  const auth = useAuth()
  const t = useMessages(openidMessages)
  const [asked, setAsked] = useState(auth.providers ?? [])
  const [pending, setPending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { api, tenantCode = auth.brand.code } = auth
  const isKnown = auth.providers !== undefined || auth.linking !== undefined
  const providers = auth.providers ?? asked

  useEffect(() => {
    if (isKnown) return
    let isOver = false
    const query = tenantCode === null ? {} : { tenant: tenantCode }
    unwrap(api.GET('/spruce/api/v1/openid/providers', { params: { query } })).then(
      (found) => {
        if (!isOver) setAsked(found)
      },
      () => undefined, // there is still the form
    )
    return () => {
      isOver = true
    }
  }, [api, isKnown, tenantCode])

  // Who comes back by the browser's button finds the page as it was left: busy.
  useEffect(() => {
    const reset = () => setPending(undefined)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])

  async function begin(providerId: string) {
    setPending(providerId)
    setProblem(undefined)
    try {
      const { url } = await unwrap(
        api.POST('/spruce/api/v1/openid/login', { body: { providerId } }),
      )
      auth.leave(url)
    } catch (error) {
      setProblem(describeError(error, auth.language))
      setPending(undefined)
    }
  }

  if (auth.linking) return <a href="/login">{t.toLogin}</a>
  if (providers.length === 0) return null
  return (
    <div className="ui-form" role="group" aria-label={t.others}>
      {problem && <PublicAlert>{problem}</PublicAlert>}
      {providers.map(({ id, name }) => (
        <PublicButton
          key={id}
          variant="outline"
          className="ui-button-block ui-provider"
          disabled={pending !== undefined}
          isPending={pending === id}
          onClick={() => void begin(id)}
        >
          {t.signInWith(name)}
        </PublicButton>
      ))}
    </div>
  )
}
