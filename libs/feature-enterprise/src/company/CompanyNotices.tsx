import { Box } from '@chakra-ui/react/box'
import { useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { CalendarClock, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { companyMessages } from './companyMessages.js'
import type { Company } from './companyQueries.js'
import { daysUntil } from './companyTime.js'

export interface CompanyNoticesProps {
  /** The own company. */
  company: Company
}

/** How soon the end of a company is said in its own line. */
const soonDays = 30

/** What wants attention: the end of the company, and the request that waits. */
export function CompanyNotices({ company: { expiresAt, renewal } }: CompanyNoticesProps) {
  const t = useMessages(companyMessages)
  const days = expiresAt === null ? undefined : daysUntil(expiresAt)
  return (
    <Box display="grid" gap="3" mb="4">
      {days !== undefined && days <= soonDays && (
        <Line tone="orange" icon={<CalendarClock size={16} aria-hidden />}>
          {t.endsSoon(days)}
        </Line>
      )}
      {renewal && (
        <Line tone="blue" icon={<Hourglass size={16} aria-hidden />}>
          {t.renewalWaits(formatTime(renewal.askedAt), renewal.askedBy ?? t.formerMember)}
          {renewal.note && <Box whiteSpace="pre-line">{renewal.note}</Box>}
        </Line>
      )}
    </Box>
  )
}

interface LineProps {
  tone: 'orange' | 'blue'
  icon: ReactNode
  children: ReactNode
}

function Line({ tone, icon, children }: LineProps) {
  return (
    <Box
      colorPalette={tone}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      role="note"
      display="flex"
      gap="2"
      p="3"
      borderRadius="md"
      overflowWrap="anywhere"
    >
      <Box flex="none" pt="0.5">
        {icon}
      </Box>
      <Box minWidth="0">{children}</Box>
    </Box>
  )
}
