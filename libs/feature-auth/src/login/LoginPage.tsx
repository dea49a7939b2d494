import {
  PublicAlert,
  PublicButton,
  PublicField,
  PublicPage,
  PublicPasswordField,
  useMessages,
  type PublicBrand,
} from '@spruce/shell-ui/public'
import type { Language } from '@spruce/validators/i18n'
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { CaptchaField } from '../captcha/CaptchaField.js'
import { authMessages } from '../messages.js'
import { PublicActions } from '../PublicActions.js'

/** What the person types. @public */
export interface LoginValues {
  loginName: string
  password: string
  captcha: string
}

/** Names of the fields, as they stand in the form. @public */
export type LoginField = keyof LoginValues

/** What went wrong, and where. @public */
export interface LoginProblem {
  /** Above the form. */
  message?: string
  /** At the fields. */
  fields?: Partial<Record<LoginField, string>>
  /** Where to type next; the first wrong field by default. */
  focus?: LoginField
}

/** @public */
export interface LoginPageProps {
  /** Name and picture of the tenant. */
  brand: PublicBrand
  /** Dark instead of light. */
  isDark: boolean
  /** `undefined` where the deployment asks for no captcha. */
  captchaUrl: string | undefined
  /** The image did not load. */
  hasCaptchaFailed?: boolean
  /** False until scripts run: the form of the first HTML must not be posted by the browser. */
  isReady: boolean
  /** Something is under way: nothing else can be begun. */
  isPending?: boolean
  /** What went wrong, at its field or as a whole. */
  problem?: LoginProblem
  /** On the product's own page, which is no customer's: whoever is none yet may apply. */
  canApply?: boolean
  /** In an evaluation: there are demo accounts to try. */
  canTry?: boolean
  /** Below the title, in place of the greeting. */
  lead?: string | undefined
  /** Below the form: other ways to sign in. */
  more?: ReactNode
  /** Said until the first attempt: why the person has to sign in again. */
  notice?: string
  /** People can sign in by WeChat here. */
  hasWechat?: boolean
  /** Another way to sign in is on its way. */
  isLeaving?: boolean
  /** To the sign-in by verification code, with what was typed as an account. */
  onCode?: (account: string) => void
  /** To the sign-in by WeChat. */
  onWechat?: () => void
  /** Takes what was filled in; a failure keeps it. */
  onSubmit?: (values: LoginValues) => void
  /** Another captcha is wanted. */
  onCaptchaRefresh?: () => void
  /** The captcha did not load. */
  onCaptchaError?: () => void
  /** Something is typed for the first time. */
  onFirstInput?: () => void
  /** Takes another language. */
  onLanguage?: (language: Language) => void
  /** Takes dark or light. */
  onDark?: (isDark: boolean) => void
}

const order: readonly LoginField[] = ['loginName', 'password', 'captcha']

/**
 * The login form, light enough for the entry: native inputs that keep their own values, so what was
 * typed into the first HTML survives, and no form library. It also renders that first HTML. @public
 */
export function LoginPage(props: LoginPageProps) {
  const { brand, isReady, isPending = false, problem, captchaUrl } = props
  const messages = useMessages(authMessages)
  const form = useRef<HTMLFormElement>(null)
  const errors = problem?.fields ?? {}
  const isBusy = !isReady || isPending || props.isLeaving

  useEffect(() => {
    const next = problem?.focus ?? order.find((name) => problem?.fields?.[name])
    if (next) focusField(form.current, next)
  }, [problem])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isReady && !isPending) props.onSubmit?.(readValues(event.currentTarget))
  }

  return (
    <PublicPage
      brand={brand}
      title={messages.signIn}
      lead={props.lead ?? messages.lead}
      actions={
        <PublicActions isDark={props.isDark} onLanguage={props.onLanguage} onDark={props.onDark} />
      }
    >
      <form
        ref={form}
        className="ui-form"
        method="post"
        noValidate
        aria-label={messages.signIn}
        onSubmit={submit}
        onFocus={props.onFirstInput}
      >
        {problem?.message && <PublicAlert>{problem.message}</PublicAlert>}
        {props.notice && !problem && <PublicAlert tone="warning">{props.notice}</PublicAlert>}
        <PublicField
          id="loginName"
          name="loginName"
          label={messages.loginName}
          error={errors.loginName}
          required
          maxLength={100}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isPending}
        />
        <PublicPasswordField
          id="password"
          name="password"
          label={messages.password}
          error={errors.password}
          required
          maxLength={128}
          readOnly={isPending}
        />
        {captchaUrl !== undefined && (
          <CaptchaField
            url={captchaUrl}
            hasFailed={props.hasCaptchaFailed ?? false}
            error={errors.captcha}
            readOnly={isPending}
            onRefresh={props.onCaptchaRefresh}
            onError={props.onCaptchaError}
          />
        )}
        <PublicButton
          type="submit"
          className="ui-button-block"
          disabled={!isReady || isPending}
          isPending={isPending}
        >
          {messages.signIn}
        </PublicButton>
        <div className="ui-ways">
          <PublicButton
            variant="outline"
            disabled={isBusy}
            onClick={() => props.onCode?.(form.current ? readValues(form.current).loginName : '')}
          >
            {messages.byCode}
          </PublicButton>
          {props.hasWechat && (
            <PublicButton variant="outline" disabled={isBusy} onClick={props.onWechat}>
              {messages.byWechat}
            </PublicButton>
          )}
        </div>
        {/* With the tenant of the address: the brand stays. */}
        <a href={'/forgetPassword' + (isReady ? location.search : '')}>{messages.forgotten}</a>
        {props.canApply && <a href="/customer-apply">{messages.apply}</a>}
        {props.canTry && <a href="/demo">{messages.tryDemo}</a>}
        {props.more}
      </form>
    </PublicPage>
  )
}

function readValues(form: HTMLFormElement): LoginValues {
  const data = new FormData(form)
  const text = (name: LoginField) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    loginName: text('loginName').trim(),
    password: text('password'),
    captcha: text('captcha').trim(),
  }
}

function focusField(form: HTMLFormElement | null, name: LoginField) {
  const input = form?.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) return
  input.focus()
  input.select()
}
