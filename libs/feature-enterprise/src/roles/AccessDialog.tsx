import { Box } from '@chakra-ui/react/box'
import { queryOf } from '@spruce/api-client'
import { explainObjects, explainPermission } from '@spruce/api-client/operations'
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
  usePermitted,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { MemberField } from '../organization/MemberField.js'
import { AccessAnswer } from './AccessAnswer.js'
import { type AccessObject, ObjectField, type ObjectKind, permissionOfKind } from './ObjectField.js'
import { accessMessages } from './accessMessages.js'
import { ObjectAnswer } from './ObjectAnswer.js'
import { PermissionField } from './PermissionField.js'

export interface AccessDialogProps extends DialogProps {
  /** The person chosen at the start. */
  member?: { id: string; name: string } | undefined
  /** The permission chosen at the start. */
  permCode?: string | undefined
  /** The object asked about at the start, instead of a permission. */
  object?: AccessObject | undefined
}

interface Draft {
  about: 'permission' | ObjectKind
  memberId: string | null
  permCode: string | null
  targetId: string | null
  personId: string | null
  departmentId: string | null
  appId: string | null
  menuId: string | null
}

const kinds = ['person', 'department', 'app', 'menu'] as const satisfies readonly ObjectKind[]

/** Asks who, and what they do or see, and answers why or why not as soon as it knows enough. */
export function AccessDialog({ member, permCode, object, onClose }: AccessDialogProps) {
  const t = useMessages(accessMessages)
  const isPermitted = usePermitted()
  const kernel = useFormKernel<Draft, undefined>({
    initialValues: {
      about: object?.kind ?? 'permission',
      memberId: member?.id ?? null,
      ...{ permCode: permCode ?? null, targetId: null },
      ...{ personId: null, departmentId: null, appId: null, menuId: null },
      ...(object && { [`${object.kind}Id`]: object.id }),
    },
    onSubmit: () => undefined,
  })
  const offered = kinds.filter(
    (kind) => kind === object?.kind || isPermitted(permissionOfKind[kind]),
  )
  return (
    <ListDialog title={t.title} lead={t.lead} onClose={() => onClose()}>
      <Form kernel={kernel}>
        <Box
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <MemberField name="memberId" label={t.member} chosen={member} />
          <SelectField
            name="about"
            label={t.about}
            options={[
              { value: 'permission', label: t.aboutPermission },
              ...offered.map((kind) => ({ value: kind, label: t[kind] })),
            ]}
          />
          <Question object={object} />
        </Box>
        <Answer />
      </Form>
    </ListDialog>
  )
}

function Question({ object }: { object: AccessObject | undefined }) {
  const t = useMessages(accessMessages)
  const about = useFieldValue<Draft['about']>('about')
  if (about !== 'permission') {
    return <ObjectField kind={about} chosen={object?.kind === about ? object : undefined} />
  }
  return (
    <>
      <PermissionField />
      <MemberField name="targetId" label={t.target} help={t.targetHelp} />
    </>
  )
}

function Answer() {
  const about = useFieldValue<Draft['about']>('about')
  return about === 'permission' ? <AboutPermission /> : <AboutObject kind={about} />
}

function AboutPermission() {
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
  if (answer.data) return <AccessAnswer explanation={answer.data} />
  return <Waiting text={isAsked ? t.checking : t.choose} />
}

function AboutObject({ kind }: { kind: ObjectKind }) {
  const api = useApi()
  const t = useMessages(accessMessages)
  const memberId = useFieldValue<string | null>('memberId') ?? ''
  const id = useFieldValue<string | null>(`${kind}Id`) ?? ''
  const isAsked = memberId !== '' && id !== ''
  const query = { memberId, [`${kind}Id`]: id }
  const answer = useQuery({ ...queryOf(api, explainObjects, { query }), enabled: isAsked })
  if (answer.error) {
    return <FailedState error={answer.error} onRetry={() => void answer.refetch()} />
  }
  const [explanation] = answer.data?.objects ?? []
  if (explanation) return <ObjectAnswer explanation={explanation} />
  return <Waiting text={isAsked ? t.checking : t.chooseObject} />
}

function Waiting({ text }: { text: string }) {
  return (
    <Box role="status" color="fg.muted" py="6">
      {text}
    </Box>
  )
}
