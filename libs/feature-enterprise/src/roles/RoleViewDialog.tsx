import type { Schemas } from '@spruce/api-client'
import { usePermission } from '@spruce/session/react'
import { type DialogProps, FormDialog, useMessages } from '@spruce/shell-ui'
import { DepartmentField } from '../organization/DepartmentField.js'
import { roleMessages } from './roleMessages.js'
import type { RoleRecord } from './roleQueries.js'

/** What the link of the new tab needs. */
type Result = Pick<Schemas['MockLoginResult'], 'tenantCode' | 'xSession'>

/** What the form holds. */
interface RoleViewDraft {
  departmentId: string | null
}

export interface RoleViewDialogProps extends DialogProps<Result> {
  /** The role. */
  role: Pick<RoleRecord, 'name'>
  /** Takes the department that the view looks from, if any. */
  onSubmit: (request: Schemas['RoleViewRequest']) => Promise<Result>
}

/** Says what a view as a role can and cannot do, and asks from which department it looks. */
export function RoleViewDialog({ role, onSubmit, onClose }: RoleViewDialogProps) {
  const t = useMessages(roleMessages)
  const canChoose = usePermission(['department:list'])
  return (
    <FormDialog<RoleViewDraft, Result>
      title={t.viewTitle(role.name)}
      lead={t.viewLimits}
      submitLabel={t.viewBegin}
      initialValues={{ departmentId: null }}
      onSubmit={({ departmentId }) => onSubmit(departmentId === null ? {} : { departmentId })}
      onClose={onClose}
    >
      {canChoose && (
        <DepartmentField name="departmentId" label={t.viewFrom} help={t.viewFromHelp} />
      )}
    </FormDialog>
  )
}
