import { unwrap } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui/public'
import { useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { formProblemOf, type ProblemPlaces } from '../forms/FormProblem.js'
import { lookOf } from '../lookOf.js'
import { codePlaces } from '../verification/codePlaces.js'
import { useCaptchaCode } from '../verification/useCaptchaCode.js'
import { useCodeSteps } from '../verification/useCodeSteps.js'
import { forgetMessages } from './forgetMessages.js'
import { type ForgetField, ForgetPasswordPage, type ForgetValues } from './ForgetPasswordPage.js'

const places: ProblemPlaces<ForgetField> = {
  codes: codePlaces.codes,
  paths: { ...codePlaces.paths, newPwd: 'newPwd', confirmPwd: 'confirmPwd' },
}

/** /forgetPassword at work: a code to a bound phone or email, then a new password (section 7.1). */
export function ForgetPasswordRoute() {
  const auth = useAuth()
  const t = useMessages(forgetMessages)
  const code = useCaptchaCode('password')
  const [isDone, setDone] = useState(false)
  const { pending, problem, take } = useCodeSteps<ForgetField>((error) =>
    formProblemOf(error, auth.language, places),
  )

  async function reset(values: ForgetValues) {
    const { encryptPassword } = await import('@spruce/session/cipher')
    const encrypted = (value: string) => encryptPassword(auth.deploy.cipher, value)
    await unwrap(
      auth.api.POST('/aba-base/api/v3/user/reset-password-by-contact', {
        body: {
          optType: values.contact.includes('@') ? 'email' : 'mobile',
          mobileEmail: values.contact,
          vcCode: values.code,
          newPwd: encrypted(values.newPwd),
          confirmPwd: encrypted(values.confirmPwd),
        },
      }),
    )
    code.wait.clear()
    setDone(true)
  }

  if (isDone) {
    return (
      <StatusPage
        title={t.doneTitle}
        buttons={[{ label: t.signIn, onPress: () => void auth.go('/login') }]}
      >
        <p className="ui-lead" role="status">
          {t.doneText}
        </p>
      </StatusPage>
    )
  }
  return (
    <ForgetPasswordPage
      look={lookOf(auth)}
      {...code.form}
      pending={pending}
      problem={problem}
      onSend={(contact, answer) => take('send', () => code.send(contact, answer))}
      onReset={(values) => void take('submit', () => reset(values))}
    />
  )
}
