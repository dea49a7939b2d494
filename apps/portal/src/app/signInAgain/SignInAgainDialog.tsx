import { ApiError, isApiError, unwrap, type Schemas } from '@spruce/api-client'
import { CaptchaImage, useAuth, useCaptcha } from '@spruce/feature-auth'
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
import { useEffect } from 'react'
import { signInAgainMessages } from './messages.js'

export interface SignInAgainDialogProps {
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
  [captcha: `captcha-${string}`]: string | undefined
}

/** Body code of a wrong password. */
const passwordCode = 505

/** Over a page whose session has run out: the same account signs in again. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const { loginName, elsewhere, hasUnsaved, onClose } = props
  const { api, deploy } = useAuth()
  const messages = useMessages(signInAgainMessages)
  const sayError = useErrorText()
  const captcha = useCaptcha() // the key of the first HTML is the login form's
  const field = `captcha-${captcha.key}` as const

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
          side={
            <CaptchaImage
              url={captcha.url}
              hasFailed={captcha.hasFailed}
              onRefresh={() => void captcha.refresh()}
              onError={captcha.fail}
            />
          }
        />
      )}
    </FormDialog>
  )
}

export const signInAgainDialog = defineDialog(SignInAgainDialog)

async function askToLeave(messages: (typeof signInAgainMessages)['zh-CN']): Promise<boolean> {
  const { leaveTitle: title, leaveText: message, leave: confirmLabel, stay: cancelLabel } = messages
  const question = { title, message, confirmLabel, cancelLabel, danger: true }
  const answer = await confirmDialog.open(question, { isOfFrame: true })
  return answer === true
}
