import { describeError, isApiError, unwrap } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui/public'
import { useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { publicBrandOf } from '../brand.js'
import { StatusPage } from '../errors/StatusPage.js'
import {
  ChangePasswordPage,
  type PasswordField,
  type PasswordProblem,
  type PasswordValues,
} from './ChangePasswordPage.js'
import { passwordMessages } from './passwordMessages.js'

/** Body code of a wrong old password (section 8). */
const wrongPasswordCode = 505

/**
 * /changePassword at work. Who leaves it is signed out (section 4), after a change too: the next
 * sign-in is the first one with the new password.
 */
export function ChangePasswordRoute() {
  const auth = useAuth()
  const messages = useMessages(passwordMessages)
  // What holds now must hold until the page is left: a change makes the session an ordinary one.
  const [isForced] = useState(auth.mustChangePassword)
  const [isPending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<PasswordProblem>()

  if (isDone) {
    return (
      <StatusPage
        title={messages.doneTitle}
        buttons={[{ label: messages.toLogin, onPress: () => void auth.go('/login') }]}
      >
        <p className="ui-lead" role="status">
          {messages.doneText}
        </p>
      </StatusPage>
    )
  }
  if (!auth.isSignedIn && !isPending) {
    return (
      <StatusPage
        title={messages.strangerTitle}
        buttons={[{ label: messages.toLogin, onPress: () => void auth.go('/login') }]}
      >
        <p className="ui-lead">{messages.strangerText}</p>
      </StatusPage>
    )
  }

  async function submit(values: PasswordValues) {
    setPending(true)
    setProblem(undefined)
    try {
      const { encryptPassword } = await import('@spruce/session/cipher')
      const encrypted = (value: string) => encryptPassword(auth.deploy.cipher, value)
      const body = { newPwd: encrypted(values.newPwd), confirmPwd: encrypted(values.confirmPwd) }
      if (isForced) {
        await unwrap(auth.api.POST('/aba-base/api/v3/user/must-change-password', { body }))
      } else {
        await unwrap(
          auth.api.POST('/aba-base/auth/v3/user/update-pwd', {
            body: { ...body, oldPwd: encrypted(values.oldPwd) },
          }),
        )
      }
      setDone(true)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setPending(false)
    }
  }

  function problemOf(error: unknown): PasswordProblem {
    const message = describeError(error, auth.language)
    if (!isApiError(error)) return { message }
    if (error.code === wrongPasswordCode) return { fields: { oldPwd: message } }
    const fields = Object.fromEntries(
      error.fields
        .filter(({ path }) => isPasswordField(path))
        .map(({ path, message: reason }) => [path, reason]),
    )
    return Object.keys(fields).length > 0 ? { fields } : { message }
  }

  return (
    <ChangePasswordPage
      brand={publicBrandOf(auth.brand)}
      isDark={auth.isDark}
      isForced={isForced}
      isPending={isPending}
      problem={problem}
      onSubmit={(values) => void submit(values)}
      onSignOut={() => void auth.go('/logout')}
      onLanguage={(language) => auth.setLanguage(language)}
      onDark={(isDark) => auth.setDark(isDark)}
    />
  )
}

function isPasswordField(path: string): path is PasswordField {
  return ['oldPwd', 'newPwd', 'confirmPwd'].includes(path)
}
