import { describeError, isApiError, unwrap, type Schemas } from '@spruce/api-client'
import { PublicAlert, PublicSpinner, useMessages } from '@spruce/shell-ui/public'
import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { formProblemOf, type FormProblem } from '../forms/FormProblem.js'
import { LoginPanel } from '../login/LoginPanel.js'
import { waysAtHand } from '../login/waysAtHand.js'
import { lookOf } from '../lookOf.js'
import { AcceptInvitation } from './AcceptInvitation.js'
import { FallbackNote } from './FallbackNote.js'
import { invitationMessages } from './invitationMessages.js'
import { JoinPage, type JoinField, type JoinValues } from './JoinPage.js'

type Invitation = Schemas['InvitationPreview']

const paths: Record<string, JoinField> = {
  loginName: 'loginName',
  nickName: 'nickName',
  password: 'password',
}

type Step =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; invitation: Invitation }

/**
 * /bind-account with an invitation: whoever is signed in accepts it, whoever is not signs in right
 * here or makes an account. One that cannot be accepted any more says why.
 */
export function InvitationRoute({ token }: { token: string }) {
  const auth = useAuth()
  const t = useMessages(invitationMessages)
  const [step, setStep] = useState<Step>({ kind: 'loading' })
  const [wantsSignIn, setWantsSignIn] = useState(false)
  const { api, language } = auth

  const read = useCallback(async (): Promise<Step> => {
    try {
      const invitation = await unwrap(
        api.GET('/spruce/api/v1/invitations/preview', { params: { query: { token } } }),
      )
      return { kind: 'ready', invitation }
    } catch (error) {
      // A link that was cut short is malformed, which is no more use than an unknown one.
      const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400)
      return isUnknown
        ? { kind: 'missing' }
        : { kind: 'failed', message: describeError(error, language) }
    }
  }, [api, token, language])
  const load = () => void read().then(setStep)

  useEffect(() => void read().then(setStep), [read])

  const toLogin = { label: t.toLogin, onPress: () => void auth.go('/login') }
  if (step.kind === 'loading') {
    return (
      <StatusPage title={t.loading}>
        <PublicSpinner />
      </StatusPage>
    )
  }
  if (step.kind === 'missing') {
    return (
      <StatusPage title={t.missingTitle} buttons={[toLogin]}>
        <p className="ui-lead">{t.missingText}</p>
      </StatusPage>
    )
  }
  if (step.kind === 'failed') {
    return (
      <StatusPage
        title={t.failedTitle}
        buttons={[
          { label: t.retry, onPress: load },
          { ...toLogin, variant: 'outline' },
        ]}
      >
        <PublicAlert>{step.message}</PublicAlert>
      </StatusPage>
    )
  }
  const { invitation } = step
  const { status, tenantName } = invitation
  if (status !== 'sent') {
    const [title, text] = {
      accepted: [t.acceptedTitle, t.acceptedText(tenantName)],
      expired: [t.expiredTitle, t.expiredText(tenantName)],
      revoked: [t.revokedTitle, t.revokedText(tenantName)],
    }[status] as [string, string]
    return (
      <StatusPage title={title} buttons={[toLogin]}>
        <p className="ui-lead">{text}</p>
      </StatusPage>
    )
  }
  if (auth.isSignedIn) {
    return (
      <AcceptInvitation
        invitation={invitation}
        token={token}
        onChanged={load}
        onSignedOut={() => setWantsSignIn(true)}
      />
    )
  }
  if (wantsSignIn) return <SignInFirst token={token} />
  return <Join invitation={invitation} token={token} onSignIn={() => setWantsSignIn(true)} />
}

/** Signs in in this very place, and comes back to the invitation. */
function SignInFirst({ token }: { token: string }) {
  const auth = useAuth()
  useEffect(() => auth.rememberReturn(invitationPath(token)), [auth, token])
  return <LoginPanel source={waysAtHand} />
}

/** The invitation in the address as it stands, tenant included. */
export function invitationPath(token: string): string {
  return `/bind-account${location.search}#invite=${token}`
}

interface JoinProps {
  invitation: Invitation
  token: string
  onSignIn: () => void
}

function Join({ invitation, token, onSignIn }: JoinProps) {
  const auth = useAuth()
  const t = useMessages(invitationMessages)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<FormProblem<JoinField>>()
  /** The account that was made. */
  const [account, setAccount] = useState<string>()
  const [fallback, setFallback] = useState<Schemas['InvitationFallback'] | null>(null)
  const { tenantName, tenantCode, contact } = invitation

  async function register(values: JoinValues) {
    setPending(true)
    setProblem(undefined)
    try {
      const { encryptPassword } = await import('@spruce/session/cipher')
      const accepted = await unwrap(
        auth.api.POST('/spruce/api/v1/invitations/register', {
          body: {
            token,
            loginName: values.loginName,
            nickName: values.nickName,
            password: encryptPassword(auth.deploy.cipher, values.password),
          },
        }),
      )
      setFallback(accepted.fallback)
      setAccount(values.loginName)
    } catch (error) {
      setProblem(
        isContactUsed(error)
          ? { message: t.contactUsed(contact) }
          : formProblemOf(error, auth.language, { paths }),
      )
    } finally {
      setPending(false)
    }
  }

  if (account !== undefined) {
    const login = `/login?tenant=${encodeURIComponent(tenantCode)}`
    return (
      <StatusPage
        title={t.doneTitle(tenantName)}
        buttons={[{ label: t.toLogin, onPress: () => void auth.go(login) }]}
      >
        <p className="ui-lead" role="status">
          {t.doneText(account)}
        </p>
        {fallback && <FallbackNote fallback={fallback} />}
      </StatusPage>
    )
  }
  return (
    <JoinPage
      look={lookOf(auth)}
      invitation={invitation}
      isPending={isPending}
      problem={problem}
      onRegister={(values) => void register(values)}
      onSignIn={onSignIn}
    />
  )
}

/** The invited phone or email belongs to an account: its owner signs in. */
function isContactUsed(error: unknown): boolean {
  if (!isApiError(error) || error.status !== 409) return false
  return error.fields.some(({ path }) => path === 'mobileEmail')
}
