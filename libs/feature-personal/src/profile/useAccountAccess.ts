import { isApiError } from '@spruce/api-client'
import { useApi, useSession } from '@spruce/session/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceListOptions } from './profileQueries.js'

/**
 * How much of the account this session may see and change. `provider`: a company's identity provider
 * opened it, so it is good for that tenant and not for what belongs to the whole account.
 */
export type AccountAccess = 'pending' | 'full' | 'mockLogin' | 'provider'

/** The body's code of what such a session is refused. */
const accountSignIn = 'ACCOUNT_SIGN_IN'

/**
 * No answer of the server says by which way a session began, so the first call of the page that may be
 * refused tells: the list of devices, which the page shows anyway.
 */
export function useAccountAccess(): AccountAccess {
  const api = useApi()
  const { isMockLogin } = useSession()
  const { data, error, failureCount } = useQuery({
    ...deviceListOptions(api),
    enabled: !isMockLogin,
    retryOnMount: false, // a refusal stands; a list that failed is asked for anew by its section
  })
  const answer = accessBy()
  // Once known it stays known: the list is asked for again and again, the session is the same.
  const [known, setKnown] = useState<AccountAccess>(answer)
  if (answer !== 'pending' && answer !== known) setKnown(answer)
  return answer === 'pending' ? known : answer

  function accessBy(): AccountAccess {
    if (isMockLogin) return 'mockLogin'
    if (isApiError(error) && error.code === accountSignIn) return 'provider'
    return data === undefined && failureCount === 0 ? 'pending' : 'full'
  }
}
