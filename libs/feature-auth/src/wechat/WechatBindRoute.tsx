import { describeError, isApiError, unwrap } from '@spruce/api-client'
import { PublicAlert, PublicSpinner, useMessages } from '@spruce/shell-ui/public'
import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { ticketCode } from '../forms/bodyCodes.js'
import { formProblemOf, type FormProblem } from '../forms/FormProblem.js'
import { lookOf } from '../lookOf.js'
import type { CodeFormField } from '../verification/CodeFields.js'
import { codePlaces } from '../verification/codePlaces.js'
import { useCodeSteps } from '../verification/useCodeSteps.js'
import { useCodeWait } from '../verification/useCodeWait.js'
import { startWechat } from './startWechat.js'
import { WechatBindPage } from './WechatBindPage.js'
import { wechatMessages } from './wechatMessages.js'

type Step =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'late'; message?: string }
  | { kind: 'ready'; nickName: string | null }

/** /bind-account with the ticket of a WeChat account that is bound to nobody (section 7.1). */
export function WechatBindRoute({ ticket }: { ticket: string }) {
  const auth = useAuth()
  const t = useMessages(wechatMessages)
  const wait = useCodeWait('binding')
  const [step, setStep] = useState<Step>({ kind: 'loading' })
  const { api, language } = auth
  const { pending, problem, take } = useCodeSteps(explain)

  const check = useCallback(async (): Promise<Step> => {
    try {
      const { valid, nickName } = await unwrap(
        api.GET('/aba-base/api/v3/wx/validate', { params: { query: { ticket } } }),
      )
      return valid ? { kind: 'ready', nickName } : { kind: 'late' }
    } catch (error) {
      const isWrong = isApiError(error) && error.status === 400
      return isWrong
        ? { kind: 'late' }
        : { kind: 'failed', message: describeError(error, language) }
    }
  }, [api, ticket, language])

  useEffect(() => void check().then(setStep), [check])

  function explain(error: unknown): FormProblem<CodeFormField> | undefined {
    if (!isApiError(error) || error.code !== ticketCode) {
      return formProblemOf(error, language, codePlaces)
    }
    setStep({ kind: 'late' })
    return undefined
  }

  async function send(contact: string) {
    try {
      const { seconds } = await unwrap(
        api.POST('/aba-base/api/v3/wx/v3/user/send-verify-code', {
          body: { ticket, mobileEmail: contact, lang: language },
        }),
      )
      wait.start(seconds, contact)
    } catch (error) {
      if (isApiError(error) && error.retryAfter) wait.start(error.retryAfter)
      throw error
    }
  }

  async function bind(contact: string, code: string) {
    const { tenantCode } = auth
    const result = await unwrap(
      api.POST('/aba-base/api/v3/wx/binding', {
        body: { ticket, mobileEmail: contact, vcCode: code, ...(tenantCode ? { tenantCode } : {}) },
      }),
    )
    wait.clear()
    await auth.onSignedIn(result)
  }

  const toLogin = { label: t.toLogin, onPress: () => void auth.go('/login') }
  switch (step.kind) {
    case 'loading':
      return (
        <StatusPage title={t.checking}>
          <PublicSpinner />
        </StatusPage>
      )
    case 'failed':
      return (
        <StatusPage
          title={t.failedTitle}
          buttons={[
            { label: t.retry, onPress: () => void check().then(setStep) },
            { ...toLogin, variant: 'outline' },
          ]}
        >
          <PublicAlert>{step.message}</PublicAlert>
        </StatusPage>
      )
    case 'late':
      return (
        <StatusPage
          title={t.lateTitle}
          buttons={[
            {
              label: t.again,
              onPress: () =>
                void startWechat(auth).catch((error: unknown) =>
                  setStep({ kind: 'late', message: describeError(error, language) }),
                ),
            },
            { ...toLogin, variant: 'outline' },
          ]}
        >
          {step.message && <PublicAlert>{step.message}</PublicAlert>}
          <p className="ui-lead">{t.lateText}</p>
        </StatusPage>
      )
    case 'ready':
      return (
        <WechatBindPage
          look={lookOf(auth)}
          nickName={step.nickName}
          pending={pending}
          problem={problem}
          sentTo={wait.sentTo}
          secondsLeft={wait.left}
          onSend={(contact) => take('send', () => send(contact))}
          onSubmit={(contact, code) => void take('submit', () => bind(contact, code))}
        />
      )
  }
}
