import {
  type DialogProps,
  FormDialog,
  PasswordField,
  TextField,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { enterpriseMessages } from '../messages.js'
import { DepartmentsField } from './DepartmentsField.js'
import { checkMemberDraft, type MemberDraft } from './memberDraft.js'
import { RolesField } from './RolesField.js'

/** @public */
export interface MemberFormDialogProps<Saved> extends DialogProps<Saved> {
  /** Adding also asks for the account and, if wanted, a password. */
  isNew: boolean
  /** What the fields hold at the start. */
  initialValues: MemberDraft
  /** The departments of the initial values, by name. */
  departments: readonly { id: string; name: string }[]
  /** Undefined: somebody else's edit stays. */
  onSubmit: (draft: MemberDraft) => Promise<Saved | undefined>
}

/** Adds or edits a person. */
export function MemberFormDialog<Saved>(props: MemberFormDialogProps<Saved>) {
  const { isNew, initialValues, departments, onSubmit, onClose } = props
  const t = useMessages(enterpriseMessages)
  const language = useLanguage()
  return (
    <FormDialog<MemberDraft, Saved>
      title={isNew ? t.addMember : t.editMember}
      submitLabel={isNew ? t.addMember : t.save}
      initialValues={initialValues}
      validate={(draft) => checkMemberDraft(draft, language)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField name="nickName" label={t.name} isRequired maxLength={50} />
      <TextField
        name="loginName"
        label={t.account}
        help={isNew ? t.accountHelp : undefined}
        isRequired={isNew}
        isReadOnly={!isNew}
        maxLength={50}
      />
      <TextField name="employeeCode" label={t.employeeCode} maxLength={50} />
      <TextField name="mobile" label={t.mobile} type="tel" maxLength={20} />
      <TextField name="email" label={t.email} type="email" maxLength={100} />
      <DepartmentsField
        name="departmentIds"
        label={t.departments}
        help={t.departmentsHelp}
        isRequired
        chosen={departments}
      />
      <RolesField name="roleIds" label={t.roles} />
      {isNew && <PasswordField name="password" label={t.password} help={t.passwordHelp} />}
    </FormDialog>
  )
}
