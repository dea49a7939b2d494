import { Box } from '@chakra-ui/react/box'
import { askSignOnLink } from '@spruce/session'
import { useApi } from '@spruce/session/react'
import { FailedState, useLatest, useMessages } from '@spruce/shell-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { dynamicMessages } from './dynamicMessages.js'

export interface SignedOnProps {
  /** Whose address it is. */
  appCode: string
  /** Where the link is to lead. */
  address: string
  /** What the page is called. */
  name: string
  /** No link was given. */
  onFailed: () => void
  /** Asks for another link, by another of this. */
  onRetry: () => void
  /** Shows the page at the link. */
  children: (link: string) => ReactNode
}

/**
 * What shows a page at a one-time link that signs the person on there. The link is asked for when the page is to
 * be shown, stands in no cache, and stays while the tab is hidden.
 */
export function SignedOn({ appCode, address, name, onFailed, onRetry, children }: SignedOnProps) {
  const t = useMessages(dynamicMessages)
  const api = useApi()
  const [answer, setAnswer] = useState<{ link: string } | { error: unknown }>()
  const latest = useLatest({ onFailed })
  const isAsked = answer !== undefined
  useEffect(() => {
    if (isAsked) return undefined
    const calls = new AbortController()
    const { signal } = calls
    askSignOnLink(api, { appCode, address, signal }).then(
      (link) => {
        if (!signal.aborted) setAnswer({ link })
      },
      (error: unknown) => {
        if (signal.aborted) return
        setAnswer({ error })
        latest.current.onFailed()
      },
    )
    return () => calls.abort()
  }, [api, appCode, address, isAsked, latest])
  if (!answer) {
    return (
      <Box role="status" p="6" color="fg.muted">
        {t.signingOn(name)}
      </Box>
    )
  }
  if ('error' in answer) {
    return <FailedState title={t.signOnFailed(name)} error={answer.error} onRetry={onRetry} />
  }
  return children(answer.link)
}
