import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  DescriptionList,
  type DialogProps,
  FailedState,
  ListDialog,
  uiMessages,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { approveAction, askAction, rejectAction } from './applicationDecisions.js'
import { applicationMessages } from './applicationMessages.js'
import { type Application, applicationOptions } from './applicationQueries.js'
import { ApplicationStatusTag } from './ApplicationStatusTag.js'
import { ApplicationTimeline } from './ApplicationTimeline.js'
import { DuplicateList } from './DuplicateList.js'

export interface ApplicationDialogProps extends DialogProps<never> {
  /** The application to show. */
  application: Pick<Application, 'id' | 'name'>
  /** Opens another application, which is like this one. */
  onOpen: (application: Pick<Application, 'id' | 'name'>) => void
}

const decisions = [rejectAction, askAction, approveAction]

/** One application: what was asked for, what is like it, what was done; and the decisions. */
export function ApplicationDialog(props: ApplicationDialogProps) {
  const { application, onOpen, onClose } = props
  const api = useApi()
  const t = useMessages(applicationMessages)
  const ui = useMessages(uiMessages)
  const { data, error, isPending, refetch } = useQuery(applicationOptions(api, application.id))
  const current = data?.application
  return (
    <ListDialog
      title={t.detailTitle(application.name)}
      onClose={() => onClose()}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={() => onClose()}>
            {ui.close}
          </Button>
          {current && <ActionBar actions={decisions} target={current} />}
        </>
      }
    >
      {error && !data ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <Box display="grid" gap="6">
          <Asked application={current} isLoading={isPending} />
          {data && (
            <>
              <DuplicateList duplicates={data.duplicates} onOpen={onOpen} />
              <ApplicationTimeline application={data.application} />
            </>
          )}
        </Box>
      )}
    </ListDialog>
  )
}

/** What the company has said. */
function Asked({ application, isLoading }: { application?: Application; isLoading: boolean }) {
  const t = useMessages(applicationMessages)
  return (
    <section aria-label={t.asked}>
      <DescriptionList
        isLoading={isLoading}
        items={[
          { label: t.name, value: application?.name, isWide: true },
          { label: t.shortName, value: application?.shortName },
          { label: t.code, value: application?.code },
          {
            label: t.status,
            value: application && <ApplicationStatusTag status={application.status} />,
          },
          { label: t.submittedAt, value: formatTime(application?.submittedAt) },
          { label: t.industry, value: application?.industry },
          { label: t.region, value: application?.region },
          { label: t.contactName, value: application?.contactName },
          { label: t.contactMobile, value: application?.contactMobile },
          { label: t.contactEmail, value: application?.contactEmail, isWide: true },
          {
            label: t.reason,
            value: application?.reason && (
              <span style={{ whiteSpace: 'pre-wrap' }}>{application.reason}</span>
            ),
            isWide: true,
          },
        ]}
      />
    </section>
  )
}
