import { type DialogProps, FormDialog, useMessages } from '@spruce/shell-ui'
import { enterpriseMessages } from '../messages.js'
import { DepartmentField } from './DepartmentField.js'

/** @public */
export interface MoveMembersDialogProps extends DialogProps<string> {
  /** Who moves. */
  names: readonly string[]
  /** The department they leave; undefined: their main one. */
  from: { id: string; name: string } | undefined
  /** Moves them; the dialog resolves with the id of the department they went to. */
  onSubmit: (toDeptId: string) => Promise<unknown>
}

interface MoveDraft {
  toDeptId: string | null
}

/** Chooses the department that people move to. */
export function MoveMembersDialog({ names, from, onSubmit, onClose }: MoveMembersDialogProps) {
  const t = useMessages(enterpriseMessages)
  const [first = ''] = names
  return (
    <FormDialog<MoveDraft, string>
      title={names.length === 1 ? t.moveMemberTitle(first) : t.moveMembersTitle(names.length)}
      lead={from ? t.moveMembersFrom(from.name) : t.moveMembersFromMain}
      submitLabel={t.moveMembers}
      initialValues={{ toDeptId: null }}
      validate={({ toDeptId }) => ({
        toDeptId: !toDeptId ? t.chooseDepartments : toDeptId === from?.id ? t.moveSame : undefined,
      })}
      onSubmit={async ({ toDeptId }) => {
        const target = toDeptId ?? ''
        await onSubmit(target)
        return target
      }}
      onClose={onClose}
    >
      <DepartmentField name="toDeptId" label={t.targetDepartment} isRequired />
    </FormDialog>
  )
}
