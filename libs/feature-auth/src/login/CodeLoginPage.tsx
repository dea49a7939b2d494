import { PublicButton, useMessages } from '@spruce/shell-ui/public'
import type { FormProblem } from '../forms/FormProblem.js'
import { LightForm } from '../forms/LightForm.js'
import { LightPage, type LightPageLook } from '../forms/LightPage.js'
import { usePublicForm } from '../forms/usePublicForm.js'
import { authMessages } from '../messages.js'
import { CodeFields, type CodeFormField, type CodeFormProps } from '../verification/CodeFields.js'
import { codeOf, contactOf } from '../verification/contact.js'
import { useCodeChecks } from '../verification/useCodeChecks.js'
import { codeLoginMessages } from './codeLoginMessages.js'

/** @public */
export interface CodeLoginPageProps extends CodeFormProps {
  /** How the page looks: brand, language, mode. */
  look: LightPageLook
  /** To begin with: what was typed as an account, if it is a phone or email. */
  contact?: string
  /** What went wrong, at its field or as a whole. */
  problem?: FormProblem<CodeFormField> | undefined
  /** Takes what was filled in; a failure keeps it. */
  onSubmit?: (contact: string, code: string) => void
  /** Back to the password. */
  onPassword?: () => void
}

/** The login page with a verification code in place of the password (section 7.1). @public */
export function CodeLoginPage(props: CodeLoginPageProps) {
  const { look, contact, captchaUrl, pending, problem, sentTo, onSubmit } = props
  const messages = useMessages(authMessages)
  const t = useMessages(codeLoginMessages)
  const checks = useCodeChecks(captchaUrl !== undefined)
  const isPending = pending !== undefined
  const [attach, form] = usePublicForm<CodeFormField>({
    initial: { contact: sentTo ?? contact ?? '', captcha: '', code: '' },
    check: (name, values) => checks[name](values[name]),
    problem,
    isPending,
    // The button that led here is gone: go on where something is missing.
    first: sentTo ? 'code' : 'contact',
  })

  function submit() {
    if (!form.holds(['contact', 'code'])) return
    onSubmit?.(contactOf(form.values.contact), codeOf(form.values.code))
  }

  return (
    <LightPage look={look} title={messages.signIn} lead={t.lead}>
      <LightForm
        label={messages.signIn}
        attach={attach}
        alert={problem?.message}
        submitLabel={messages.signIn}
        isPending={isPending}
        isSubmitting={pending === 'submit'}
        onSubmit={submit}
        below={
          <PublicButton
            variant="outline"
            className="ui-button-block"
            disabled={isPending}
            onClick={props.onPassword}
          >
            {t.byPassword}
          </PublicButton>
        }
      >
        <CodeFields {...props} form={form} />
      </LightForm>
    </LightPage>
  )
}
