import type { Schemas } from '@spruce/api-client'
import { PublicAlert, PublicButton, PublicField, useMessages } from '@spruce/shell-ui/public'
import { isIdentifier } from '@spruce/validators'
import type { FormProblem } from '../forms/FormProblem.js'
import { LightForm } from '../forms/LightForm.js'
import { LightPage, type LightPageLook } from '../forms/LightPage.js'
import { usePublicForm } from '../forms/usePublicForm.js'
import { NewPasswordFields } from '../password/NewPasswordFields.js'
import { useNewPasswordChecks } from '../password/useNewPasswordChecks.js'
import { InvitationFacts } from './InvitationFacts.js'
import { invitationMessages } from './invitationMessages.js'

/** What the person types. @public */
export interface JoinValues {
  loginName: string
  nickName: string
  password: string
  confirm: string
}

/** @public */
export type JoinField = keyof JoinValues

/** @public */
export interface JoinPageProps {
  /** How the page looks: brand, language, mode. */
  look: LightPageLook
  /** Who invites to what. */
  invitation: Schemas['InvitationPreview']
  /** Something is under way: nothing else can be begun. */
  isPending?: boolean
  /** What went wrong, at its field or as a whole. */
  problem?: FormProblem<JoinField> | undefined
  /** Takes the new account. */
  onRegister?: (values: JoinValues) => void
  /** Whoever has an account signs in with it. */
  onSignIn?: () => void
}

const fields: readonly JoinField[] = ['loginName', 'nickName', 'password', 'confirm']

/** An invitation to somebody who is signed out: registers, or leads to the sign-in. @public */
export function JoinPage(props: JoinPageProps) {
  const { look, invitation, isPending = false, problem } = props
  const t = useMessages(invitationMessages)
  const passwordChecks = useNewPasswordChecks({
    required: t.passwordRequired,
    confirmRequired: t.confirmRequired,
  })
  const isForAccount = invitation.contactKind === 'account'
  const title = t.title(invitation.tenantName)
  const [attach, form] = usePublicForm<JoinField>({
    initial: { loginName: '', nickName: invitation.nickName ?? '', password: '', confirm: '' },
    check,
    problem,
    isPending,
  })

  function check(name: JoinField, values: JoinValues): string | undefined {
    const value = values[name]
    switch (name) {
      case 'loginName':
        if (value.trim() === '') return t.loginNameRequired
        return isIdentifier(value.trim()) ? undefined : t.loginNameFormat
      case 'nickName':
        return value.trim() === '' ? t.nickNameRequired : undefined
      case 'password':
        return passwordChecks.password(value)
      case 'confirm':
        return passwordChecks.confirm(value, values.password)
    }
  }

  function submit() {
    if (!form.holds(fields)) return
    const { loginName, nickName } = form.values
    props.onRegister?.({ ...form.values, loginName: loginName.trim(), nickName: nickName.trim() })
  }

  return (
    <LightPage look={look} title={title} lead={isForAccount ? t.accountLead : t.lead}>
      <InvitationFacts invitation={invitation} />
      {problem?.message && <PublicAlert>{problem.message}</PublicAlert>}
      {isForAccount ? (
        <PublicButton className="ui-button-block" onClick={props.onSignIn}>
          {t.signIn}
        </PublicButton>
      ) : (
        <LightForm
          label={title}
          attach={attach}
          submitLabel={t.register}
          isPending={isPending}
          onSubmit={submit}
          below={
            <PublicButton
              variant="outline"
              className="ui-button-block"
              disabled={isPending}
              onClick={props.onSignIn}
            >
              {t.signIn}
            </PublicButton>
          }
        >
          <PublicField
            {...form.field('loginName')}
            id="loginName"
            name="loginName"
            label={t.loginName}
            help={t.loginNameHelp}
            required
            maxLength={50}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PublicField
            {...form.field('nickName')}
            id="nickName"
            name="nickName"
            label={t.nickName}
            required
            maxLength={50}
            autoComplete="name"
          />
          <NewPasswordFields
            form={form}
            name="password"
            label={t.password}
            confirmName="confirm"
            confirmLabel={t.confirm}
          />
        </LightForm>
      )}
    </LightPage>
  )
}
