import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { mutationOf, type Schemas } from '@spruce/api-client'
import { checkAppHealth } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  type DataColumn,
  DataTable,
  DescriptionList,
  EmptyState,
  StatusTag,
  timeColumn,
  useMessages,
  usePermitted,
  wordsOf,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useMutation, useQuery } from '@tanstack/react-query'
import { applicationMessages } from './applicationMessages.js'
import { applicationHealthOptions, healthTones } from './applicationQueries.js'

export interface AppHealthRecordProps {
  /** The application whose checks are shown. */
  id: string
}

type Check = Schemas['AppCheck']

const word = wordsOf(applicationMessages)

const columns: readonly DataColumn<Check>[] = [
  timeColumn('checkedAt', word('checkedAt'), { isSortable: false }),
  {
    id: 'state',
    header: word('state'),
    width: 120,
    text: ({ state }, language) => applicationMessages[language][state],
    tone: ({ state }) => healthTones[state],
  },
  {
    id: 'status',
    header: word('httpStatus'),
    width: 120,
    text: ({ status }, language) =>
      status === null ? applicationMessages[language].noAnswer : String(status),
  },
  {
    id: 'milliseconds',
    header: word('milliseconds'),
    width: 104,
    align: 'end',
    text: ({ milliseconds }, language) =>
      milliseconds === null ? '' : applicationMessages[language].inMilliseconds(milliseconds),
  },
]

/** What checks of an application found, with a way to check it now. */
export function AppHealthRecord({ id }: AppHealthRecordProps) {
  const api = useApi()
  const t = useMessages(applicationMessages)
  const isPermitted = usePermitted()
  const { data, error, isPending, refetch } = useQuery(applicationHealthOptions(api, id))
  const { mutate: check, isPending: isChecking } = useMutation(mutationOf(api, checkAppHealth))
  const { latest, week, checks = [] } = data ?? {}
  return (
    <Box display="grid" gap="4">
      <Box display="flex" flexWrap="wrap" gap="4" alignItems="start">
        <Box flex="1" minW="240px" role="status">
          <DescriptionList
            isLoading={isPending}
            items={[
              {
                label: t.state,
                value: latest ? (
                  <StatusTag tone={healthTones[latest.state]}>{t[latest.state]}</StatusTag>
                ) : (
                  t.unchecked
                ),
              },
              { label: t.since, value: latest ? formatTime(latest.since) : null },
              { label: t.checkedAt, value: latest ? formatTime(latest.checkedAt) : null },
              {
                label: t.week,
                value: week && week.checks > 0 ? t.weekUp(week.up, week.checks) : null,
              },
            ]}
          />
        </Box>
        {isPermitted('app:edit') && (
          <Button
            variant="outline"
            colorPalette="gray"
            loading={isChecking}
            onClick={() => check({ path: { id } })}
          >
            {t.checkNow}
          </Button>
        )}
      </Box>
      <DataTable<Check>
        label={t.showHealth}
        columns={columns}
        rows={checks}
        total={checks.length}
        rowId={({ checkedAt }) => checkedAt}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t.noChecks} text={t.noChecksHelp} />}
      />
    </Box>
  )
}
