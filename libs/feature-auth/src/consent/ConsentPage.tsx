import { PublicAlert, PublicButton, useMessages } from '@spruce/shell-ui/public'
import type { Schemas } from '@spruce/api-client'
import { safeUrl } from '@spruce/validators'
import { useState, type SubmitEvent } from 'react'
import { LightPage, type LightPageLook } from '../forms/LightPage.js'
import { consentMessages } from './consentMessages.js'

type Scope = Schemas['OauthAuthorization']['scopes'][number]

/** @public */
export interface ConsentPageProps {
  /** How the page looks: brand, language, mode. */
  look: LightPageLook
  /** Name of the application that asks. */
  clientName: string
  /** Its icon: an address, or a name that only the shell knows. */
  clientIcon?: string | null
  /** What it asks for, each in words. */
  scopes: readonly Scope[]
  /** Who would grant it. */
  userName?: string | undefined
  /** Which answer is under way. */
  pending?: 'approve' | 'refuse' | undefined
  /** Why the last answer failed. */
  problem?: string | undefined
  /** Grants the scopes. */
  onApprove?: (scopes: Scope['code'][]) => void
  /** Grants nothing. */
  onRefuse?: () => void
  /** Signs out and comes back here. */
  onOtherAccount?: () => void
}

/** What an application wants to be allowed, part by part (sections 2.1 and 7.1). @public */
export function ConsentPage(props: ConsentPageProps) {
  const { clientName, scopes, userName, pending, problem } = props
  const t = useMessages(consentMessages)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [hasTried, setTried] = useState(false)
  const granted = scopes.filter(({ code }) => !refused.includes(code))
  const isEmpty = granted.length === 0

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (pending || isEmpty) return
    props.onApprove?.(granted.map(({ code }) => code))
  }

  function toggle(code: string, isGranted: boolean) {
    setRefused((before) => (isGranted ? before.filter((one) => one !== code) : [...before, code]))
  }

  return (
    <LightPage look={props.look} title={t.title(clientName)} lead={userName && t.as(userName)}>
      <form className="ui-form" method="post" aria-label={t.title(clientName)} onSubmit={submit}>
        {problem && <PublicAlert>{problem}</PublicAlert>}
        <ClientIcon name={clientName} icon={props.clientIcon} />
        <fieldset className="ui-choices">
          <legend>{t.asks(clientName)}</legend>
          {scopes.map(({ code, name }) => (
            <label key={code}>
              <input
                type="checkbox"
                name="scope"
                value={code}
                checked={!refused.includes(code)}
                disabled={pending !== undefined}
                onChange={(event) => toggle(code, event.target.checked)}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        {hasTried && isEmpty && (
          <p className="ui-error" role="alert">
            {t.none}
          </p>
        )}
        <p className="ui-help">{t.note}</p>
        <PublicButton
          type="submit"
          className="ui-button-block"
          disabled={pending !== undefined}
          isPending={pending === 'approve'}
        >
          {t.approve}
        </PublicButton>
        <PublicButton
          variant="outline"
          className="ui-button-block"
          disabled={pending !== undefined}
          isPending={pending === 'refuse'}
          onClick={props.onRefuse}
        >
          {t.refuse}
        </PublicButton>
        <PublicButton
          variant="ghost"
          disabled={pending !== undefined}
          onClick={props.onOtherAccount}
        >
          {t.other}
        </PublicButton>
      </form>
    </LightPage>
  )
}

/** A picture where the icon is an address of the portal, else the first character of the name. */
function ClientIcon({ name, icon }: { name: string; icon: string | null | undefined }) {
  const address = safeUrl(icon, { origin: location.origin })
  if (address) return <img className="ui-client-icon" src={address.path} alt="" />
  return (
    <span className="ui-client-icon" aria-hidden>
      {Array.from(name)[0]}
    </span>
  )
}
