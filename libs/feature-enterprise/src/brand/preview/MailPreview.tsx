import { useApi } from '@spruce/session/react'
import { useMessages } from '@spruce/shell-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
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

/** A mail as people get it: the server makes it, as it makes those that it sends. Nothing in it runs. */
export function MailPreview({ look, isDark }: MailPreviewProps) {
  const t = useMessages(brandMessages)
  const { data, error } = useQuery({
    ...mailPreviewOptions(useApi(), look),
    placeholderData: keepPreviousData,
  })
  if (!data) return <p className="sp-help">{error ? t.mailFailed : t.mailLoading}</p>
  return (
    <iframe
      title={t.viewMail}
      sandbox=""
      srcDoc={data.html.replaceAll(darkRule, `@media ${isDark ? 'all' : 'not all'}`)}
      style={{ width: '100%', height: '100%', border: 0 }}
    />
  )
}
