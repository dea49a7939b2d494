import { unwrap } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui/public'
import { useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { passwordCode } from '../forms/bodyCodes.js'
import { formProblemOf, type FormProblem, type ProblemPlaces } from '../forms/FormProblem.js'
import { lookOf } from '../lookOf.js'
import {
  ChangePasswordPage,
  type PasswordField,
  type PasswordValues,
} from './ChangePasswordPage.js'
import { passwordMessages } from './passwordMessages.js'

const places: ProblemPlaces<PasswordField> = {
  codes: { [passwordCode]: 'oldPwd' },
  paths: { oldPwd: 'oldPwd', newPwd: 'newPwd', confirmPwd: 'confirmPwd' },
}

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
  const [problem, setProblem] = useState<FormProblem<PasswordField>>()

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
      setProblem(formProblemOf(error, auth.language, places))
    } finally {
      setPending(false)
    }
  }

  return (
    <ChangePasswordPage
      look={lookOf(auth)}
      isForced={isForced}
      isPending={isPending}
      problem={problem}
      onSubmit={(values) => void submit(values)}
      onSignOut={() => void auth.go('/logout')}
    />
  )
}
