import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { mutationOf, queryOf } from '@spruce/api-client'
import { diagnoseApp, getAppDiagnoses } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  FailedState,
  FilterSelect,
  useLater,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppFindings } from './AppFindings.js'
import { appDoctorMessages, worstOf } from './appDoctorMessages.js'
import { ApplicationSection } from './ApplicationSection.js'

export interface AppDoctorProps {
  /** The application whose address is examined. */
  id: string
}

/** What embedding an application needs, whether its address has it, and the line that mends what is missing. */
export function AppDoctor({ id }: AppDoctorProps) {
  const api = useApi()
  const t = useMessages(appDoctorMessages)
  const isPermitted = usePermitted()
  const { data, error, refetch } = useQuery(queryOf(api, getAppDiagnoses, { path: { id } }))
  const { mutate: examine, isPending: isExamining } = useMutation(mutationOf(api, diagnoseApp))
  const isSkeleton = useLater(data === undefined && !error)
  const [earlier, setEarlier] = useState<string>()
  const [latest, ...others] = data?.diagnoses ?? []
  const shown = others.find(({ checkedAt }) => checkedAt === earlier) ?? latest
  return (
    <ApplicationSection
      title={t.title}
      lead={t.lead}
      actions={
        isPermitted('app:edit') && (
          <Button
            variant="outline"
            colorPalette="gray"
            loading={isExamining}
            onClick={() => examine({ path: { id } }, { onSuccess: () => setEarlier(undefined) })}
          >
            {t.examine}
          </Button>
        )
      }
    >
      {error && data === undefined && <FailedState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Box role="status" aria-busy="true" aria-label={t.loading} display="grid" gap="3">
          {isSkeleton &&
            ['70%', '90%', '50%'].map((width) => (
              <span key={width} className="sp-skeleton" style={{ width }} />
            ))}
        </Box>
      )}
      {data !== undefined && !shown && <EmptyState title={t.none} text={t.noneHelp} />}
      {shown && (
        <Box display="grid" gap="4">
          <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
            <Box role="status" flex="1" minW="200px">
              {t.summary(formatTime(shown.checkedAt), t[worstOf(shown)])}
            </Box>
            {others.length > 0 && (
              <FilterSelect
                label={t.latest}
                value={earlier}
                onChange={setEarlier}
                options={others.map((one) => ({
                  value: one.checkedAt,
                  label: t.earlier(formatTime(one.checkedAt), t[worstOf(one)]),
                }))}
              />
            )}
          </Box>
          <AppFindings diagnosis={shown} />
        </Box>
      )}
    </ApplicationSection>
  )
}
