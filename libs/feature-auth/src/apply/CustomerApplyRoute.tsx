import { describeError, isApiError, unwrap } from '@spruce/api-client'
import { PublicSpinner, useMessages } from '@spruce/shell-ui/public'
import { useCallback, useEffect, useState } from 'react'
import { useAuth, type AuthEnvironment } from '../AuthEnvironment.js'
import { useCaptcha } from '../captcha/useCaptcha.js'
import { StatusPage } from '../errors/StatusPage.js'
import { captchaCode } from '../forms/bodyCodes.js'
import { lookOf } from '../lookOf.js'
import { ApplicationPage } from './ApplicationPage.js'
import {
  applyBody,
  longest,
  resubmitBody,
  type ApplyField,
  type ApplyProblem,
  type ApplyValues,
  type OwnApplication,
} from './applyFields.js'
import { applyMessages } from './applyMessages.js'
import { ApplyPage } from './ApplyPage.js'
import { useHashToken } from '../useHashToken.js'

type Loaded =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; application: OwnApplication; notice?: string }

/**
 * /customer-apply at work (section 2.1): the form, and behind its link how the application stands.
 * The token is in the fragment of the address, which no server and no other site gets to see.
 */
export function CustomerApplyRoute() {
  const auth = useAuth()
  const { token, sync } = useHashToken()
  const [known, setKnown] = useState<OwnApplication>()

  async function open(fragment = '') {
    await auth.go(`/customer-apply${location.search}${fragment}`)
    setKnown(undefined)
    sync()
  }

  if (token && !known) {
    return <Application key={token} token={token} onAgain={setKnown} onNew={() => void open()} />
  }
  return <NewApplication known={known} onApplied={(own) => open(`#${own}`)} />
}

interface NewApplicationProps {
  /** To begin with. */
  known: OwnApplication | undefined
  onApplied: (token: string) => Promise<void>
}

function NewApplication({ known, onApplied }: NewApplicationProps) {
  const auth = useAuth()
  const captcha = useCaptcha(auth.captchaKey)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ApplyProblem>()
  const { captchaEnabled } = auth.deploy
  const { refresh } = captcha

  useEffect(() => {
    // The key of the first HTML may have served another page already.
    if (captchaEnabled) void refresh()
  }, [captchaEnabled, refresh])

  async function submit(values: ApplyValues) {
    setPending(true)
    setProblem(undefined)
    try {
      const { token } = await unwrap(
        auth.api.POST('/spruce/api/v1/applications', { body: applyBody(values, captcha.key) }),
      )
      await onApplied(token)
    } catch (error) {
      setProblem(problemOf(error, describeError(error, auth.language)))
      if (captchaEnabled) await refresh()
    } finally {
      setPending(false)
    }
  }

  return (
    <ApplyPage
      look={lookOf(auth)}
      known={known}
      captchaUrl={captchaEnabled ? captcha.url : undefined}
      hasCaptchaFailed={captcha.hasFailed}
      isPending={isPending}
      problem={problem}
      isCodeTaken={(code) => isCodeTaken(auth, code)}
      onSubmit={(values) => void submit(values)}
      onCaptchaRefresh={() => void refresh()}
      onCaptchaError={captcha.fail}
    />
  )
}

interface ApplicationProps {
  token: string
  onAgain: (application: OwnApplication) => void
  onNew: () => void
}

function Application({ token, onAgain, onNew }: ApplicationProps) {
  const auth = useAuth()
  const t = useMessages(applyMessages)
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const [isRefreshing, setRefreshing] = useState(false)
  const [isAnswering, setAnswering] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ApplyProblem>()
  const { api, language } = auth

  const read = useCallback(
    (notice?: string) =>
      unwrap(api.GET('/spruce/api/v1/applications/status', { params: { query: { token } } })).then(
        (application) =>
          setLoaded({ kind: 'ready', application, ...(notice === undefined ? {} : { notice }) }),
        (error: unknown) => {
          const isMissing = isApiError(error) && (error.status === 400 || error.status === 404)
          setLoaded(
            isMissing
              ? { kind: 'missing' }
              : { kind: 'failed', message: describeError(error, language) },
          )
        },
      ),
    [api, language, token],
  )

  useEffect(() => void read(), [read])

  async function refresh() {
    setRefreshing(true)
    await read()
    setRefreshing(false)
  }

  async function answer(values: ApplyValues, version: number) {
    setPending(true)
    setProblem(undefined)
    try {
      const body = resubmitBody(values, { token, version })
      const application = await unwrap(api.POST('/spruce/api/v1/applications/resubmit', { body }))
      setLoaded({ kind: 'ready', application })
      setAnswering(false)
    } catch (error) {
      if (isOvertaken(error)) {
        await read(t.changed)
        setAnswering(false)
      } else setProblem(problemOf(error, describeError(error, language)))
    } finally {
      setPending(false)
    }
  }

  if (loaded.kind === 'loading') {
    return (
      <StatusPage title={t.statusTitle}>
        <p className="ui-lead" role="status">
          <PublicSpinner /> {t.loading}
        </p>
      </StatusPage>
    )
  }
  if (loaded.kind === 'missing') {
    return (
      <StatusPage title={t.missingTitle} buttons={[{ label: t.again, onPress: onNew }]}>
        <p className="ui-lead">{t.missingText}</p>
      </StatusPage>
    )
  }
  if (loaded.kind === 'failed') {
    return (
      <StatusPage
        title={t.failedTitle}
        buttons={[{ label: t.retry, isPending: isRefreshing, onPress: () => void refresh() }]}
      >
        <p className="ui-lead" role="alert">
          {loaded.message}
        </p>
      </StatusPage>
    )
  }
  const { application, notice } = loaded
  if (isAnswering) {
    return (
      <ApplyPage
        look={lookOf(auth)}
        known={application}
        isAnswer
        captchaUrl={undefined}
        isPending={isPending}
        problem={problem}
        isCodeTaken={(code) => isCodeTaken(auth, code)}
        onSubmit={(values) => void answer(values, application.version)}
        onCancel={() => setAnswering(false)}
      />
    )
  }
  return (
    <ApplicationPage
      application={application}
      link={`${auth.origin}/customer-apply#${token}`}
      notice={notice}
      isRefreshing={isRefreshing}
      onRefresh={() => void refresh()}
      onAnswer={() => {
        setProblem(undefined)
        setAnswering(true)
      }}
      onAgain={() => onAgain(application)}
      onSignIn={() => void auth.go(`/login?tenant=${encodeURIComponent(application.code)}`)}
    />
  )
}

/** The application has changed meanwhile; a code that is taken is the form's own to show. */
function isOvertaken(error: unknown): boolean {
  if (!isApiError(error)) return false
  return error.status === 412 || (error.status === 409 && error.code !== 'DUPLICATE')
}

/** What everybody can see of a code: whose sign-in page it leads to. The server looks further. */
async function isCodeTaken({ api }: AuthEnvironment, code: string): Promise<boolean> {
  try {
    const query = { tenant: code }
    const brand = await unwrap(api.GET('/aba-base/api/tenants/tenant-info', { params: { query } }))
    return brand.code === code
  } catch {
    return false // the submission will tell
  }
}

function problemOf(error: unknown, message: string): ApplyProblem {
  if (!isApiError(error)) return { message }
  if (error.code === captchaCode) return { fields: { captcha: message } }
  const fields = Object.fromEntries(
    error.fields.flatMap(({ path, message: reason }) =>
      path in longest ? [[path as ApplyField, reason]] : [],
    ),
  )
  return Object.keys(fields).length > 0 ? { fields } : { message }
}
