import type { RestorePlace, RestorePlaceProps } from '@spruce/console-kit/recycle-bin'
import { FormDialog, useMessages } from '@spruce/shell-ui'
import { enterpriseMessages } from '../messages.js'
import { DepartmentField } from '../organization/DepartmentField.js'

interface PlaceDraft {
  departmentId: string | null
}

/** Chooses the department that people and departments come back to from the bin. */
export function RestorePlaceDialog({ rows, isLost, onClose }: RestorePlaceProps) {
  const t = useMessages(enterpriseMessages)
  const names = rows.map(({ name }) => name)
  // Only departments stand at the top; people are always in a department.
  const isOfDepartments = rows.every(({ kind }) => kind === 'departments')
  return (
    <FormDialog<PlaceDraft, RestorePlace>
      title={names.length === 1 ? t.restoreTitle(names[0] ?? '') : t.restoreManyTitle(names.length)}
      lead={isLost ? t.restoreLost : t.restoreElsewhere}
      submitLabel={t.restoreHere}
      initialValues={{ departmentId: null }}
      validate={({ departmentId }) => ({
        departmentId: departmentId === null && !isOfDepartments ? t.chooseDepartments : undefined,
      })}
      onSubmit={(place) => Promise.resolve(place)}
      onClose={onClose}
    >
      <DepartmentField
        name="departmentId"
        label={isOfDepartments ? t.parentDepartment : t.targetDepartment}
        isRequired={!isOfDepartments}
        hasTop={isOfDepartments}
      />
    </FormDialog>
  )
}
