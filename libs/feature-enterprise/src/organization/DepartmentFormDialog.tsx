import {
  FormDialog,
  type FormPort,
  TextAreaField,
  TextField,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { useState } from 'react'
import { enterpriseMessages } from '../messages.js'
import {
  checkDepartmentDraft,
  type DepartmentDraft,
  departmentDraftOf,
  emptyDepartmentDraft,
} from './departmentDraft.js'
import { DepartmentField } from './DepartmentField.js'
import type { Department } from './departmentQueries.js'
import { MemberField } from './MemberField.js'

/** @public */
export interface DepartmentFormDialogProps extends FormPort<DepartmentDraft, Department> {
  /** Absent: a new one, which also has a parent; one that is there is moved by its own action. */
  department?: Department
  /** The parent that a new one starts with. */
  parentId?: string | null
}

/** Adds or edits a department. */
export function DepartmentFormDialog(props: DepartmentFormDialogProps) {
  const { department, parentId = null, ...form } = props
  const t = useMessages(enterpriseMessages)
  const language = useLanguage()
  const [heads] = useState(() => new Map([headOf(department)]))
  const isNew = !department
  const { onReload } = form
  return (
    <FormDialog<DepartmentDraft, Department>
      {...form}
      title={isNew ? t.addDepartment : t.editDepartment}
      submitLabel={isNew ? t.addDepartment : t.save}
      record={department}
      draftOf={(of) => (of ? departmentDraftOf(of) : emptyDepartmentDraft(parentId))}
      onReload={
        onReload &&
        (async () => {
          const latest = await onReload()
          heads.set(...headOf(latest))
          return latest
        })
      }
      sayValue={(field, id) =>
        field === 'headId' && id ? (heads.get(id) ?? t.myChoice) : undefined
      }
      validate={(draft) => checkDepartmentDraft(draft, language)}
    >
      <TextField name="name" label={t.departmentName} isRequired maxLength={50} />
      {isNew && <DepartmentField name="parentId" label={t.parentDepartment} hasTop />}
      <TextField name="code" label={t.departmentCode} maxLength={50} />
      <MemberField name="headId" label={t.head} chosen={department && chosenHead(department)} />
      <TextField name="sort" label={t.order} help={t.orderHelp} />
      <TextAreaField name="description" label={t.description} maxLength={500} />
    </FormDialog>
  )
}

/** The head's name by the id; without one an empty text. */
function headOf(department: Department | undefined): [id: string | null, name: string] {
  const { headId = null, headName } = department ?? {}
  return [headId, headName ?? '']
}

function chosenHead({ headId: id, headName: name }: Department) {
  return id && name ? { id, name } : undefined
}
