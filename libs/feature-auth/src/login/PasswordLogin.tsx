import { describeError } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui/public'
import { Suspense, useState, type ComponentType } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import type { Captcha } from '../captcha/useCaptcha.js'
import { lookOf } from '../lookOf.js'
import { authMessages } from '../messages.js'
import { LoginPage, type LoginField, type LoginProblem, type LoginValues } from './LoginPage.js'

/** The call with its cipher: not needed before somebody types. */
const loadSignIn = () => import('./signInByPassword.js')

export interface PasswordLoginProps {
  captcha: Captcha
  /** Another way to sign in is on its way. */
  isLeaving: boolean
  problem: LoginProblem | undefined
  onProblem: (problem: LoginProblem | undefined) => void
  /** Few tenants have any, so they do not weigh on the entry. */
  ProviderButtons: ComponentType
  onCode: (account: string) => void
  onWechat: () => void
}

/** The first look of /login: account, password and captcha. */
export function PasswordLogin(props: PasswordLoginProps) {
  const { captcha, isLeaving, problem, onProblem: setProblem, onCode, onWechat } = props
  const { ProviderButtons } = props
  const auth = useAuth()
  const messages = useMessages(authMessages)
  const [isPending, setPending] = useState(false)
  const { captchaEnabled } = auth.deploy

  function begin() {
    loadSignIn().catch(() => undefined) // reported by the submit that needs it
    auth.onFirstInput()
  }

  async function refreshCaptcha() {
    if (captchaEnabled && (await captcha.refresh())) clearCaptcha()
  }

  function missing(values: LoginValues): LoginProblem | undefined {
    const fields: Partial<Record<LoginField, string>> = {}
    if (!values.loginName) fields.loginName = messages.loginNameRequired
    if (!values.password) fields.password = messages.passwordRequired
    if (captchaEnabled && !values.captcha) fields.captcha = messages.captchaRequired
    return Object.keys(fields).length > 0 ? { fields } : undefined
  }

  async function submit(values: LoginValues) {
    const incomplete = missing(values)
    setProblem(incomplete)
    if (incomplete) return
    setPending(true)
    const refused = await loadSignIn().then(
      ({ signInByPassword }) => signInByPassword(auth, captcha.key, values),
      (error: unknown) => ({ message: describeError(error, auth.language) }),
    )
    if (refused) {
      setProblem(refused)
      await refreshCaptcha()
    }
    setPending(false)
  }

  return (
    <LoginPage
      {...lookOf(auth)}
      isReady
      captchaUrl={captchaEnabled ? captcha.url : undefined}
      hasCaptchaFailed={captcha.hasFailed}
      isPending={isPending}
      problem={problem}
      notice={auth.notice}
      canApply={auth.brand.tenantId === null}
      canTry={auth.deploy.evaluation && !auth.linking}
      lead={auth.linking?.lead}
      more={
        (auth.linking || auth.providers?.length !== 0) && (
          <Suspense>
            <ProviderButtons />
          </Suspense>
        )
      }
      hasWechat={auth.hasWechat}
      isLeaving={isLeaving}
      onCode={onCode}
      onWechat={onWechat}
      onSubmit={(values) => void submit(values)}
      onCaptchaRefresh={() => void refreshCaptcha()}
      onCaptchaError={captcha.fail}
      onFirstInput={begin}
    />
  )
}

/** The text belonged to the image that is gone. The input keeps its own value, so it is emptied by hand. */
function clearCaptcha() {
  const input = document.querySelector<HTMLInputElement>('input[name="captcha"]')
  if (input) input.value = ''
}
