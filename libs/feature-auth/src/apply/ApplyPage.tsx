import {
  PublicAlert,
  PublicButton,
  PublicField,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui/public'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { CaptchaField } from '../captcha/CaptchaField.js'
import { LightPage, type LightPageLook } from '../forms/LightPage.js'
import {
  applySteps,
  checkApply,
  longest,
  normalized,
  valuesOf,
  type ApplyField,
  type ApplyProblem,
  type ApplyValues,
  type OwnApplication,
} from './applyFields.js'
import { applyMessages } from './applyMessages.js'
import { ReasonField } from './ReasonField.js'

/** @public */
export interface ApplyPageProps {
  /** How the page looks: brand, language, mode. */
  look: LightPageLook
  /** What was handed in before: to be completed, or to begin another application with. */
  known?: OwnApplication | undefined
  /** The form completes `known`: contacts may stay, no captcha is asked for. */
  isAnswer?: boolean
  /** `undefined` where no captcha is asked for. */
  captchaUrl: string | undefined
  /** The captcha did not load. */
  hasCaptchaFailed?: boolean
  /** Something is under way: nothing else can be begun. */
  isPending?: boolean
  /** What went wrong, at its field or as a whole. */
  problem?: ApplyProblem | undefined
  /** Whether a company has the code already: asked before the form goes on. */
  isCodeTaken?: (code: string) => Promise<boolean>
  /** Takes what was filled in; a failure keeps it. */
  onSubmit?: (values: ApplyValues) => void
  /** Leaves without handing in. */
  onCancel?: () => void
  /** Another captcha is wanted. */
  onCaptchaRefresh?: () => void
  /** The captcha did not load. */
  onCaptchaError?: () => void
}

/** The form of /customer-apply in three steps (section 2.1); what is typed stays through all of them. @public */
export function ApplyPage(props: ApplyPageProps) {
  const { known, isAnswer = false, captchaUrl, problem } = props
  const t = useMessages(applyMessages)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => valuesOf(known))
  const [step, setStep] = useState(0)
  const [tried, setTried] = useState(false)
  const [takenCode, setTakenCode] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const [lastProblem, setLastProblem] = useState(problem)
  const isPending = (props.isPending ?? false) || isChecking
  const nextFocus = useRef<ApplyField>(undefined)
  const { name: stepName, fields } = applySteps[step] ?? applySteps[0]
  const isLast = step === applySteps.length - 1
  const found = tried ? errorsOf(fields) : {}
  const taken = takenCode === normalized(values).code ? { code: t.codeTaken } : {}
  const errors = { ...problem?.fields, ...taken, ...found }

  // The server refused a field: its step comes forward.
  if (problem !== lastProblem) {
    setLastProblem(problem)
    const at = applySteps.findIndex((one) => one.fields.some((name) => problem?.fields?.[name]))
    if (at >= 0) setStep(at)
    if (problem?.fields?.captcha) setValues((before) => ({ ...before, captcha: '' }))
  }

  useEffect(() => {
    const refused = problem?.fields && Object.keys(problem.fields)[0]
    if (refused) focusField(form.current, refused)
  }, [problem])

  useEffect(() => {
    if (nextFocus.current) focusField(form.current, nextFocus.current)
    nextFocus.current = undefined
  }, [step])

  function errorsOf(names: readonly ApplyField[]): Partial<Record<ApplyField, string>> {
    const options = { language, keepsContacts: isAnswer, hasCaptcha: captchaUrl !== undefined }
    const clean = normalized(values)
    return Object.fromEntries(
      names.flatMap((name) => {
        const error = checkApply(name, clean, options)
        return error === undefined ? [] : [[name, error]]
      }),
    )
  }

  /** To the next step, unless a company has the code. */
  async function goOn() {
    const { code } = normalized(values)
    if (stepName !== 'company' || !props.isCodeTaken) return goTo(step + 1)
    setChecking(true)
    const isTaken = await props.isCodeTaken(code)
    setChecking(false)
    if (!isTaken) return goTo(step + 1)
    setTakenCode(code)
    focusField(form.current, 'code')
  }

  function goTo(index: number) {
    setTried(false)
    setStep(index)
    nextFocus.current = applySteps[index]?.fields[0]
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const wrong = errorsOf(fields)
    const first = fields.find((name) => wrong[name])
    setTried(first !== undefined)
    if (first) focusField(form.current, first)
    else if (isLast) props.onSubmit?.(normalized(values))
    else void goOn()
  }

  const field = (name: ApplyField) => ({
    id: name,
    name,
    value: values[name],
    error: errors[name],
    maxLength: longest[name],
    readOnly: isPending,
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target // the event is over when the state is set
      setValues((before) => ({ ...before, [name]: value }))
    },
  })
  const kept = (masked: string | undefined) =>
    isAnswer && masked ? { placeholder: t.contactKept(masked) } : { required: true }

  return (
    <LightPage
      look={props.look}
      title={isAnswer ? t.answer : t.title}
      lead={isAnswer ? known?.note : t.lead}
    >
      <ol className="ui-steps" aria-label={t.steps}>
        {applySteps.map(({ name }, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            data-done={index < step || undefined}
          >
            {t[name]}
          </li>
        ))}
      </ol>
      <form
        ref={form}
        className="ui-form"
        method="post"
        noValidate
        aria-label={t[stepName]}
        onSubmit={submit}
      >
        <p className="ui-quiet" role="status">
          {t.step(step + 1, applySteps.length)}
        </p>
        {problem?.message && <PublicAlert>{problem.message}</PublicAlert>}
        {stepName === 'company' && (
          <>
            <PublicField {...field('name')} label={t.name} required autoComplete="organization" />
            <PublicField {...field('shortName')} label={t.shortName} />
            <PublicField
              {...field('code')}
              label={t.code}
              required
              help={t.codeHelp}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
            <PublicField {...field('industry')} label={t.industry} />
            <PublicField {...field('region')} label={t.region} />
          </>
        )}
        {stepName === 'contact' && (
          <>
            <PublicField
              {...field('contactName')}
              label={t.contactName}
              required
              autoComplete="name"
            />
            <PublicField
              {...field('contactMobile')}
              {...kept(known?.contactMobile)}
              label={t.contactMobile}
              inputMode="tel"
              autoComplete="tel"
            />
            <PublicField
              {...field('contactEmail')}
              {...kept(known?.contactEmail)}
              label={t.contactEmail}
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          </>
        )}
        {stepName === 'confirm' && (
          <>
            <Summary values={normalized(values)} known={isAnswer ? known : undefined} />
            <ReasonField {...field('reason')} label={t.reason} help={t.reasonHelp} />
            {captchaUrl !== undefined && (
              <CaptchaField
                {...field('captcha')}
                url={captchaUrl}
                hasFailed={props.hasCaptchaFailed ?? false}
                onRefresh={props.onCaptchaRefresh}
                onError={props.onCaptchaError}
              />
            )}
          </>
        )}
        <PublicButton type="submit" className="ui-button-block" isPending={isPending}>
          {isLast ? (isAnswer ? t.resubmit : t.submit) : t.next}
        </PublicButton>
        {step > 0 && (
          <PublicButton
            variant="outline"
            className="ui-button-block"
            disabled={isPending}
            onClick={() => goTo(step - 1)}
          >
            {t.back}
          </PublicButton>
        )}
        {step === 0 &&
          (props.onCancel ? (
            <PublicButton variant="ghost" onClick={props.onCancel}>
              {t.cancel}
            </PublicButton>
          ) : (
            <a href={`/login${location.search}`}>{t.toLogin}</a>
          ))}
      </form>
    </LightPage>
  )
}

/** What was typed in the steps before, and of an answer the contacts that stay. */
function Summary({ values, known }: { values: ApplyValues; known: OwnApplication | undefined }) {
  const t = useMessages(applyMessages)
  const facts = [
    [t.name, values.name],
    [t.shortName, values.shortName],
    [t.code, values.code],
    [t.industry, values.industry],
    [t.region, values.region],
    [t.contactName, values.contactName],
    [t.contactMobile, values.contactMobile || known?.contactMobile],
    [t.contactEmail, values.contactEmail || known?.contactEmail],
  ] as const
  return (
    <section aria-label={t.summary}>
      <dl className="ui-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t.empty}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function focusField(form: HTMLFormElement | null, name: string) {
  const input = form?.elements.namedItem(name)
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.focus()
}
