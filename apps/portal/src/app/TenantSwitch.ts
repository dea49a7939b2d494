import { unwrap } from '@spruce/api-client'
import {
  browserIdKey,
  chooseTenant,
  withTenant,
  type KeptOutTenant,
  type TenantMembership,
} from '@spruce/session'
import type { SessionStore } from '@spruce/session/store'
import { toast } from '@spruce/shell-ui'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { portalMessages } from '../messages.js'
import { leaveMockLogin } from '../session/mockLogin.js'
import { askTenant } from './askTenant.js'
import type { ErrorReporter } from './ErrorReporter.js'
import { keptOutText } from './keptOutText.js'
import type { Leaving } from './Leaving.js'
import type { PersonData } from './PersonData.js'

/** What a change of tenant works with. */
export interface TenantSwitchParts {
  readonly entry: PortalEntry
  readonly session: SessionStore
  readonly leaving: Leaving
  readonly person: PersonData
  readonly errors: ErrorReporter
  /** Sends what is not sent yet. */
  readonly flush: () => Promise<void>
}

/** Moves the tab from one tenant to another, by hand, by a link or because a membership ended. */
export class TenantSwitch {
  private askedTenantId: string | undefined

  constructor(private readonly parts: TenantSwitchParts) {}

  async to(tenant: Pick<TenantMembership, 'tenantId'>): Promise<void> {
    const { entry, leaving, errors, flush } = this.parts
    if (!(await leaving.mayLeave())) return
    try {
      await flush()
      await unwrap(
        entry.api.POST('/aba-base/api/v3/tenant/switch/{id}', {
          params: {
            path: { id: tenant.tenantId },
            query: { jti: entry.storage.get(browserIdKey) ?? '' },
          },
        }),
      )
      await entry.moveTo(tenant.tenantId)
    } catch (error) {
      errors.report(error)
    }
  }

  /** Ends the mock login and goes on as oneself. */
  async leaveMockLogin(): Promise<void> {
    const { entry, leaving, errors } = this.parts
    if (!(await leaving.mayLeave())) return
    try {
      await leaveMockLogin(entry)
    } catch (error) {
      errors.report(error)
    }
  }

  /**
   * A link names a tenant. If it is another than this tab's: "switch here / open beside", one question
   * at a time.
   */
  askAbout(code: string, href: string): void {
    const { entry, session } = this.parts
    const { asked } = chooseTenant(session.tenants, { pinned: entry.pin.current, code })
    if (!asked || this.askedTenantId === asked.tenantId) return
    this.askedTenantId = asked.tenantId
    const here = session.currentTenant?.name ?? ''
    const question = { asked, here, href: withTenant(href, asked.code) }
    void askTenant(question, entry.state.language).then((isSwitching) => {
      this.askedTenantId = undefined
      return isSwitching ? this.to(asked) : undefined
    })
  }

  /** The person joined or left tenants. One that is gone shows nothing any more. */
  async followMemberships(tenantIds: unknown): Promise<void> {
    const { entry, session, person } = this.parts
    const { currentTenant } = session
    const isGone =
      currentTenant && Array.isArray(tenantIds) && !tenantIds.includes(currentTenant.tenantId)
    if (!isGone) return person.refresh()
    await entry.moveTo()
    const { removedFrom, removedFromLast } = portalMessages[entry.state.language]
    const next = entry.state.shell?.session
    const hasAnother = next?.hasTenant ?? false
    const keptOut = next?.keptOut.find(({ tenantId }) => tenantId === currentTenant.tenantId)
    if (!keptOut) toast.warning((hasAnother ? removedFrom : removedFromLast)(currentTenant.name))
    else if (hasAnother) this.tellKeptOut(keptOut, next?.currentTenant?.name ?? '') // else the frame says it
  }

  /** Why the tab is not in the tenant that it was to be in. */
  tellKeptOut(keptOut: KeptOutTenant, here: string): void {
    const { language } = this.parts.entry.state
    toast.warning(portalMessages[language].nowIn(keptOutText(keptOut, language), here))
  }
}
