import type { TenantMembership } from '@spruce/session'
import { confirmDialog } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { portalMessages } from '../messages.js'

export interface TenantQuestion {
  asked: TenantMembership
  /** Name of the tenant in which this tab stands. */
  here: string
  /** The link, its tenant in it. */
  href: string
}

/** Asks what to do with a link into another tenant. Resolves with true to switch this tab. */
export async function askTenant(
  { asked, here, href }: TenantQuestion,
  language: Language,
): Promise<boolean> {
  const messages = portalMessages[language]
  const question = {
    title: messages.otherTenantTitle(asked.name),
    message: (
      <>
        <p>{messages.otherTenantText(here)}</p>
        <p>
          <a className="ui-link" href={href} target="_blank" rel="noopener noreferrer">
            {messages.openBeside}
          </a>
        </p>
      </>
    ),
    confirmLabel: messages.switchHere,
    cancelLabel: messages.stayHere,
  }
  // Asked by the guard while the page of the address is still on its way.
  return (await confirmDialog.open(question, { isOfFrame: true })) === true
}
