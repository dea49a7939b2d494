import { useMessages } from '@spruce/shell-ui/public'
import type { FormProblem } from '../forms/FormProblem.js'
import { LightForm } from '../forms/LightForm.js'
import { LightPage, type LightPageLook } from '../forms/LightPage.js'
import { usePublicForm } from '../forms/usePublicForm.js'
import { CodeFields, type CodeFormField, type CodeFormProps } from '../verification/CodeFields.js'
import { codeOf, contactOf } from '../verification/contact.js'
import { useCodeChecks } from '../verification/useCodeChecks.js'
import { wechatMessages } from './wechatMessages.js'

/** No captcha is asked for: the ticket is what only this person has. @public */
export interface WechatBindPageProps extends Pick<
  CodeFormProps,
  'pending' | 'sentTo' | 'secondsLeft' | 'onSend'
> {
  /** How the page looks: brand, language, mode. */
  look: LightPageLook
  /** The person's name at WeChat. */
  nickName: string | null
  /** What went wrong, at its field or as a whole. */
  problem?: FormProblem<CodeFormField> | undefined
  /** Takes what was filled in; a failure keeps it. */
  onSubmit?: (contact: string, code: string) => void
}

/** The form that binds a WeChat account to one's own (section 2.1, /bind-account). @public */
export function WechatBindPage(props: WechatBindPageProps) {
  const { look, nickName, pending, problem, sentTo, onSubmit } = props
  const t = useMessages(wechatMessages)
  const checks = useCodeChecks(false)
  const isPending = pending !== undefined
  const [attach, form] = usePublicForm<CodeFormField>({
    initial: { contact: sentTo ?? '', captcha: '', code: '' },
    check: (name, values) => checks[name](values[name]),
    problem,
    isPending,
  })

  function submit() {
    if (!form.holds(['contact', 'code'])) return
    onSubmit?.(contactOf(form.values.contact), codeOf(form.values.code))
  }

  return (
    <LightPage
      look={look}
      title={t.title}
      lead={nickName === null ? t.leadPlain : t.lead(nickName)}
    >
      <LightForm
        label={t.title}
        attach={attach}
        alert={problem?.message}
        submitLabel={t.submit}
        isPending={isPending}
        isSubmitting={pending === 'submit'}
        onSubmit={submit}
        below={<a href={`/login${location.search}`}>{t.toLogin}</a>}
      >
        <CodeFields {...props} form={form} />
      </LightForm>
    </LightPage>
  )
}
