import { Box } from '@chakra-ui/react/box'
import { useApi } from '@spruce/session/react'
import { type Description, DescriptionList, FailedState, useMessages } from '@spruce/shell-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { applicationMessages, type ApplicationTexts } from './applicationMessages.js'
import {
  type Application,
  type ApprovalPreview,
  approvalPreviewOptions,
} from './applicationQueries.js'

export interface ApprovalPreviewPanelProps {
  /** The application to approve. */
  application: Application
  /** The code chosen for the customer. */
  code: string
  /** The plan chosen for the customer. */
  planId: string | undefined
}

/** What an approval will set up, whom it tells, and why it would be refused. */
export function ApprovalPreviewPanel({ application, code, planId }: ApprovalPreviewPanelProps) {
  const api = useApi()
  const t = useMessages(applicationMessages)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...approvalPreviewOptions(api, application.id, { code, planId }),
    placeholderData: keepPreviousData,
  })
  return (
    <Box
      as="section"
      aria-label={t.preview}
      aria-busy={isPlaceholderData || undefined}
      css={styles}
    >
      <h3>{t.preview}</h3>
      {error ? (
        <FailedState title={t.previewFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Conflicts conflicts={data?.conflicts ?? []} />
          <DescriptionList
            columns={1}
            isLoading={isPending}
            items={itemsOf(application, data, t)}
          />
        </>
      )}
    </Box>
  )
}

/** Why the server would refuse. */
function Conflicts({ conflicts }: Pick<ApprovalPreview, 'conflicts'>) {
  const t = useMessages(applicationMessages)
  if (conflicts.length === 0) return null
  return (
    <div role="alert" className="conflicts">
      <p>{t.conflictTitle}</p>
      <ul>
        {conflicts.map((field) => (
          <li key={field}>{t[conflictTexts[field]]}</li>
        ))}
      </ul>
    </div>
  )
}

const conflictTexts = {
  code: 'conflictCode',
  loginName: 'conflictLoginName',
  contactMobile: 'conflictMobile',
  contactEmail: 'conflictEmail',
} as const

function itemsOf(
  { contactName, contactEmail, contactMobile }: Application,
  preview: ApprovalPreview | undefined,
  t: ApplicationTexts,
): Description[] {
  const list = (names: readonly string[] | undefined) => names?.join(t.separator)
  return [
    { label: t.tenant, value: preview && t.tenantText(preview.name, preview.code) },
    {
      label: t.administrator,
      value: preview && t.administratorText(contactName, preview.administratorLoginName),
    },
    { label: t.departments, value: list(preview?.departments) },
    { label: t.roles, value: list(preview?.roles) },
    { label: t.apps, value: list(preview?.apps) },
    { label: t.menus, value: list(preview?.menus) },
    { label: t.workbench, value: t.workbenchText },
    { label: t.credentials, value: t.credentialsText(contactEmail, contactMobile) },
  ]
}

const styles = {
  borderTopWidth: '1px',
  borderColor: 'border',
  paddingTop: '4',
  '& h3': { fontWeight: 'medium', marginBottom: '3' },
  '& .conflicts': {
    marginBottom: '3',
    padding: '3',
    borderRadius: 'md',
    background: 'danger.subtle',
    color: 'danger.fg',
  },
  '& .conflicts ul': { paddingInlineStart: '5', listStyle: 'disc' },
}
