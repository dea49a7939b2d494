import { Box } from '@chakra-ui/react/box'
import { listOf, queryOf } from '@spruce/api-client'
import { getPermissionMatrix, listRoleMembers } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  DescriptionList,
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
import { useDepartmentNames } from '../organization/useDepartmentNames.js'
import { compareMessages } from './compareMessages.js'
import { compareRoles } from './compareRoles.js'
import { type MatrixRole, type PermissionMatrix, permissionRows } from './permissionRows.js'
import { scopeTexts } from './roleDraft.js'
import { roleMessages } from './roleMessages.js'

export interface CompareRolesDialogProps extends DialogProps {
  /** The role that is compared with another. */
  role: { id: string; name: string }
}

interface Draft {
  otherId: string | null
}

/** So many members of a role are compared by name. */
const maxMembers = 100
/** So many departments of a data scope are named; the others are counted. */
const maxDepartments = 20

/** What two roles differ in: permissions, data scope, members. */
export function CompareRolesDialog({ role, onClose }: CompareRolesDialogProps) {
  const api = useApi()
  const t = useMessages(compareMessages)
  const matrix = useQuery(queryOf(api, getPermissionMatrix))
  const kernel = useFormKernel<Draft, undefined>({
    initialValues: { otherId: null },
    onSubmit: () => undefined,
  })
  const others = (matrix.data?.roles ?? []).filter(({ id }) => id !== role.id)
  return (
    <ListDialog title={t.title(role.name)} onClose={() => onClose()}>
      {matrix.error ? (
        <FailedState error={matrix.error} onRetry={() => void matrix.refetch()} />
      ) : (
        <Form kernel={kernel}>
          <SelectField
            name="otherId"
            label={t.other}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {matrix.data && <Difference matrix={matrix.data} firstId={role.id} />}
        </Form>
      )}
    </ListDialog>
  )
}

function Difference({ matrix, firstId }: { matrix: PermissionMatrix; firstId: string }) {
  const t = useMessages(compareMessages)
  const otherId = useFieldValue<string | null>('otherId')
  const first = matrix.roles.find(({ id }) => id === firstId)
  const second = matrix.roles.find(({ id }) => id === otherId)
  if (!first || !second) {
    return (
      <Box role="status" color="fg.muted" py="6">
        {t.choose}
      </Box>
    )
  }
  const { onlyFirst, onlySecond, both } = compareRoles(first, second, permissionRows(matrix.apps))
  const say = (rows: typeof both) => rows.map(({ name }) => name)
  return (
    <Box display="grid" gap="5">
      <Facts roles={[first, second]} />
      <Departments role={first} other={second} />
      <Departments role={second} other={first} />
      <Names title={t.permissionsOnly(first.name)} names={say(onlyFirst)} />
      <Names title={t.permissionsOnly(second.name)} names={say(onlySecond)} />
      <Names title={t.permissionsBoth} names={say(both)} />
      <Members first={first} second={second} />
    </Box>
  )
}

function Facts({ roles }: { roles: readonly MatrixRole[] }) {
  const t = useMessages(compareMessages)
  const words = useMessages(roleMessages)
  return (
    <DescriptionList
      items={roles.flatMap(({ name, dataScope, memberCount, enabled }) => [
        {
          label: t.scopeOf(name),
          value: enabled ? words[scopeTexts[dataScope]] : t.scopeOff(words[scopeTexts[dataScope]]),
        },
        { label: t.membersOf(name), value: memberCount },
      ])}
    />
  )
}

/** The chosen departments of a role that the other one has not chosen. */
function Departments({ role, other }: { role: MatrixRole; other: MatrixRole }) {
  const t = useMessages(compareMessages)
  const isBoth = other.dataScope === 'custom'
  const own = role.departmentIds.filter((id) => !isBoth || !other.departmentIds.includes(id))
  const names = useDepartmentNames(role.dataScope === 'custom' ? own.slice(0, maxDepartments) : [])
  if (role.dataScope !== 'custom') return null
  return (
    <Names
      title={(isBoth ? t.departmentsOnly : t.departmentsOf)(role.name)}
      names={names.map(({ name }) => name)}
      count={own.length}
    />
  )
}

function Members({ first, second }: { first: MatrixRole; second: MatrixRole }) {
  const api = useApi()
  const t = useMessages(compareMessages)
  const query = { page: 1, size: maxMembers }
  const one = useQuery(listOf(api, listRoleMembers, { path: { id: first.id }, query }))
  const other = useQuery(listOf(api, listRoleMembers, { path: { id: second.id }, query }))
  const error = one.error ?? other.error
  if (error) return <FailedState error={error} />
  if (!one.data || !other.data) return <Box role="status">{t.loadingMembers}</Box>
  if (one.data.total > maxMembers || other.data.total > maxMembers) {
    return <Box color="fg.muted">{t.manyMembers(maxMembers)}</Box>
  }
  const missingIn = (from: typeof one.data.rows, to: typeof one.data.rows) =>
    from.filter(({ id }) => !to.some((row) => row.id === id)).map(({ nickName }) => nickName)
  return (
    <>
      <Names title={t.membersOnly(first.name)} names={missingIn(one.data.rows, other.data.rows)} />
      <Names title={t.membersOnly(second.name)} names={missingIn(other.data.rows, one.data.rows)} />
    </>
  )
}

interface NamesProps {
  title: string
  names: readonly string[]
  /** Where not all of them are named. */
  count?: number
}

function Names({ title, names, count = names.length }: NamesProps) {
  const t = useMessages(compareMessages)
  const text = names.join(t.separator)
  return (
    <Box as="section" aria-label={title}>
      <Box as="h3" fontWeight="medium" overflowWrap="anywhere">
        {t.counted(title, count)}
      </Box>
      <Box as="p" color={names.length > 0 ? undefined : 'fg.muted'} overflowWrap="anywhere">
        {names.length === 0 ? t.none : count > names.length ? t.andMore(text) : text}
      </Box>
    </Box>
  )
}
