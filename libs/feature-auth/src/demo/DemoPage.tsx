import { useMessages } from '@spruce/shell-ui/public'
import { LightPage, type LightPageLook } from '../forms/LightPage.js'
import { demoMessages } from './demoMessages.js'

/** @public */
export interface DemoPageProps {
  look: LightPageLook
}

/** The people of the demo data (apps/server/src/seed/namedPeople.ts), and where they sign in. */
const people = [
  { account: 'admin', login: '/login?tenant=yunshan' },
  { account: 'member', login: '/login?tenant=yunshan' },
  { account: 'multi', login: '/login' },
  { account: 'division', login: '/login?tenant=division' },
  { account: 'operator', login: '/login' },
] as const

/** What there is to try in an evaluation, and with which accounts. @public */
export function DemoPage(props: DemoPageProps) {
  const t = useMessages(demoMessages)
  return (
    <LightPage look={props.look} title={t.title} lead={t.lead}>
      <h2 className="ui-subtitle">{t.accounts}</h2>
      <p className="ui-help">
        {t.password}: <code>Spruce@2026</code>
      </p>
      <ul className="ui-tries">
        {people.map(({ account, login }) => (
          <li key={account}>
            <a href={login}>
              <strong>{t.signIn(account)}</strong>
              <span>{t[account]}</span>
            </a>
          </li>
        ))}
      </ul>
      <h2 className="ui-subtitle">{t.more}</h2>
      <ul className="ui-tries">
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
