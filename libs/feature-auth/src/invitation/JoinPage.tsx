import type { Schemas } from '@spruce/api-client'
import {
  PublicAlert,
  PublicButton,
  PublicField,
  PublicPage,
  PublicPasswordField,
  useMessages,
  type PublicBrand,
} from '@spruce/shell-ui/public'
import { checkPassword, isIdentifier, validationMessages } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import type { SubmitEvent } from 'react'
import type { FormProblem } from '../forms/FormProblem.js'
import { usePublicForm } from '../forms/usePublicForm.js'
import { PasswordRules } from '../password/PasswordRules.js'
import { PublicActions } from '../PublicActions.js'
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
  brand: PublicBrand
  isDark: boolean
  invitation: Schemas['InvitationPreview']
  isPending?: boolean
  problem?: FormProblem<JoinField> | undefined
  onRegister?: (values: JoinValues) => void
  /** Whoever has an account signs in with it. */
  onSignIn?: () => void
  onLanguage?: (language: Language) => void
  onDark?: (isDark: boolean) => void
}

const fields: readonly JoinField[] = ['loginName', 'nickName', 'password', 'confirm']

/** An invitation to somebody who is signed out: registers, or leads to the sign-in. @public */
export function JoinPage(props: JoinPageProps) {
  const { invitation, isPending = false, problem } = props
  const t = useMessages(invitationMessages)
  const texts = useMessages(validationMessages)
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
        if (value === '') return t.passwordRequired
        return checkPassword(value).isValid ? undefined : texts.password
      case 'confirm':
        if (value === '') return t.confirmRequired
        return value === values.password ? undefined : texts.passwordMismatch
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || !form.holds(fields)) return
    const { loginName, nickName } = form.values
    props.onRegister?.({ ...form.values, loginName: loginName.trim(), nickName: nickName.trim() })
  }

  return (
    <PublicPage
      brand={props.brand}
      title={title}
      lead={isForAccount ? t.accountLead : t.lead}
      actions={
        <PublicActions isDark={props.isDark} onLanguage={props.onLanguage} onDark={props.onDark} />
      }
    >
      <InvitationFacts invitation={invitation} />
      {problem?.message && <PublicAlert>{problem.message}</PublicAlert>}
      {isForAccount ? (
        <PublicButton className="ui-button-block" onClick={props.onSignIn}>
          {t.signIn}
        </PublicButton>
      ) : (
        <form
          ref={attach}
          className="ui-form"
          method="post"
          noValidate
          aria-label={title}
          onSubmit={submit}
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
          <PublicPasswordField
            {...form.field('password')}
            id="password"
            name="password"
            label={t.password}
            required
            maxLength={128}
            autoComplete="new-password"
          />
          <PasswordRules value={form.values.password} />
          <PublicPasswordField
            {...form.field('confirm')}
            id="confirm"
            name="confirm"
            label={t.confirm}
            required
            maxLength={128}
            autoComplete="new-password"
          />
          <PublicButton
            type="submit"
            className="ui-button-block"
            disabled={isPending}
            isPending={isPending}
          >
            {t.register}
          </PublicButton>
          <PublicButton
            variant="outline"
            className="ui-button-block"
            disabled={isPending}
            onClick={props.onSignIn}
          >
            {t.signIn}
          </PublicButton>
        </form>
      )}
    </PublicPage>
  )
}
