import { useApi } from '@spruce/session/react'
import { useLanguage, useMessages } from '@spruce/shell-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { brandMessages } from '../brandMessages.js'
import { mailPreviewOptions } from '../brandQueries.js'
import type { Look } from '../brandTypes.js'

export interface MailPreviewProps {
  /** What is shown. */
  look: Look
  /** Shown in dark. */
  isDark: boolean
}

/** Mail programs decide by this; a preview shows either. */
const darkRule = '@media (prefers-color-scheme: dark)'

/** A mail as people get it: the server makes it, as it makes those that it sends. */
export function MailPreview({ look, isDark }: MailPreviewProps) {
  const t = useMessages(brandMessages)
  const { data, error } = useQuery({
    ...mailPreviewOptions(useApi(), look, useLanguage()),
    placeholderData: keepPreviousData,
  })
  if (!data) return <p className="sp-help">{error ? t.mailFailed : t.mailLoading}</p>
  return <MailBody html={data.html.replaceAll(darkRule, `@media ${isDark ? 'all' : 'not all'}`)} />
}

/** Apart from the page by a shadow root: its styles end there, and its pictures come from here, as in no sandbox. */
function MailBody({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' })
    if (root) root.innerHTML = html // scripts in it do not run, and there are none
  }, [html])
  return <div ref={host} data-mail style={{ height: '100%', overflow: 'hidden' }} />
}
