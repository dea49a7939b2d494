import { Box } from '@chakra-ui/react/box'
import { queryOf } from '@spruce/api-client'
import { getOauthClient } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  EmptyState,
  FailedState,
  useLanguage,
  useLater,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { ApplicationSection } from './ApplicationSection.js'
import type { OwnApplication } from './applicationQueries.js'
import { oauthActions } from './oauthActions.js'
import { oauthMessages } from './oauthMessages.js'

export interface ApplicationSignInProps {
  /** Whose sign-in it is. */
  application: OwnApplication
}

/** How an application signs people in: its client, and what may be done with it. */
export function ApplicationSignIn({ application }: ApplicationSignInProps) {
  const language = useLanguage()
  const t = useMessages(oauthMessages)
  const { id } = application
  const { data, error, refetch } = useQuery(queryOf(useApi(), getOauthClient, { path: { id } }))
  const isSkeleton = useLater(data === undefined && !error)
  const lines = data && [
    [t.clientId, data.clientId],
    [t.status, data.enabled ? t.on : t.off],
    [t.clientType, data.confidential ? t.confidential : t.public],
    [t.redirectUris, data.redirectUris.join('\n')],
    [t.scopes, data.scopes.map((scope) => t[scope]).join(t.nameSeparator)],
    [t.lastUsedAt, data.lastUsedAt === null ? t.never : formatTime(data.lastUsedAt)],
  ]
  return (
    <ApplicationSection
      title={t.title}
      lead={t.lead}
      actions={
        data !== undefined && (
          <ActionBar
            actions={oauthActions}
            target={{ id, name: application.name[language], client: data }}
          />
        )
      }
    >
      {error && data === undefined && <FailedState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <div role="status" aria-busy="true" aria-label={t.loading}>
          {isSkeleton && <span className="sp-skeleton" style={{ width: '60%' }} />}
        </div>
      )}
      {data === null && <EmptyState title={t.none} text={t.noneHelp} />}
      {lines && (
        <Box
          as="dl"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
          gap="2"
          columnGap="6"
          css={{
            '& dt': { color: 'fg.muted' },
            '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
          }}
        >
          {lines.map(([label, value]) => (
            <Box key={label} display="contents">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
      )}
    </ApplicationSection>
  )
}
