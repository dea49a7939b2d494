import { unwrap } from '@spruce/api-client'
import {
  openLiveStream,
  type LiveEvent,
  type LivePlace,
  type LiveStreamHandle,
} from '@spruce/session/live'
import type { SessionStore } from '@spruce/session/store'
import { isMadeStaleBy, LiveListeners } from '@spruce/shell-ui'
import type { QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import type { PortalEntry } from '../entry/PortalEntry.js'
import type { PersonData } from './PersonData.js'
import type { SessionRenewal } from './signInAgain/SessionRenewal.js'
import type { TenantSwitch } from './TenantSwitch.js'

/** What live events change. */
export interface LiveUpdatesParts {
  readonly entry: PortalEntry
  readonly session: SessionStore
  readonly queryClient: QueryClient
  readonly renewal: Pick<SessionRenewal, 'end'>
  readonly person: Pick<PersonData, 'refresh' | 'reload' | 'followMenus'>
  readonly tenants: Pick<TenantSwitch, 'followMemberships'>
}

/** How long after the first page the stream is opened, in milliseconds: the page comes first. */
const delay = 300

/** What the server tells of itself changes the open pages, in whichever tab the person sees them. */
export class LiveUpdates {
  /** Tells pages of events of the tenant on show. */
  readonly events = new LiveListeners()
  private readonly parts: LiveUpdatesParts
  private readonly stopFollowing: () => void
  private stream: LiveStreamHandle | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What the page knows of: its system data, then what its streams told. */
  private since: LivePlace
  /** Questions for what is unread, and the newest of those that were answered. */
  private asked = 0
  private answered = 0

  constructor(parts: LiveUpdatesParts, since: LivePlace) {
    this.parts = parts
    this.since = since
    this.stopFollowing = reaction(
      () => parts.session.token,
      () => this.openSoon(),
      { fireImmediately: true },
    )
  }

  dispose(): void {
    this.stopFollowing()
    this.close()
  }

  private openSoon(): void {
    this.close()
    const { token, isMockLogin, mockLogin } = this.parts.session
    // A view as a role gets no events: they follow an account.
    if (mockLogin?.roleView) return
    // A mock login is a session of its own, which the other tabs of the browser do not have.
    this.timer = setTimeout(() => this.open(isMockLogin ? undefined : token), delay)
  }

  /** One connection for the tabs of a session; a tab that does not know it has one of its own. */
  private open(owner = `alone-${String(Math.random())}`): void {
    const { entry } = this.parts
    void this.askUnread().catch(() => undefined) // the next event tries again
    this.stream = openLiveStream({
      owner,
      since: this.since,
      headers: () => streamHeaders(entry.headers()),
      onState: (isUp) => this.events.setUp(isUp),
      onEvent: (event) => void this.take(event).catch(() => undefined), // the next event tries again
    })
  }

  private close(): void {
    clearTimeout(this.timer)
    this.since = this.stream?.where() ?? this.since
    this.stream?.close()
    this.stream = undefined
  }

  private async take({ name, data }: LiveEvent): Promise<void> {
    const { session, renewal, person, tenants } = this.parts
    switch (name) {
      case 'session-ended':
        if (await renewal.end()) this.openSoon()
        return undefined
      case 'memberships':
        return tenants.followMemberships(data['tenantIds'])
      case 'reset':
        await person.refresh()
        this.events.tellGap()
        return this.readUnread()
      case 'hello': // a stream that begins tells of no change of memberships before it
        return this.knowsTenants(data['tenantIds'])
          ? undefined
          : tenants.followMemberships(data['tenantIds'])
      default:
        if (data['tenantId'] === session.currentTenant?.tenantId) await this.takeHere(name, data)
    }
  }

  /** An event of the tenant on show: pages hear of it, and what it makes stale is asked for anew. */
  private async takeHere(name: string, data: LiveEvent['data']): Promise<void> {
    this.events.tell(name, data)
    const { person } = this.parts
    if (name === 'permissions') return person.refresh()
    if (name === 'brand') await person.reload()
    if (name === 'menus' || name === 'apps') await person.followMenus()
    if (name === 'message' || name === 'unread') await this.askUnread()
    await this.parts.queryClient.invalidateQueries({ predicate: isMadeStaleBy(name) })
  }

  private knowsTenants(tenantIds: unknown): boolean {
    const known = new Set(this.parts.session.tenants.map(({ tenantId }) => tenantId))
    if (!Array.isArray(tenantIds)) return true
    return tenantIds.length === known.size && tenantIds.every((id) => known.has(id as string))
  }

  /** Whether there are unread messages: `msgReaStatus` of the session. An answer that comes late is dropped. */
  private async askUnread(): Promise<void> {
    const { entry, session } = this.parts
    if (!session.hasTenant) return
    const turn = ++this.asked
    const { red } = await unwrap(
      entry.api.GET('/message-center-service/api/spruce/msg-center/sletter/redStatus'),
    )
    if (turn < this.answered) return
    this.answered = turn
    session.setMsgReaStatus(red)
  }

  /** Something was read: whether and what is unread is asked for anew, without waiting for the server's event. */
  async readUnread(): Promise<void> {
    if (!this.parts.session.hasTenant) return
    await this.askUnread()
    await this.parts.queryClient.invalidateQueries({ predicate: isMadeStaleBy('unread') })
  }
}

/**
 * The stream is of all tenants of the person, whichever the tab is in. It names none: one that the
 * person has left would be refused, and nobody would hear of it.
 */
function streamHeaders(all: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).filter(
      (one): one is [string, string] => one[0] !== 'current-tenant' && Boolean(one[1]),
    ),
  )
}
