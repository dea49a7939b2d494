import { describeError, isApiError, unwrap } from '@spruce/api-client'
import { PublicAlert, PublicSpinner, useMessages } from '@spruce/shell-ui/public'
import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { publicBrandOf } from '../brand.js'
import { StatusPage } from '../errors/StatusPage.js'
import { formProblemOf, verificationCode, type FormProblem } from '../forms/FormProblem.js'
import { useCodeWait } from '../verification/useCodeWait.js'
import { startWechat } from './startWechat.js'
import { WechatBindPage, type WechatBindField } from './WechatBindPage.js'
import { wechatMessages } from './wechatMessages.js'

/** Body code of a ticket that is wrong, late or used. */
const ticketCode = 1104

const places: {
  codes: Record<number, WechatBindField>
  paths: Record<string, WechatBindField>
} = {
  codes: { [verificationCode]: 'code' },
  paths: { mobileEmail: 'contact', vcCode: 'code' },
}

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
  const [pending, setPending] = useState<'send' | 'bind'>()
  const [problem, setProblem] = useState<FormProblem<WechatBindField>>()
  const { api, language } = auth

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

  function refuse(error: unknown) {
    if (isApiError(error) && error.code === ticketCode) setStep({ kind: 'late' })
    else setProblem(formProblemOf(error, language, places))
  }

  async function send(contact: string): Promise<boolean> {
    setPending('send')
    setProblem(undefined)
    try {
      const { seconds } = await unwrap(
        api.POST('/aba-base/api/v3/wx/v3/user/send-verify-code', {
          body: { ticket, mobileEmail: contact, lang: language },
        }),
      )
      wait.start(seconds, contact)
      return true
    } catch (error) {
      if (isApiError(error) && error.retryAfter) wait.start(error.retryAfter)
      refuse(error)
      return false
    } finally {
      setPending(undefined)
    }
  }

  async function bind(contact: string, code: string) {
    setPending('bind')
    setProblem(undefined)
    try {
      const { tenantCode } = auth
      const result = await unwrap(
        api.POST('/aba-base/api/v3/wx/binding', {
          body: {
            ticket,
            mobileEmail: contact,
            vcCode: code,
            ...(tenantCode ? { tenantCode } : {}),
          },
        }),
      )
      wait.clear()
      await auth.onSignedIn(result)
    } catch (error) {
      refuse(error)
    } finally {
      setPending(undefined)
    }
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
          brand={publicBrandOf(auth.brand)}
          isDark={auth.isDark}
          nickName={step.nickName}
          pending={pending}
          problem={problem}
          sentTo={wait.sentTo}
          secondsLeft={wait.left}
          onSend={send}
          onSubmit={(contact, code) => void bind(contact, code)}
          onLanguage={(chosen) => auth.setLanguage(chosen)}
          onDark={(isDark) => auth.setDark(isDark)}
        />
      )
  }
}
