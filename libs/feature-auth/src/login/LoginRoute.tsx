import { describeError, isApiError, unwrap } from '@spruce/api-client'
import { publicCodeWaitKey, wechatStartKey } from '@spruce/session'
import type { encryptPassword } from '@spruce/session/cipher'
import { useMessages } from '@spruce/shell-ui/public'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useAuth, type AuthEnvironment } from '../AuthEnvironment.js'
import { publicBrandOf } from '../brand.js'
import { useCaptcha, type Captcha } from '../captcha/useCaptcha.js'
import { authMessages } from '../messages.js'
import { isCodeOnItsWay } from '../verification/resumeWait.js'
import { LoginPage, type LoginField, type LoginProblem, type LoginValues } from './LoginPage.js'

/** What is loaded only when somebody signs in. */
interface Cipher {
  encryptPassword: typeof encryptPassword
}

/** Body codes of a wrong, used or expired captcha, and of a wrong account or password. */
const captchaCode = 1101
const passwordCode = 505

const loadPages = () => import('../statusRoutes.js')
type Pages = Awaited<ReturnType<typeof loadPages>>

/** Few tenants have any, so they do not weigh on the entry; without them there is still the form. */
const ProviderButtons = lazy(() =>
  loadPages().then(
    (pages) => ({ default: pages.ProviderButtons }),
    () => ({ default: () => null }),
  ),
)

type Way = 'password' | 'code' | 'wechat'

/** The login page at work: /login and /admin/login. What is not its first look is loaded when asked for. */
export function LoginRoute() {
  const auth = useAuth()
  // Stays while another way is on show: a key that was used is never shown again.
  const captcha = useCaptcha(auth.captchaKey)
  const [way, setWay] = useState<Way>(() => firstWay(auth))
  const [account, setAccount] = useState('')
  const [pages, setPages] = useState<Pages>()
  const [problem, setProblem] = useState<LoginProblem>()
  const [isLeaving, setLeaving] = useState(false)
  const { language } = auth

  useEffect(() => {
    if (way === 'password' || pages) return
    loadPages().then(setPages, (error: unknown) => {
      setWay('password')
      setProblem({ message: describeError(error, language) })
    })
  }, [way, pages, language])

  async function leaveForWechat() {
    setLeaving(true)
    setProblem(undefined)
    try {
      const { startWechat } = await loadPages()
      await startWechat(auth)
    } catch (error) {
      setLeaving(false)
      setProblem({ message: describeError(error, language) })
    }
  }

  if (pages && way === 'wechat') {
    return <pages.WechatReturn onDone={() => setWay('password')} />
  }
  if (pages && way === 'code') {
    return <pages.CodeLoginRoute account={account} onPassword={() => setWay('password')} />
  }
  return (
    <PasswordLogin
      captcha={captcha}
      isLeaving={isLeaving || way !== 'password'}
      problem={problem}
      onProblem={setProblem}
      onCode={(typed) => {
        setAccount(typed)
        setProblem(undefined)
        setWay('code')
      }}
      onWechat={() => void leaveForWechat()}
    />
  )
}

/**
 * "On /login with a code query the route is left as it is" (section 4): WeChat leads back here with
 * `code` and `state`. They count only in the tab that began; to any other this is the login page.
 */
function firstWay({ storage }: AuthEnvironment): Way {
  const query = new URLSearchParams(location.search)
  if (query.has('code') && query.has('state') && storage.get(wechatStartKey)) return 'wechat'
  return isCodeOnItsWay(storage.get(publicCodeWaitKey('login'))) ? 'code' : 'password'
}

interface PasswordLoginProps {
  captcha: Captcha
  isLeaving: boolean
  problem: LoginProblem | undefined
  onProblem: (problem: LoginProblem | undefined) => void
  onCode: (account: string) => void
  onWechat: () => void
}

function PasswordLogin(props: PasswordLoginProps) {
  const { captcha, isLeaving, problem, onProblem: setProblem, onCode, onWechat } = props
  const auth = useAuth()
  const messages = useMessages(authMessages)
  const [isPending, setPending] = useState(false)
  const cipher = useRef<Promise<Cipher>>(undefined)
  const { captchaEnabled } = auth.deploy

  function loadCipher() {
    cipher.current ??= import('@spruce/session/cipher')
    cipher.current.catch(() => (cipher.current = undefined)) // asked for anew on the next try
    return cipher.current
  }

  function begin() {
    loadCipher().catch(() => undefined) // reported by the submit that needs it
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
    try {
      const cipherModule = await loadCipher()
      const result = await unwrap(
        auth.api.POST('/auth/login', {
          body: {
            loginName: values.loginName,
            password: cipherModule.encryptPassword(auth.deploy.cipher, values.password),
            captchaKey: captcha.key,
            captcha: values.captcha || '-',
            ...(auth.tenantCode ? { tenantCode: auth.tenantCode } : {}),
            ...(auth.linking && { openidTicket: auth.linking.openidTicket }),
          },
        }),
      )
      await auth.onSignedIn(result)
    } catch (error) {
      setProblem(problemOf(error))
      await refreshCaptcha()
    } finally {
      setPending(false)
    }
  }

  function problemOf(error: unknown): LoginProblem {
    const message = describeError(error, auth.language)
    if (!isApiError(error)) return { message }
    if (error.code === captchaCode) return { fields: { captcha: message } }
    return error.code === passwordCode ? { message, focus: 'password' } : { message }
  }

  return (
    <LoginPage
      brand={publicBrandOf(auth.brand)}
      isDark={auth.isDark}
      isReady
      captchaUrl={captchaEnabled ? captcha.url : undefined}
      hasCaptchaFailed={captcha.hasFailed}
      isPending={isPending}
      problem={problem}
      notice={auth.notice}
      canApply={auth.brand.tenantId === null}
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
      onLanguage={(language) => auth.setLanguage(language)}
      onDark={(isDark) => auth.setDark(isDark)}
    />
  )
}

/** The text belonged to the image that is gone. The input keeps its own value, so it is emptied by hand. */
function clearCaptcha() {
  const input = document.querySelector<HTMLInputElement>('input[name="captcha"]')
  if (input) input.value = ''
}
