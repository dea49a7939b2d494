import {
  PublicAlert,
  PublicButton,
  PublicField,
  PublicPage,
  useMessages,
  type PublicBrand,
} from '@spruce/shell-ui/public'
import type { Language } from '@spruce/validators/i18n'
import type { SubmitEvent } from 'react'
import type { FormProblem } from '../forms/FormProblem.js'
import { usePublicForm } from '../forms/usePublicForm.js'
import { PublicActions } from '../PublicActions.js'
import { CodeField } from '../verification/CodeField.js'
import { codeMessages } from '../verification/codeMessages.js'
import { codeOf, contactOf } from '../verification/contact.js'
import { useCodeChecks } from '../verification/useCodeChecks.js'
import { wechatMessages } from './wechatMessages.js'

/** @public */
export type WechatBindField = 'contact' | 'code'

/** @public */
export interface WechatBindPageProps {
  brand: PublicBrand
  isDark: boolean
  /** The person's name at WeChat. */
  nickName: string | null
  /** What is under way. */
  pending?: 'send' | 'bind' | undefined
  problem?: FormProblem<WechatBindField> | undefined
  /** To which phone or email a code was sent. */
  sentTo?: string | undefined
  /** Until another code may be asked for. */
  secondsLeft?: number
  /** True when a code was sent. */
  onSend?: (contact: string) => Promise<boolean>
  onSubmit?: (contact: string, code: string) => void
  onLanguage?: (language: Language) => void
  onDark?: (isDark: boolean) => void
}

/** The form that binds a WeChat account to one's own (section 2.1, /bind-account). @public */
export function WechatBindPage(props: WechatBindPageProps) {
  const { nickName, pending, problem, sentTo, secondsLeft = 0 } = props
  const t = useMessages(wechatMessages)
  const labels = useMessages(codeMessages)
  const checks = useCodeChecks()
  const isPending = pending !== undefined
  const [attach, form] = usePublicForm<WechatBindField>({
    initial: { contact: sentTo ?? '', code: '' },
    check: (name, values) => checks[name](values[name]),
    problem,
    isPending,
  })

  async function send() {
    if (isPending || !form.holds(['contact'])) return
    const isSent = await props.onSend?.(contactOf(form.values.contact))
    if (isSent) form.focus('code')
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || !form.holds(['contact', 'code'])) return
    props.onSubmit?.(contactOf(form.values.contact), codeOf(form.values.code))
  }

  return (
    <PublicPage
      brand={props.brand}
      title={t.title}
      lead={nickName === null ? t.leadPlain : t.lead(nickName)}
      actions={
        <PublicActions isDark={props.isDark} onLanguage={props.onLanguage} onDark={props.onDark} />
      }
    >
      <form
        ref={attach}
        className="ui-form"
        method="post"
        noValidate
        aria-label={t.title}
        onSubmit={submit}
      >
        {problem?.message && <PublicAlert>{problem.message}</PublicAlert>}
        <PublicField
          {...form.field('contact')}
          id="contact"
          name="contact"
          label={labels.contact}
          required
          maxLength={100}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CodeField
          {...form.field('code')}
          sentTo={sentTo}
          secondsLeft={secondsLeft}
          isSending={pending === 'send'}
          onSend={() => void send()}
        />
        <PublicButton
          type="submit"
          className="ui-button-block"
          disabled={isPending}
          isPending={pending === 'bind'}
        >
          {t.submit}
        </PublicButton>
        <a href={`/login${location.search}`}>{t.toLogin}</a>
      </form>
    </PublicPage>
  )
}
