import { PublicButton, PublicPasswordField, useMessages } from '@spruce/shell-ui/public'
import type { FormProblem } from '../forms/FormProblem.js'
import { LightForm } from '../forms/LightForm.js'
import { LightPage, type LightPageLook } from '../forms/LightPage.js'
import { usePublicForm } from '../forms/usePublicForm.js'
import { NewPasswordFields } from './NewPasswordFields.js'
import { passwordMessages } from './passwordMessages.js'
import { useNewPasswordChecks } from './useNewPasswordChecks.js'

/** What the person types, under the specification's names (section 3). @public */
export interface PasswordValues {
  oldPwd: string
  newPwd: string
  confirmPwd: string
}

/** @public */
export type PasswordField = keyof PasswordValues

/** @public */
export interface ChangePasswordPageProps {
  /** How the page looks: brand, language, mode. */
  look: LightPageLook
  /** The password was set by somebody else: no old one is asked for, and nothing else can be done. */
  isForced: boolean
  /** Something is under way: nothing else can be begun. */
  isPending?: boolean
  /** What went wrong, at its field or as a whole. */
  problem?: FormProblem<PasswordField> | undefined
  /** Takes what was filled in; a failure keeps it. */
  onSubmit?: (values: PasswordValues) => void
  /** Signs out instead. */
  onSignOut?: () => void
}

const fields: readonly PasswordField[] = ['oldPwd', 'newPwd', 'confirmPwd']

/** The form of /changePassword (sections 2.1 and 5), light like the login page. @public */
export function ChangePasswordPage(props: ChangePasswordPageProps) {
  const { look, isForced, isPending = false, problem } = props
  const t = useMessages(passwordMessages)
  const { password, confirm } = useNewPasswordChecks({
    required: t.newRequired,
    confirmRequired: t.confirmRequired,
  })
  const [attach, form] = usePublicForm<PasswordField>({
    initial: { oldPwd: '', newPwd: '', confirmPwd: '' },
    check,
    problem,
    isPending,
  })

  function check(name: PasswordField, values: PasswordValues): string | undefined {
    switch (name) {
      case 'oldPwd':
        return isForced || values.oldPwd !== '' ? undefined : t.oldRequired
      case 'newPwd':
        return password(values.newPwd)
      case 'confirmPwd':
        return confirm(values.confirmPwd, values.newPwd)
    }
  }

  return (
    <LightPage
      look={look}
      title={isForced ? t.firstTitle : t.title}
      lead={isForced ? t.firstLead : t.lead}
    >
      <LightForm
        label={t.title}
        attach={attach}
        alert={problem?.message}
        submitLabel={t.submit}
        isPending={isPending}
        onSubmit={() => {
          if (form.holds(fields)) props.onSubmit?.(form.values)
        }}
        below={
          <PublicButton type="button" variant="ghost" onClick={props.onSignOut}>
            {t.signOut}
          </PublicButton>
        }
      >
        {!isForced && (
          <PublicPasswordField
            {...form.field('oldPwd')}
            id="oldPwd"
            name="oldPwd"
            label={t.oldPassword}
            required
            maxLength={128}
          />
        )}
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
