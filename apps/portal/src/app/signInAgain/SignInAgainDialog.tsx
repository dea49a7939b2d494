import { ApiError, isApiError, unwrap, type ApiClient, type Schemas } from '@spruce/api-client'
import { encryptPassword } from '@spruce/session/cipher'
import {
  confirmDialog,
  defineDialog,
  FormDialog,
  PasswordField,
  TextField,
  useErrorText,
  useLatest,
  useMessages,
} from '@spruce/shell-ui'
import { useEffect, useState } from 'react'
import { CaptchaImage } from './CaptchaImage.js'
import { signInAgainMessages } from './messages.js'

export interface SignInAgainDialogProps {
  api: ApiClient
  deploy: Pick<Schemas['DeployConfig'], 'cipher' | 'captchaEnabled'>
  /** The account of the page; another one goes by the login page. */
  loginName: string
  /** Resolves when the person has signed in again in another tab. */
  elsewhere: Promise<void>
  /** Something is lost when the person does not sign in again. */
  hasUnsaved: () => boolean
  /** The answer of the login, `elsewhere`, or nothing: the person gave up. */
  onClose: (result?: Schemas['LoginResult'] | 'elsewhere') => void
}

interface Draft {
  loginName: string
  password: string
  /** One for each image: what belonged to an image that is gone goes with it. */
  [captcha: `captcha${number}`]: string | undefined
}

/** Body code of a wrong password. */
const passwordCode = 505

/** Over a page whose session has run out: the same account signs in again. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const { api, deploy, loginName, elsewhere, hasUnsaved, onClose } = props
  const messages = useMessages(signInAgainMessages)
  const sayError = useErrorText()
  const captcha = useCaptcha(api, deploy.captchaEnabled)
  const field = `captcha${captcha.count}` as const

  const close = useLatest(onClose)
  useEffect(() => {
    void elsewhere.then(() => close.current('elsewhere')) // once: closing renders the dialog anew
  }, [elsewhere, close])

  async function submit(draft: Draft): Promise<Schemas['LoginResult']> {
    try {
      return await unwrap(
        api.POST('/auth/login', {
          body: {
            loginName,
            password: encryptPassword(deploy.cipher, draft.password),
            captchaKey: captcha.key,
            captcha: draft[field]?.trim() || '-',
          },
        }),
      )
    } catch (error) {
      if (deploy.captchaEnabled) await captcha.refresh() // used up by right and wrong answers alike
      throw atItsField(error)
    }
  }

  /** A wrong password is told at its field; a captcha's field has gone with its image. */
  function atItsField(error: unknown): unknown {
    if (!isApiError(error) || error.code !== passwordCode) return error
    const { kind, code, status } = error
    const message = sayError(error)
    return new ApiError({ kind, code, status, message, fields: [{ path: 'password', message }] })
  }

  async function leave() {
    const isSure = !hasUnsaved() || (await askToLeave(messages))
    if (isSure) onClose()
  }

  return (
    <FormDialog<Draft, Schemas['LoginResult']>
      title={messages.title}
      lead={messages.lead}
      submitLabel={messages.signIn}
      initialValues={{ loginName, password: '' }}
      validate={(draft) => ({
        password: draft.password ? undefined : messages.passwordRequired,
        [field]: deploy.captchaEnabled && !draft[field]?.trim() ? messages.captchaRequired : '',
      })}
      onSubmit={submit}
      onClose={(result) => (result ? onClose(result) : void leave())}
    >
      <TextField name="loginName" label={messages.loginName} autoComplete="username" isDisabled />
      <PasswordField
        name="password"
        label={messages.password}
        autoComplete="current-password"
        isRequired
      />
      {deploy.captchaEnabled && (
        <TextField
          key={field}
          name={field}
          label={messages.captcha}
          maxLength={16}
          isRequired
          side={<CaptchaImage captcha={captcha} />}
        />
      )}
    </FormDialog>
  )
}

export const signInAgainDialog = defineDialog(SignInAgainDialog)

/** A captcha at work; another one comes by `refresh`. */
export interface Captcha {
  /** Empty until it has come. */
  key: string
  /** How many there have been. */
  count: number
  hasFailed: boolean
  refresh: () => Promise<void>
  fail: () => void
}

function useCaptcha(api: ApiClient, isAsked: boolean): Captcha {
  const [state, setState] = useState({ key: '', count: 0, hasFailed: false })

  function refresh() {
    return unwrap(api.GET('/aba-base/api/verification/get-captcha-key')).then(
      ({ captchaKey: key }) =>
        setState(({ count }) => ({ key, count: count + 1, hasFailed: false })),
      () => fail(),
    )
  }

  function fail() {
    setState((before) => ({ ...before, hasFailed: true }))
  }

  useEffect(() => {
    if (isAsked) void refresh()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first image, once
  }, [])
  return { ...state, refresh, fail }
}

async function askToLeave(messages: (typeof signInAgainMessages)['zh-CN']): Promise<boolean> {
  const answer = await confirmDialog.open({
    title: messages.leaveTitle,
    message: messages.leaveText,
    confirmLabel: messages.leave,
    cancelLabel: messages.stay,
    danger: true,
  })
  return answer === true
}
