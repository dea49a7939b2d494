import { unwrap } from '@spruce/api-client'
import { useApi, useSession } from '@spruce/session/react'
import { toast, useLanguage, useMessages, type DialogProps, type SentCode } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { atField, FieldProblem } from '../FieldProblem.js'
import { usePersonal } from '../PersonalEnvironment.js'
import { ContactDialog } from './ContactDialog.js'
import type { ContactKind } from './securityDraft.js'
import { securityMessages } from './securityMessages.js'
import { useCall } from './useCall.js'
import { useToldErrors } from './useToldErrors.js'

/** @public */
export interface OwnContactDialogProps extends DialogProps<true> {
  /** Phone or email. */
  kind: ContactKind
}

/** The dialog for a phone or email at work (spec section 7.1). */
export const OwnContactDialog = observer(function OwnContactDialog(props: OwnContactDialogProps) {
  const { kind, onClose } = props
  const api = useApi()
  const { userInfo } = useSession()
  const personal = usePersonal()
  const t = useMessages(securityMessages)
  const language = useLanguage()
  const call = useCall()
  const told = useToldErrors()
  const bound = (kind === 'mobile' ? userInfo?.mobileNew : userInfo?.emailNew) ?? null
  const fieldOfPath = { contact: kind, phoneNumber: kind, mobileEmail: kind }

  async function checkUse(contact: string): Promise<void> {
    const { used } = await unwrap(
      api.GET('/spruce/api/v1/contact-use', { params: { query: { contact } } }),
    )
    if (used) throw new FieldProblem(kind, kind === 'mobile' ? t.mobileUsed : t.emailUsed)
  }

  async function sendCode(contact: string): Promise<SentCode> {
    try {
      const { seconds } = await call(async () => {
        await checkUse(contact)
        return unwrap(
          api.POST('/aba-base/api/verification/send-confirm-verify-code', {
            body: {
              phoneNumber: contact,
              titleKey: bound ? 'replace-email-temp-title' : 'binging-email-temp-title',
              lang: language,
            },
          }),
        )
      })
      return { seconds, to: contact }
    } catch (error) {
      throw atField(error, fieldOfPath)
    }
  }

  function submit(contact: string, vcCode: string): Promise<true> {
    return told<true>(async () => {
      const session = await call(async () => {
        await checkUse(contact)
        return unwrap(
          api.POST('/aba-base/api/v3/user/contact-way', {
            body: { optType: kind, mobileEmail: contact, vcCode },
          }),
        )
      })
      personal.renewed(session)
      toast.success(t.modified)
      await personal.changed()
      return true
    }, fieldOfPath)
  }

  return (
    <ContactDialog
      kind={kind}
      bound={bound}
      onSendCode={sendCode}
      onSubmit={submit}
      memory={personal.codeMemory(`contact-${kind}`)}
      onClose={onClose}
    />
  )
})
