import { PublicAlert, PublicButton, useMessages } from '@spruce/shell-ui/public'
import { formatTime } from '@spruce/validators'
import { useState } from 'react'
import { StatusPage } from '../errors/StatusPage.js'
import type { OwnApplication } from './applyFields.js'
import { applyMessages } from './applyMessages.js'

/** @public */
export interface ApplicationPageProps {
  /** The application as the applicant may see it. */
  application: OwnApplication
  /** Opens the application again: to be kept by the applicant. */
  link: string
  /** Said above: why the page shows something else than was expected. */
  notice?: string | undefined
  /** It is being loaded again. */
  isRefreshing?: boolean
  /** Asked to load it again. */
  onRefresh: () => void
  /** Completes what is missing. */
  onAnswer: () => void
  /** Applies anew with what is known. */
  onAgain: () => void
  /** To the sign-in, once it is approved. */
  onSignIn: () => void
}

const looks = {
  submitted: { tone: 'info', title: 'submitted', text: 'submittedText' },
  needs_information: {
    tone: 'warning',
    title: 'needsInformation',
    text: 'needsInformationText',
  },
  approved: { tone: 'success', title: 'approved', text: 'approvedText' },
  rejected: { tone: 'danger', title: 'rejected', text: 'rejectedText' },
} as const

/** How an application stands, and what the applicant can do about it (section 2.1). @public */
export function ApplicationPage(props: ApplicationPageProps) {
  const { application, link, notice } = props
  const t = useMessages(applyMessages)
  const [copied, setCopied] = useState<string>()
  const { status, note } = application
  const look = looks[status]
  const main = {
    submitted: undefined,
    needs_information: { label: t.answer, onPress: props.onAnswer },
    approved: { label: t.signIn, onPress: props.onSignIn },
    rejected: { label: t.again, onPress: props.onAgain },
  }[status]
  const refresh = {
    label: t.refresh,
    onPress: props.onRefresh,
    isPending: props.isRefreshing ?? false,
    variant: main ? ('outline' as const) : ('solid' as const),
  }
  const facts = [
    [t.name, application.name],
    [t.code, application.code],
    [t.contactName, application.contactName],
    [t.contactMobile, application.contactMobile],
    [t.contactEmail, application.contactEmail],
    [t.submittedAt, formatTime(application.submittedAt)],
    ...(application.decidedAt ? [[t.decidedAt, formatTime(application.decidedAt)] as const] : []),
  ] as const

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(t.copied)
    } catch {
      setCopied(t.copyFailed) // no permission, or no secure origin
    }
  }

  return (
    <StatusPage title={t.statusTitle} buttons={main ? [main, refresh] : [refresh]}>
      {notice && <PublicAlert tone="warning">{notice}</PublicAlert>}
      <PublicAlert tone={look.tone}>
        <strong>{t[look.title]}</strong>
        <p>{t[look.text]}</p>
        {note && <p className="ui-note">{note}</p>}
      </PublicAlert>
      <dl className="ui-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t.empty}</dd>
          </div>
        ))}
      </dl>
      <p className="ui-help">{t.keepLink}</p>
      <p className="ui-keep">
        <a className="ui-link" href={link}>
          {link}
        </a>
        <PublicButton variant="outline" onClick={() => void copy()}>
          {t.copy}
        </PublicButton>
      </p>
      <p className="ui-help" role="status">
        {copied}
      </p>
    </StatusPage>
  )
}
