import { Box } from '@chakra-ui/react/box'
import { useApi } from '@spruce/session/react'
import {
  confirmDialog,
  type DataColumn,
  defineAction,
  defineDialog,
  type DialogProps,
  ListDialog,
  ResourcePage,
  SearchField,
  toast,
  useDialogList,
  useMessages,
} from '@spruce/shell-ui'
import { useMutation } from '@tanstack/react-query'
import { memberColumns } from '../organization/memberColumns.js'
import { organizationStyles } from '../organization/organizationStyles.js'
import { AccessDialog } from './AccessDialog.js'
import { AddRoleMembersDialog } from './AddRoleMembersDialog.js'
import { roleMessages } from './roleMessages.js'
import {
  addRoleMembersOptions,
  removeRoleMembersOptions,
  type RoleMember,
  type RoleMemberQuery,
  roleMembersOptions,
} from './roleMemberQueries.js'

export interface RoleMembersDialogProps extends DialogProps<never> {
  /** The role. */
  role: { id: string; name: string }
}

const accessDialog = defineDialog(AccessDialog)
const addDialog = defineDialog(AddRoleMembersDialog)

/** What a list without sorting shows of a person. */
const columns: readonly DataColumn<RoleMember>[] = memberColumns
  .filter(({ id }) => ['nickName', 'loginName', 'departments', 'status'].includes(id))
  .map((column) => ({ ...column, isSortable: false }))

/** Who has a role: found, added, removed. */
export function RoleMembersDialog({ role, onClose }: RoleMembersDialogProps) {
  const api = useApi()
  const t = useMessages(roleMessages)
  const list = useDialogList({
    list: (_api, wanted: RoleMemberQuery) => roleMembersOptions(api, role.id, wanted),
  })
  const { mutateAsync: add } = useMutation(addRoleMembersOptions(api))
  const { mutateAsync: remove } = useMutation(removeRoleMembersOptions(api))

  async function addMembers() {
    const added = await addDialog.open({
      roleName: role.name,
      onSubmit: (memberIds) => add({ path: { id: role.id }, body: { memberIds: [...memberIds] } }),
    })
    if (added) toast.success(t.membersAdded(added.changed))
  }

  async function removeMembers(memberIds: readonly string[], title: string) {
    const isDone = await confirmDialog.open({
      title,
      message: t.removeMembersText,
      confirmLabel: t.removeMember,
      danger: true,
      onConfirm: () => remove({ path: { id: role.id }, body: { memberIds: [...memberIds] } }),
    })
    if (!isDone) return
    list.clearSelection()
    toast.success(t.membersRemoved(memberIds.length))
  }

  return (
    <ListDialog
      title={t.membersTitle(role.name)}
      hasInput={list.selection.size > 0}
      onClose={() => onClose()}
    >
      <Box css={organizationStyles}>
        <ResourcePage state={list} title={t.members} isSection permission="role:list">
          <ResourcePage.Toolbar
            actions={[
              defineAction({
                label: t.addMembers,
                permission: 'role:assign',
                primary: true,
                run: () => void addMembers(),
              }),
            ]}
            bulk={[
              defineAction<ReadonlySet<string>>({
                label: t.removeMember,
                permission: 'role:assign',
                danger: true,
                run: (ids) => void removeMembers([...ids], t.removeMembersQuestion(ids.size)),
              }),
            ]}
          >
            <ResourcePage.Filters>
              <SearchField
                name="keyword"
                label={t.searchMembers}
                placeholder={t.searchMembersHelp}
              />
            </ResourcePage.Filters>
          </ResourcePage.Toolbar>
          <ResourcePage.Table
            columns={columns}
            actions={[
              defineAction<RoleMember>({
                label: t.checkAccess,
                permission: 'role:list',
                run: ({ id, nickName: name }) => void accessDialog.open({ member: { id, name } }),
              }),
              defineAction<RoleMember>({
                label: t.removeMember,
                permission: 'role:assign',
                danger: true,
                run: ({ id, nickName }) =>
                  void removeMembers([id], t.removeMemberQuestion(nickName)),
              }),
            ]}
            isSelectable
            permission="role:list"
          />
          <ResourcePage.Pagination isCompact />
        </ResourcePage>
      </Box>
    </ListDialog>
  )
}
