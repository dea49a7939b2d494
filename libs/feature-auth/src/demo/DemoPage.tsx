import { PublicAlert, useMessages } from '@spruce/shell-ui/public'
import { LightPage, type LightPageLook } from '../forms/LightPage.js'
import { demoMessages } from './demoMessages.js'
import { demoPassword, demoPeople, type DemoPerson } from './demoPeople.js'

/** @public */
export interface DemoPageProps {
  /** How the page looks: brand, language, mode. */
  look: LightPageLook
  /** Who is being signed in. */
  pending?: DemoPerson['account'] | undefined
  /** Why the last sign-in failed. */
  problem?: string | undefined
  /** Signs in as the chosen person. */
  onSignIn?: (person: DemoPerson) => void
}

/** What there is to try in an evaluation; one press signs in as one of the demo accounts. @public */
export function DemoPage({ look, pending, problem, onSignIn }: DemoPageProps) {
  const t = useMessages(demoMessages)
  return (
    <LightPage look={look} title={t.title} lead={t.lead}>
      <h2 className="ui-subtitle">{t.accounts}</h2>
      <p className="ui-help">
        {t.password}: <code>{demoPassword}</code>
      </p>
      {problem && <PublicAlert>{problem}</PublicAlert>}
      <ul className="ui-tries">
        {demoPeople.map((person) => {
          const { account } = person
          const isPending = account === pending
          return (
            <li key={account}>
              <button
                type="button"
                aria-disabled={pending !== undefined}
                aria-busy={isPending}
                onClick={() => pending === undefined && onSignIn?.(person)}
              >
                <strong>{isPending ? t.signingIn(account) : t.signIn(account)}</strong>
                <span>{t[account]}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <h2 className="ui-subtitle">{t.more}</h2>
      <ul className="ui-tries">
        <li>
          <a href="/login">
            <strong>{t.login}</strong>
            <span>{t.loginText}</span>
          </a>
        </li>
        <li>
          <a href="/customer-apply">
            <strong>{t.apply}</strong>
            <span>{t.applyText}</span>
          </a>
        </li>
        <li>
          <a href="/_outbox">
            <strong>{t.outbox}</strong>
            <span>{t.outboxText}</span>
          </a>
        </li>
      </ul>
    </LightPage>
  )
}
