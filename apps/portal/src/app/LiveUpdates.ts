import { unwrap } from '@spruce/api-client'
import {
  openLiveStream,
  type LiveEvent,
  type LivePlace,
  type LiveStreamHandle,
} from '@spruce/session/live'
import { reaction } from 'mobx'
import { messagesKey } from '../inbox/inboxQueries.js'
import { NoticeWatch } from '../inbox/NoticeWatch.js'
import type { Shell } from './Shell.js'

/** How long after the first page the stream is opened, in milliseconds: the page comes first. */
const delay = 300

/** What the server tells of itself changes the open pages, in whichever tab the person sees them. */
export class LiveUpdates {
  private readonly shell: Shell
  private readonly notices: NoticeWatch
  private readonly stopFollowing: () => void
  private stream: LiveStreamHandle | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What the page knows of: its system data, then what its streams told. */
  private since: LivePlace
  /** Questions for what is unread, and the newest of those that were answered. */
  private asked = 0
  private answered = 0

  constructor(shell: Shell, since: LivePlace) {
    this.shell = shell
    this.since = since
    this.notices = new NoticeWatch(shell)
    this.stopFollowing = reaction(
      () => shell.session.token,
      () => this.openSoon(),
      { fireImmediately: true },
    )
  }

  dispose(): void {
    this.stopFollowing()
    this.notices.dispose()
    this.close()
  }

  private openSoon(): void {
    this.close()
    const { token, isMockLogin } = this.shell.session
    // A mock login is a session of its own, which the other tabs of the browser do not have.
    this.timer = setTimeout(() => this.open(isMockLogin ? undefined : token), delay)
  }

  /** One connection for the tabs of a session; a tab that does not know it has one of its own. */
  private open(owner = `alone-${String(Math.random())}`): void {
    const { entry } = this.shell
    void this.askUnread().catch(() => undefined) // the next event tries again
    this.stream = openLiveStream({
      owner,
      since: this.since,
      headers: () =>
        Object.fromEntries(
          Object.entries(entry.headers()).filter((one): one is [string, string] => Boolean(one[1])),
        ),
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
    const { shell } = this
    const isHere = data['tenantId'] === shell.session.currentTenant?.tenantId
    switch (name) {
      case 'session-ended':
        if (await shell.renewal.end()) this.openSoon()
        return undefined
      case 'memberships':
        return shell.followMemberships(data['tenantIds'])
      case 'reset':
        await shell.refresh()
        this.notices.tell()
        return this.readUnread()
      case 'permissions':
        return isHere ? shell.refresh() : undefined
      case 'hello': // a stream that begins tells of no change of memberships before it
        return this.knowsTenants(data['tenantIds'])
          ? undefined
          : shell.followMemberships(data['tenantIds'])
      case 'message':
        if (isHere && typeof data['noticeId'] === 'string') this.notices.tell(data['noticeId'])
        return isHere ? this.readUnread() : undefined
      case 'unread':
        return isHere ? this.readUnread() : undefined
      default: // pages that show it will listen for it
        return undefined
    }
  }

  private knowsTenants(tenantIds: unknown): boolean {
    const known = new Set(this.shell.session.tenants.map(({ tenantId }) => tenantId))
    if (!Array.isArray(tenantIds)) return true
    return tenantIds.length === known.size && tenantIds.every((id) => known.has(id as string))
  }

  /** Whether there are unread messages: `msgReaStatus` of the session. An answer that comes late is dropped. */
  private async askUnread(): Promise<void> {
    const { entry, session } = this.shell
    if (!session.hasTenant) return
    const turn = ++this.asked
    const { red } = await unwrap(
      entry.api.GET('/message-center-service/api/spruce/msg-center/sletter/redStatus'),
    )
    if (turn < this.answered) return
    this.answered = turn
    session.setMsgReaStatus(red)
  }

  /** Something is unread or was read: whether, and which, is asked for anew. */
  async readUnread(): Promise<void> {
    const { session, queryClient } = this.shell
    if (!session.hasTenant) return
    await this.askUnread()
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: messagesKey }),
      // What a message tells of is counted anew on the home page.
      queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.countsWaitingWork === true }),
    ])
  }
}
