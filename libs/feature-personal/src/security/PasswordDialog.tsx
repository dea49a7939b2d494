import {
  ChoiceField,
  CodeField,
  FormDialog,
  PasswordChecklist,
  PasswordField,
  useFieldValue,
  useMessages,
  type CountdownMemory,
  type DialogProps,
  type SentCode,
} from '@spruce/shell-ui'
import { validationMessages } from '@spruce/validators'
import {
  checkPasswordDraft,
  emptyPasswordDraft,
  type BoundContacts,
  type ContactKind,
  type PasswordDraft,
  type PasswordMethod,
} from './securityDraft.js'
import { securityMessages } from './securityMessages.js'

/** @public */
export interface PasswordDialogProps extends DialogProps<true> {
  /** The contacts to which a code can go, masked. */
  bound: BoundContacts
  /** Sends a code to the bound contact. */
  onSendCode: (kind: ContactKind) => Promise<SentCode>
  /** Takes what was filled in; a failure keeps it. */
  onSubmit: (draft: PasswordDraft) => Promise<true>
  /** Keeps the wait for the next code of a method. */
  memoryOf?: (kind: ContactKind) => CountdownMemory
}

/** Changes the own password: by the old one, or by a code to the bound phone or email (480 px). */
export function PasswordDialog(props: PasswordDialogProps) {
  const { bound, onSubmit, onClose } = props
  const t = useMessages(securityMessages)
  const rules = useMessages(validationMessages)
  return (
    <FormDialog<PasswordDraft, true>
      title={t.changePassword}
      submitLabel={t.changePassword}
      initialValues={emptyPasswordDraft(bound)}
      validate={(draft) => checkPasswordDraft(draft, t, rules)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ChoiceField
        name="optType"
        label={t.method}
        resets={['oldPwd', 'vcCode', 'newPwd', 'confirmPwd']}
        choices={[
          {
            value: 'password',
            label: t.byOldPassword,
            unavailable: bound.loginName ? undefined : t.noLoginName,
          },
          {
            value: 'mobile',
            label: t.byMobile,
            unavailable: bound.mobileNew ? undefined : t.maintainMobile,
          },
          {
            value: 'email',
            label: t.byEmail,
            unavailable: bound.emailNew ? undefined : t.maintainEmail,
          },
        ]}
      />
      <Confirmation {...props} />
      <PasswordField name="newPwd" label={t.newPwd} isRequired />
      <PasswordChecklist name="newPwd" />
      <PasswordField name="confirmPwd" label={t.confirmPwd} isRequired />
    </FormDialog>
  )
}

/** What the chosen method asks for; each has a countdown of its own. */
function Confirmation({ bound, onSendCode, memoryOf }: PasswordDialogProps) {
  const t = useMessages(securityMessages)
  const method = useFieldValue<PasswordMethod>('optType')
  if (method === 'password') {
    return (
      <>
        <p className="sp-help">{t.passwordLead}</p>
        <PasswordField name="oldPwd" label={t.oldPwd} autoComplete="current-password" isRequired />
      </>
    )
  }
  const contact = method === 'mobile' ? bound.mobileNew : bound.emailNew
  const memory = memoryOf?.(method)
  return (
    <>
      <p className="sp-help">{t.passwordLeadByCode}</p>
      <CodeField
        key={method}
        name="vcCode"
        label={t.vcCode}
        help={contact ? t.boundNow(contact) : undefined}
        isRequired
        onSend={() => onSendCode(method)}
        {...(memory ? { memory } : {})}
      />
    </>
  )
}
