import { describeError } from '@spruce/api-client'
import { codeWaitKey, wechatStartKey } from '@spruce/session'
import { useEffect, useState } from 'react'
import { useAuth, type AuthEnvironment } from '../AuthEnvironment.js'
import { useCaptcha } from '../captcha/useCaptcha.js'
import { isCodeOnItsWay } from '../verification/resumeWait.js'
import type { LoginWays, LoginWaysSource } from './LoginWays.js'
import type { LoginProblem } from './LoginPage.js'
import { PasswordLogin } from './PasswordLogin.js'

type Way = 'password' | 'code' | 'wechat'

export interface LoginPanelProps {
  /** The ways to sign in other than by password. */
  source: LoginWaysSource
}

/** The login page at work, wherever somebody signs in. What is not its first look is loaded when asked for. */
export function LoginPanel({ source }: LoginPanelProps) {
  const auth = useAuth()
  // Stays while another way is on show: a key that was used is never shown again.
  const captcha = useCaptcha(auth.captchaKey)
  const [way, setWay] = useState<Way>(() => firstWay(auth))
  const [account, setAccount] = useState('')
  const [ways, setWays] = useState<LoginWays>()
  const [problem, setProblem] = useState<LoginProblem>()
  const [isLeaving, setLeaving] = useState(false)
  const { language } = auth

  useEffect(() => {
    if (way === 'password' || ways) return
    source.load().then(setWays, (error: unknown) => {
      setWay('password')
      setProblem({ message: describeError(error, language) })
    })
  }, [way, ways, source, language])

  async function leaveForWechat() {
    setLeaving(true)
    setProblem(undefined)
    try {
      const { startWechat } = await source.load()
      await startWechat(auth)
    } catch (error) {
      setLeaving(false)
      setProblem({ message: describeError(error, language) })
    }
  }

  if (ways && way === 'wechat') {
    return <ways.WechatReturn onDone={() => setWay('password')} />
  }
  if (ways && way === 'code') {
    return <ways.CodeLoginRoute account={account} onPassword={() => setWay('password')} />
  }
  return (
    <PasswordLogin
      ProviderButtons={source.ProviderButtons}
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
  return isCodeOnItsWay(storage.get(codeWaitKey('login', 'browser'))) ? 'code' : 'password'
}
