import {
  type DialogProps,
  FormDialog,
  TextAreaField,
  TextField,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { enterpriseMessages } from '../messages.js'
import { checkDepartmentDraft, type DepartmentDraft } from './departmentDraft.js'
import { DepartmentField } from './DepartmentField.js'
import type { Department } from './departmentQueries.js'
import { MemberField } from './MemberField.js'

/** @public */
export interface DepartmentFormDialogProps extends DialogProps<Department> {
  /** Adding also asks for the parent; an existing department is moved by its own action. */
  isNew: boolean
  /** What the fields hold at the start. */
  initialValues: DepartmentDraft
  /** The head at the start, by name. */
  head?: { id: string; name: string } | undefined
  /** Undefined: somebody else's edit stays. */
  onSubmit: (draft: DepartmentDraft) => Promise<Department | undefined>
}

/** Adds or edits a department. */
export function DepartmentFormDialog(props: DepartmentFormDialogProps) {
  const { isNew, initialValues, head, onSubmit, onClose } = props
  const t = useMessages(enterpriseMessages)
  const language = useLanguage()
  return (
    <FormDialog<DepartmentDraft, Department>
      title={isNew ? t.addDepartment : t.editDepartment}
      submitLabel={isNew ? t.addDepartment : t.save}
      initialValues={initialValues}
      validate={(draft) => checkDepartmentDraft(draft, language)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField name="name" label={t.departmentName} isRequired maxLength={50} />
      {isNew && <DepartmentField name="parentId" label={t.parentDepartment} hasTop />}
      <TextField name="code" label={t.departmentCode} maxLength={50} />
      <MemberField name="headId" label={t.head} chosen={head} />
      <TextField name="sort" label={t.order} help={t.orderHelp} />
      <TextAreaField name="description" label={t.description} maxLength={500} />
    </FormDialog>
  )
}
