import { describeError, isApiError, readAnswer, type Schemas } from '@spruce/api-client'
import { PublicAlert, useMessages } from '@spruce/shell-ui/public'
import { useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { FallbackNote } from './FallbackNote.js'
import { InvitationFacts } from './InvitationFacts.js'
import { invitationMessages } from './invitationMessages.js'

export interface AcceptInvitationProps {
  invitation: Schemas['InvitationPreview']
  token: string
  /** Somebody was faster: it must be looked at again. */
  onChanged: () => void
  /** The person has left, to come back as another. */
  onSignedOut: () => void
}

/** An invitation to somebody who is signed in. */
export function AcceptInvitation(props: AcceptInvitationProps) {
  const { invitation, token, onChanged, onSignedOut } = props
  const auth = useAuth()
  const t = useMessages(invitationMessages)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<'foreign' | 'member'>()
  const [problem, setProblem] = useState<string>()
  /** Otherwise than the invitation says; the person reads how, and then enters. */
  const [joined, setJoined] = useState<Schemas['AcceptedInvitation']>()
  const { tenantName, tenantCode, contact } = invitation

  async function accept() {
    setPending(true)
    setProblem(undefined)
    try {
      const answer = await readAnswer(
        auth.api.GET('/aba-base/api/v3/user/user-accept-invite', {
          params: { query: { token, invite: true } },
        }),
      )
      // Section 8: a 401 resolves with the code here, instead of leading away from the invitation.
      if (Number(answer.code) === 401) await signInAgain()
      else if (answer.data.fallback) setJoined(answer.data)
      else await auth.enterTenant(answer.data.tenantId)
    } catch (error) {
      refuse(error)
    } finally {
      setPending(false)
    }
  }

  function refuse(error: unknown) {
    const code = isApiError(error) ? error.code : undefined
    if (code === 'INVITATION_CONTACT') setRefusal('foreign')
    else if (code === 'ALREADY_MEMBER') setRefusal('member')
    else if (code === 'ILLEGAL_STATE') onChanged()
    else setProblem(describeError(error, auth.language))
  }

  /** Ends the session, if it lives, and asks for another one right here. */
  async function signInAgain() {
    const here = `/bind-account?tenant=${encodeURIComponent(tenantCode)}#invite=${token}`
    try {
      await auth.signOut()
      onSignedOut()
      auth.rememberReturn(here)
      await auth.go(here)
    } catch (error) {
      setProblem(describeError(error, auth.language))
    }
  }

  const other = {
    label: t.other,
    variant: 'outline' as const,
    onPress: () => void signInAgain(),
  }
  const alert = problem !== undefined && <PublicAlert>{problem}</PublicAlert>
  if (joined?.fallback) {
    return (
      <StatusPage
        title={t.atRootTitle(tenantName)}
        buttons={[
          { label: t.enter(tenantName), onPress: () => void auth.enterTenant(joined.tenantId) },
        ]}
      >
        <FallbackNote fallback={joined.fallback} />
      </StatusPage>
    )
  }
  if (refusal === 'foreign') {
    return (
      <StatusPage title={t.foreignTitle} buttons={[{ ...other, variant: 'solid' }]}>
        {alert}
        <p className="ui-lead">{t.foreignText(contact)}</p>
        {auth.userName && <p className="ui-lead">{t.as(auth.userName)}</p>}
      </StatusPage>
    )
  }
  if (refusal === 'member') {
    const home = `/dashboard?tenant=${encodeURIComponent(tenantCode)}`
    return (
      <StatusPage
        title={t.memberTitle}
        buttons={[{ label: t.enter(tenantName), onPress: () => void auth.go(home) }]}
      >
        <p className="ui-lead">{t.memberText(tenantName)}</p>
      </StatusPage>
    )
  }
  return (
    <StatusPage
      title={t.title(tenantName)}
      buttons={[{ label: t.accept, isPending, onPress: () => void accept() }, other]}
    >
      {auth.userName && <p className="ui-lead">{t.as(auth.userName)}</p>}
      {alert}
      <InvitationFacts invitation={invitation} />
    </StatusPage>
  )
}
