import { Box } from '@chakra-ui/react/box'
import { queryOf } from '@spruce/api-client'
import { explainPermission, getPermissionMatrix } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  type DialogProps,
  FailedState,
  Form,
  ListDialog,
  SelectField,
  useFieldValue,
  useFormKernel,
  useMessages,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { MemberField } from '../organization/MemberField.js'
import { AccessAnswer } from './AccessAnswer.js'
import { accessMessages } from './accessMessages.js'
import { permissionRows } from './permissionRows.js'

export interface AccessDialogProps extends DialogProps {
  /** The person chosen at the start. */
  member?: { id: string; name: string } | undefined
  /** The permission chosen at the start. */
  permCode?: string | undefined
}

interface Draft {
  memberId: string | null
  permCode: string | null
  targetId: string | null
}

/** Asks who, what and whom to, and answers why or why not as soon as it knows enough. */
export function AccessDialog({ member, permCode, onClose }: AccessDialogProps) {
  const t = useMessages(accessMessages)
  const kernel = useFormKernel<Draft, undefined>({
    initialValues: { memberId: member?.id ?? null, permCode: permCode ?? null, targetId: null },
    onSubmit: () => undefined,
  })
  return (
    <ListDialog title={t.title} lead={t.lead} onClose={() => onClose()}>
      <Form kernel={kernel}>
        <Box
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        >
          <MemberField name="memberId" label={t.member} chosen={member} />
          <PermissionField />
          <MemberField name="targetId" label={t.target} help={t.targetHelp} />
        </Box>
        <Answer />
      </Form>
    </ListDialog>
  )
}

function PermissionField() {
  const api = useApi()
  const t = useMessages(accessMessages)
  const { data } = useQuery(queryOf(api, getPermissionMatrix))
  return (
    <SelectField
      name="permCode"
      label={t.permission}
      options={permissionRows(data?.apps ?? []).map(({ code, name, places }) => ({
        value: code,
        label: name,
        description: (places[0] ?? []).join(' / '),
      }))}
    />
  )
}

function Answer() {
  const api = useApi()
  const t = useMessages(accessMessages)
  const memberId = useFieldValue<string | null>('memberId') ?? ''
  const permCode = useFieldValue<string | null>('permCode') ?? ''
  const targetId = useFieldValue<string | null>('targetId') ?? ''
  const isAsked = memberId !== '' && permCode !== ''
  const query = { memberId, permCode, ...(targetId && { targetId }) }
  const answer = useQuery({ ...queryOf(api, explainPermission, { query }), enabled: isAsked })
  if (answer.error) {
    return <FailedState error={answer.error} onRetry={() => void answer.refetch()} />
  }
  if (!answer.data) {
    return (
      <Box role="status" color="fg.muted" py="6">
        {isAsked ? t.checking : t.choose}
      </Box>
    )
  }
  return <AccessAnswer explanation={answer.data} />
}
