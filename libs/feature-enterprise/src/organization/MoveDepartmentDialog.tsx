import { type DialogProps, FormDialog, useMessages } from '@spruce/shell-ui'
import { enterpriseMessages } from '../messages.js'
import { DepartmentField } from './DepartmentField.js'
import { MovePreview } from './MovePreview.js'
import type { Department } from './departmentQueries.js'

/** @public */
export interface MoveDepartmentDialogProps extends DialogProps<Department> {
  /** The department to move. */
  department: { id: string; name: string; parentId: string | null }
  /** Where it was dropped; undefined: the person chooses here. */
  target?: string | null | undefined
  /** Undefined: somebody else's edit stays. */
  onSubmit: (parentId: string | null) => Promise<Department | undefined>
}

interface MoveDraft {
  parentId: string | null
}

/** Chooses where a department goes and says what changes, before it does. */
export function MoveDepartmentDialog(props: MoveDepartmentDialogProps) {
  const { department, target, onSubmit, onClose } = props
  const t = useMessages(enterpriseMessages)
  const { id, name, parentId } = department
  return (
    <FormDialog<MoveDraft, Department>
      title={t.moveQuestion(name)}
      submitLabel={t.moveConfirm}
      initialValues={{ parentId: target === undefined ? parentId : target }}
      validate={(draft) => ({
        parentId: draft.parentId === parentId ? t.moveNowhere : undefined,
      })}
      onSubmit={(draft) => onSubmit(draft.parentId)}
      onClose={onClose}
    >
      <DepartmentField name="parentId" label={t.newParent} isRequired hasTop excluded={[id]} />
      <MovePreview id={id} parentId={parentId} />
    </FormDialog>
  )
}
