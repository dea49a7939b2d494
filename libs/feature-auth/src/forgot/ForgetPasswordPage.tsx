import { useMessages } from '@spruce/shell-ui/public'
import type { FormProblem } from '../forms/FormProblem.js'
import { LightForm } from '../forms/LightForm.js'
import { LightPage, type LightPageLook } from '../forms/LightPage.js'
import { usePublicForm } from '../forms/usePublicForm.js'
import { NewPasswordFields } from '../password/NewPasswordFields.js'
import { useNewPasswordChecks } from '../password/useNewPasswordChecks.js'
import { CodeFields, type CodeFormField, type CodeFormProps } from '../verification/CodeFields.js'
import { codeOf, contactOf } from '../verification/contact.js'
import { useCodeChecks } from '../verification/useCodeChecks.js'
import { forgetMessages } from './forgetMessages.js'

/** @public */
export type ForgetField = CodeFormField | 'newPwd' | 'confirmPwd'

/** What the person types. @public */
export type ForgetValues = Record<ForgetField, string>

/** @public */
export interface ForgetPasswordPageProps extends CodeFormProps {
  /** How the page looks: brand, language, mode. */
  look: LightPageLook
  /** What went wrong, at its field or as a whole. */
  problem?: FormProblem<ForgetField> | undefined
  /** Takes the code and the new password. */
  onReset?: (values: ForgetValues) => void
}

/** The form of /forgetPassword (section 2.1), light like the login page. @public */
export function ForgetPasswordPage(props: ForgetPasswordPageProps) {
  const { look, captchaUrl, pending, problem, sentTo, onReset } = props
  const t = useMessages(forgetMessages)
  const codeChecks = useCodeChecks(captchaUrl !== undefined)
  const { password, confirm } = useNewPasswordChecks({
    required: t.newRequired,
    confirmRequired: t.confirmRequired,
  })
  const checks = { ...codeChecks, newPwd: password, confirmPwd: confirm }
  const isPending = pending !== undefined
  const [attach, form] = usePublicForm<ForgetField>({
    initial: { contact: sentTo ?? '', captcha: '', code: '', newPwd: '', confirmPwd: '' },
    check: (name, values) => checks[name](values[name], values.newPwd),
    problem,
    isPending,
  })

  function submit() {
    if (!form.holds(['contact', 'code', 'newPwd', 'confirmPwd'])) return
    const { contact, code } = form.values
    onReset?.({ ...form.values, contact: contactOf(contact), code: codeOf(code) })
  }

  return (
    <LightPage look={look} title={t.title} lead={t.lead}>
      <LightForm
        label={t.title}
        attach={attach}
        alert={problem?.message}
        submitLabel={t.submit}
        isPending={isPending}
        isSubmitting={pending === 'submit'}
        onSubmit={submit}
        below={<a href={`/login${location.search}`}>{t.toLogin}</a>}
      >
        <CodeFields {...props} form={form} />
        <NewPasswordFields
          form={form}
          name="newPwd"
          label={t.newPassword}
          confirmName="confirmPwd"
          confirmLabel={t.confirmPassword}
        />
      </LightForm>
    </LightPage>
  )
}
