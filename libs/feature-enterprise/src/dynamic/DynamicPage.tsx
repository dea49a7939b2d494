import { queryOf } from '@spruce/api-client'
import { findAppAtAddress } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  FailedState,
  type LiveKind,
  type TabPageProps,
  type TabTitle,
  useMessages,
  useShellPort,
  useTab,
} from '@spruce/shell-ui'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { dynamicMessages } from './dynamicMessages.js'
import type { DynamicQuery } from './dynamicQuery.js'
import { ExternalFrame } from './ExternalFrame.js'
import {
  type AppAtAddress,
  asksForWindow,
  frameAddress,
  isShowable,
  plainName,
} from './shownAddress.js'

/** What the tab of an address without a name is called, in each language. */
const nameless: TabTitle = {
  'zh-CN': dynamicMessages['zh-CN'].page,
  'en-US': dynamicMessages['en-US'].page,
}

/** The framework page: shows the address in its query, once the server has said that it is registered. */
export function DynamicPage({ query, onQueryChange }: TabPageProps<DynamicQuery>) {
  const { url = '', isonly } = query
  const t = useMessages(dynamicMessages)
  const api = useApi()
  const isPlain = isShowable(url, location.origin)
  const { data, error, refetch } = useQuery({
    ...queryOf(api, findAppAtAddress, { query: { url } }),
    enabled: isPlain,
    staleTime: 0, // an application may have been switched off since
    meta: { silent: true, live: ['apps', 'permissions'] satisfies LiveKind[] },
  })
  const name = plainName(query.name) || data?.app?.appName || hostOf(url)
  const { setTitle } = useTab()
  useEffect(() => setTitle(name || nameless), [name, setTitle])
  return (
    <Box as="section" aria-label={name || t.page} css={pageStyles}>
      <h1 className="sp-sr-only">{name || t.page}</h1>
      {!isPlain ? (
        <Refused url={url} />
      ) : error && !data ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Answered
          answer={data}
          name={name}
          url={url}
          isOnly={isonly === 1}
          onOnlyChange={(isOnly) => onQueryChange({ isonly: isOnly ? 1 : undefined })}
        />
      ) : (
        <Box role="status" p="6" color="fg.muted">
          {t.loading}
        </Box>
      )}
    </Box>
  )
}

interface AnsweredProps {
  answer: AppAtAddress
  name: string
  url: string
  isOnly: boolean
  onOnlyChange: (isOnly: boolean) => void
}

function Answered({ answer, name, url, isOnly, onOnlyChange }: AnsweredProps) {
  const t = useMessages(dynamicMessages)
  const { openApp } = useShellPort()
  const { app, state } = answer
  if (state === 'own' && answer.url !== null) return <OwnPage url={answer.url} />
  const address = frameAddress(url, answer, location.origin)
  if (address === undefined) return <Refused url={url} />
  if (app && asksForWindow(app)) {
    return (
      <EmptyState
        title={t.windowTitle(app.appName)}
        text={t.windowText}
        action={
          <Button onClick={() => openApp({ path: address, kind: 'window' })}>{t.openApart}</Button>
        }
      />
    )
  }
  return (
    <ExternalFrame
      key={address}
      address={address}
      app={app}
      name={name}
      isOnly={isOnly}
      onOnlyChange={onOnlyChange}
      onOpenApart={() => openApp({ path: address, kind: 'window' })}
    />
  )
}

/** A page of the portal stands in no frame: it opens in its own tab, by the rules of its menu. */
function OwnPage({ url }: { url: string }) {
  const t = useMessages(dynamicMessages)
  const { replace } = useShellPort()
  useEffect(() => replace(url), [replace, url])
  return (
    <Box role="status" p="6" color="fg.muted">
      {t.goingOn}
    </Box>
  )
}

/** The address stands as text: it leads nowhere. */
function Refused({ url }: { url: string }) {
  const t = useMessages(dynamicMessages)
  const shown = plainName(url)
  if (!shown) return <EmptyState title={t.refusedTitle} text={t.noAddressText} />
  return (
    <EmptyState
      title={t.refusedTitle}
      text={
        <>
          {t.refusedText}
          <Box as="span" display="block" mt="2" overflowWrap="anywhere">
            <Label>{t.askedFor}</Label>
            <code translate="no" dir="ltr">
              {shown}
            </code>
          </Box>
        </>
      }
    />
  )
}

function Label({ children }: { children: ReactNode }) {
  return (
    <Box as="span" me="2" color="fg.muted">
      {children}
    </Box>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}

const pageStyles = { display: 'flex', flexDirection: 'column', height: '100%', minHeight: '320px' }
