import { unwrap } from '@spruce/api-client'
import { encryptPassword } from '@spruce/session/cipher'
import { useApi, useSession } from '@spruce/session/react'
import {
  ConfirmDialog,
  toast,
  useLanguage,
  useMessages,
  type DialogProps,
  type SentCode,
} from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { atField } from '../FieldProblem.js'
import { usePersonal } from '../PersonalEnvironment.js'
import { profileMessages } from '../profile/profileMessages.js'
import { useAccountAccess } from '../profile/useAccountAccess.js'
import { PasswordDialog } from './PasswordDialog.js'
import type { ContactKind, PasswordDraft } from './securityDraft.js'
import { securityMessages } from './securityMessages.js'
import { useCall } from './useCall.js'
import { useToldErrors } from './useToldErrors.js'

/** The password dialog at work (spec section 7.1). */
export const OwnPasswordDialog = observer(function OwnPasswordDialog({
  onClose,
}: DialogProps<true>) {
  const api = useApi()
  const { userInfo } = useSession()
  const personal = usePersonal()
  const t = useMessages(securityMessages)
  const language = useLanguage()
  const call = useCall()
  const told = useToldErrors()
  const access = useAccountAccess()
  const own = useMessages(profileMessages)
  if (!userInfo) return null
  const contactOf = (kind: ContactKind) =>
    (kind === 'mobile' ? userInfo.mobileNew : userInfo.emailNew) ?? ''

  async function sendCode(kind: ContactKind): Promise<SentCode> {
    const to = contactOf(kind)
    try {
      const { seconds } = await call(() =>
        unwrap(
          api.POST('/aba-base/api/verification/send-confirm-verify-code', {
            body: { phoneNumber: to, titleKey: 'modify-password-temp-title', lang: language },
          }),
        ),
      )
      return { seconds, to }
    } catch (error) {
      throw atField(error, { phoneNumber: 'vcCode' })
    }
  }

  function submit(draft: PasswordDraft): Promise<true> {
    const encrypted = (value: string) => encryptPassword(personal.cipher, value)
    const passwords = {
      newPwd: encrypted(draft.newPwd),
      confirmPwd: encrypted(draft.confirmPwd),
    }
    const { optType } = draft
    return told<true>(async () => {
      if (optType === 'password') {
        const session = await call(() =>
          unwrap(
            api.POST('/aba-base/api/v3/user/reset-password-by-old-password', {
              body: { ...passwords, oldPwd: encrypted(draft.oldPwd) },
            }),
          ),
        )
        personal.renewed(session)
        toast.success(t.modified)
        await personal.changed()
        return true
      }
      await call(() =>
        unwrap(
          api.POST('/aba-base/api/v3/user/reset-password-by-contact', {
            body: { optType, mobileEmail: contactOf(optType), vcCode: draft.vcCode, ...passwords },
          }),
        ),
      )
      personal.ended(t.endedByPassword)
      return true
    })
  }

  if (access === 'provider') {
    return (
      <ConfirmDialog
        title={t.changePassword}
        message={own.notByProvider}
        confirmLabel={own.signInByPassword}
        onConfirm={() => personal.signInAnew()}
        onClose={onClose}
      />
    )
  }
  return (
    <PasswordDialog
      bound={userInfo}
      onSendCode={sendCode}
      onSubmit={submit}
      memoryOf={(kind) => personal.codeMemory(`password-${kind}`)}
      onClose={onClose}
    />
  )
})
