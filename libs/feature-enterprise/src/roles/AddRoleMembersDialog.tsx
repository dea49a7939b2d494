import type { Schemas } from '@spruce/api-client'
import { type DialogProps, FormDialog, useMessages } from '@spruce/shell-ui'
import { MembersField } from '../organization/MembersField.js'
import { mostRoleMembers } from './roleMemberQueries.js'
import { roleMessages } from './roleMessages.js'

interface MembersDraft {
  memberIds: string[]
}

export interface AddRoleMembersDialogProps extends DialogProps<Schemas['ChangedCount']> {
  roleName: string
  onSubmit: (memberIds: readonly string[]) => Promise<Schemas['ChangedCount']>
}

/** Chooses people who get a role. */
export function AddRoleMembersDialog(props: AddRoleMembersDialogProps) {
  const { roleName, onSubmit, onClose } = props
  const t = useMessages(roleMessages)
  return (
    <FormDialog<MembersDraft, Schemas['ChangedCount']>
      title={t.addMembersTitle(roleName)}
      initialValues={{ memberIds: [] }}
      validate={({ memberIds }) => ({
        memberIds:
          memberIds.length === 0
            ? t.membersRequired
            : memberIds.length > mostRoleMembers
              ? t.tooManyMembers(mostRoleMembers)
              : undefined,
      })}
      onSubmit={({ memberIds }) => onSubmit(memberIds)}
      onClose={onClose}
      submitLabel={t.addMembers}
    >
      <MembersField name="memberIds" label={t.members} isRequired />
    </FormDialog>
  )
}
