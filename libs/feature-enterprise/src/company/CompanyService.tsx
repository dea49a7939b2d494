import { Box } from '@chakra-ui/react/box'
import { sayBytes } from '@spruce/console-kit/files'
import { useApi } from '@spruce/session/react'
import { DescriptionList, FailedState, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { companyMessages } from './companyMessages.js'
import { companyPlanOptions } from './companyQueries.js'
import { CompanySection } from './CompanySection.js'
import { daysUntil, localDay } from './companyTime.js'

/** The plan of the own company: until when, what it allows, how much of that is used. */
export function CompanyService() {
  const t = useMessages(companyMessages)
  const { data, error, refetch } = useQuery(companyPlanOptions(useApi()))
  if (error && !data) {
    return (
      <CompanySection title={t.service}>
        <FailedState error={error} onRetry={() => void refetch()} />
      </CompanySection>
    )
  }
  const { maxMembers = null, maxStorageBytes = null } = data?.limits ?? {}
  const { members = 0, storageBytes = 0 } = data?.usage ?? {}
  return (
    <CompanySection title={t.service}>
      <DescriptionList
        isLoading={!data}
        items={[
          { label: t.plan, value: data?.plan?.name ?? t.noPlan },
          { label: t.expiresAt, value: sayEnd(data?.expiresAt ?? null, t) },
          {
            label: t.members,
            value: <Usage used={members} limit={maxMembers} say={String} />,
          },
          {
            label: t.storage,
            value: <Usage used={storageBytes} limit={maxStorageBytes} say={sayBytes} />,
          },
          { label: t.apps, value: data?.apps.map(({ name }) => name).join(' · '), isWide: true },
          { label: t.components, value: t.componentCount(data?.components.length ?? 0) },
        ]}
      />
    </CompanySection>
  )
}

function sayEnd(expiresAt: string | null, t: (typeof companyMessages)['zh-CN']): string {
  if (expiresAt === null) return t.noEnd
  const days = daysUntil(expiresAt)
  return days < 0 ? localDay(expiresAt) : t.daysLeft(localDay(expiresAt), days)
}

interface UsageProps {
  used: number
  /** Null: none. */
  limit: number | null
  say: (amount: number) => string
}

/** From this share on little is left. */
const almost = 0.9

function Usage({ used, limit, say }: UsageProps) {
  const t = useMessages(companyMessages)
  if (limit === null) return <>{t.used(say(used), t.unlimited)}</>
  const share = used / limit
  const warning = share >= 1 ? t.full : share >= almost ? t.almostFull : undefined
  return (
    <Box>
      {t.used(say(used), say(limit))}
      {warning && (
        <Box as="span" ms="2" color="fg.warning">
          {warning}
        </Box>
      )}
      <Box aria-hidden mt="1" maxWidth="240px" height="1" borderRadius="full" bg="bg.emphasized">
        <Box
          height="full"
          width={`${String(Math.min(share, 1) * 100)}%`}
          borderRadius="full"
          bg={warning ? 'fg.warning' : 'fg.muted'}
        />
      </Box>
    </Box>
  )
}
