import { useApi } from '@spruce/session/react'
import { type DialogProps, FormDialog, SelectField, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { DepartmentField } from '../organization/DepartmentField.js'
import { roleListOptions } from '../organization/roleQueries.js'
import { bulkMessages } from './bulkMessages.js'

/** A department or role, by its id. */
export interface BulkTarget {
  id: string
}

export interface BulkTargetDialogProps extends DialogProps<BulkTarget> {
  /** Decides what is chosen: a department or a role. */
  action: 'move' | 'addRole' | 'removeRole'
  /** How many people are selected. */
  count: number
}

/** Chooses where people go, or which role they get or lose. */
export function BulkTargetDialog({ action, count, onClose }: BulkTargetDialogProps) {
  const t = useMessages(bulkMessages)
  const isMove = action === 'move'
  return (
    <FormDialog<{ id: string | null }, BulkTarget>
      title={t[action]}
      lead={t.chosen(count)}
      submitLabel={t.next}
      initialValues={{ id: null }}
      validate={({ id }) => ({
        id: id ? undefined : isMove ? t.chooseDepartment : t.chooseRole,
      })}
      onSubmit={({ id }) => Promise.resolve({ id: id ?? '' })}
      onClose={onClose}
    >
      {isMove ? (
        <DepartmentField name="id" label={t.department} help={t.departmentHelp} isRequired />
      ) : (
        <RoleField />
      )}
    </FormDialog>
  )
}

/** One role of the tenant. */
function RoleField() {
  const t = useMessages(bulkMessages)
  const { data = [], isError } = useQuery(roleListOptions(useApi()))
  return (
    <SelectField
      name="id"
      label={t.role}
      help={isError ? t.rolesNotLoaded : undefined}
      isRequired
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
