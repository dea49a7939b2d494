import type { Schemas } from '@spruce/api-client'
import { type DialogProps, useMessages, UserPickDialog } from '@spruce/shell-ui'
import { useFindMembers } from '../organization/useFindMembers.js'
import { mostRoleMembers } from './roleMemberQueries.js'
import { roleMessages } from './roleMessages.js'

export interface AddRoleMembersDialogProps extends DialogProps<Schemas['ChangedCount']> {
  /** The name of the role. */
  roleName: string
  /** Takes the ids of the memberships to add. */
  onSubmit: (memberIds: readonly string[]) => Promise<Schemas['ChangedCount']>
}

/** Chooses people who get a role. */
export function AddRoleMembersDialog(props: AddRoleMembersDialogProps) {
  const { roleName, onSubmit, onClose } = props
  const t = useMessages(roleMessages)
  const find = useFindMembers()
  return (
    <UserPickDialog
      title={t.addMembersTitle(roleName)}
      label={t.members}
      find={find}
      most={mostRoleMembers}
      requiredText={t.membersRequired}
      tooManyText={t.tooManyMembers(mostRoleMembers)}
      submitLabel={t.addMembers}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  )
}
