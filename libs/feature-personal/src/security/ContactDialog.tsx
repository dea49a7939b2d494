import {
  CodeField,
  FormDialog,
  TextField,
  useMessages,
  type CountdownMemory,
  type DialogProps,
  type SentCode,
} from '@spruce/shell-ui'
import { validationMessages } from '@spruce/validators'
import { useRef } from 'react'
import {
  checkContactDraft,
  contactOf,
  type ContactDraft,
  type ContactKind,
} from './securityDraft.js'
import { securityMessages } from './securityMessages.js'

/** @public */
export interface ContactDialogProps extends DialogProps<true> {
  /** Phone or email. */
  kind: ContactKind
  /** What is bound now, masked; nothing where none is. */
  bound: string | null
  /** Checks that nobody else has it and sends a code to it. */
  onSendCode: (contact: string) => Promise<SentCode>
  /** Takes what was filled in; a failure keeps it. */
  onSubmit: (contact: string, code: string) => Promise<true>
  /** Keeps the wait for the next code. */
  memory?: CountdownMemory
}

/** The width that the specification gives to a dialog of two fields (section 9). */
const width = 416

/** Binds or replaces the phone or email of the account. */
export function ContactDialog(props: ContactDialogProps) {
  const { kind, bound, onSendCode, onSubmit, onClose, memory } = props
  const t = useMessages(securityMessages)
  const rules = useMessages(validationMessages)
  const typed = useRef('')
  const isMobile = kind === 'mobile'
  const title = isMobile
    ? bound
      ? t.replaceMobile
      : t.bindMobile
    : bound
      ? t.replaceEmail
      : t.bindEmail
  return (
    <FormDialog<ContactDraft, true>
      title={title}
      submitLabel={title}
      width={width}
      initialValues={{ optType: kind, mobile: '', email: '', vcCode: '' }}
      validate={(draft) => {
        typed.current = contactOf(draft[kind])
        return checkContactDraft(draft, t, rules)
      }}
      onSubmit={(draft) => onSubmit(contactOf(draft[kind]), draft.vcCode)}
      onClose={onClose}
    >
      <p className="sp-help">
        {bound ? t.boundAnd(t.boundNow(bound), t.contactLead) : t.contactLead}
      </p>
      <TextField
        name={kind}
        label={isMobile ? (bound ? t.newMobile : t.mobile) : bound ? t.newEmail : t.email}
        type={isMobile ? 'tel' : 'text'}
        autoComplete={isMobile ? 'tel' : 'email'}
        maxLength={100}
        isRequired
      />
      <CodeField
        name="vcCode"
        label={t.vcCode}
        contact={kind}
        isRequired
        onSend={() => onSendCode(typed.current)}
        {...(memory ? { memory } : {})}
      />
    </FormDialog>
  )
}
