import { ApiError, describeError, isApiError, unwrap } from '@spruce/api-client'
import type { SystemData } from '@spruce/session'
import type { SessionStore } from '@spruce/session/store'
import type { FrameStore, TabsStore } from '@spruce/shell-ui'
import type { PortalEntry } from '../../entry/PortalEntry.js'
import { expire, giveWay, leave } from '../../session/endSession.js'
import { renewMark } from '../../session/sessionMark.js'
import { hidePage } from './hidePage.js'
import { signInAgainMessages } from './messages.js'
import { signInAgainDialog } from './SignInAgainDialog.js'

/** What a renewed session goes on with. */
export interface SessionRenewalParts {
  readonly entry: PortalEntry
  readonly session: SessionStore
  readonly tabs: TabsStore
  readonly frames: FrameStore
  /** Takes up newer data of the same person. */
  readonly adopt: (data: SystemData) => void
}

/** Whose session the browser has now; `unknown`: the server was not reached. */
type Found =
  | { readonly is: 'same'; readonly data: SystemData }
  | { readonly is: 'other' | 'nobody' | 'unknown' }

/** The first calls of a page that was just opened are part of the navigation, in milliseconds. */
const opening = 3000

/** A sign-out of this browser tells its tabs by itself, within this time, in milliseconds. */
const grace = 300

/** Pauses before the server is asked once more, in milliseconds. */
const pauses = [300, 1000]

/**
 * What happens when the session of an open page is over (S-19): the same person signs in again over
 * the page, which stays as it is and is hidden meanwhile; calls that wait are sent once more. Anybody
 * else begins anew at the login page.
 */
export class SessionRenewal {
  private readonly parts: SessionRenewalParts
  private running: Promise<boolean> | undefined
  private renewElsewhere: (() => void) | undefined
  private showPage: (() => void) | undefined
  private isDisposed = false
  private navigatedAt = performance.now()
  private readonly stopFollowing: () => void

  constructor(parts: SessionRenewalParts) {
    this.parts = parts
    this.stopFollowing = parts.entry.router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) this.navigatedAt = performance.now()
    })
  }

  /** A call was refused. Resolves with true when it may be sent once more. */
  renew(): Promise<boolean> {
    this.running ??= this.run().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /**
   * The server has ended the session. Nothing of it stays on show; unsaved input stays, hidden.
   * Resolves with true when the same person has another one.
   */
  async end(): Promise<boolean> {
    this.hide()
    await pause(grace)
    if (this.isDisposed) return false
    if (this.parts.session.isMockLogin) return this.endMockLogin()
    const found = await this.find()
    const isOver = found.is === 'nobody' || found.is === 'unknown'
    if (isOver && this.hasUnsaved()) return this.renew()
    return this.goOn(isOver ? { is: 'nobody' } : found)
  }

  /** Another tab of the browser has signed in: the same person goes on here, too. */
  async follow(): Promise<void> {
    if (this.renewElsewhere) this.renewElsewhere()
    else await this.renew()
  }

  dispose(): void {
    this.isDisposed = true
    this.stopFollowing()
    this.showPage?.()
  }

  /** Input that a move to the login page would lose. */
  private hasUnsaved = (): boolean => {
    const { tabs, frames } = this.parts
    return tabs.dirtyTabs.length > 0 || frames.appIframeList.length > 0 || this.hasDialog
  }

  /** A dialog of the page, which may hold input; its own one is not counted. */
  private get hasDialog(): boolean {
    const all = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
    return [...all].some((dialog) => !this.showPage || dialog.closest('[data-behind]'))
  }

  private async run(): Promise<boolean> {
    if (this.parts.session.isMockLogin) return false // it has no password of its own
    const found = await this.find() // another tab may have signed in already
    if (found.is === 'same' || found.is === 'other') return this.goOn(found)
    // Spec section 4 holds for navigations: they lead to the login page.
    if (this.isNavigating && !this.hasUnsaved()) return false
    return this.ask()
  }

  private async ask(): Promise<boolean> {
    const { entry, session } = this.parts
    const elsewhere = new Promise<void>((resolve) => {
      this.renewElsewhere = resolve
    })
    this.hide()
    const loginName = session.userInfo?.loginName ?? ''
    const answer = await signInAgainDialog.open(
      { loginName, elsewhere, hasUnsaved: this.hasUnsaved },
      { isOfFrame: true },
    )
    this.renewElsewhere = undefined
    if (this.isDisposed) return false
    if (!answer) return this.goOn({ is: 'nobody' })
    if (answer !== 'elsewhere') renewMark(entry, answer)
    if (answer !== 'elsewhere' && answer.first) return this.goOn({ is: 'other' })
    const found = await this.find()
    if (answer === 'elsewhere' && found.is !== 'same' && found.is !== 'other') return this.ask()
    return this.goOn(found)
  }

  private async endMockLogin(): Promise<boolean> {
    await expire(this.parts.entry, new ApiError({ kind: 'http', status: 401 }))
    return false
  }

  private hide(): void {
    this.showPage ??= hidePage(signInAgainMessages[this.parts.entry.state.language].title)
  }

  /** True when the page goes on. */
  private goOn(found: Found): boolean {
    if (this.isDisposed) return false
    const { entry } = this.parts
    const { language } = entry.state
    if (found.is === 'same') this.parts.adopt(found.data)
    if (found.is === 'same' || found.is === 'unknown') {
      this.showPage?.()
      this.showPage = undefined
      return true
    }
    if (found.is === 'other') giveWay(entry)
    else void leave(entry, describeError(new ApiError({ kind: 'http', status: 401 }), language))
    return false
  }

  /** Who is signed in, and whether still in the tenant of this tab. */
  private async find(): Promise<Found> {
    const { entry, session } = this.parts
    const { userInfo, tenantInfo } = session
    for (let attempt = 0; ; attempt += 1) {
      try {
        const data = await unwrap(entry.plainApi.GET('/spruce/api/v1/system-data'))
        const isSame =
          data.userInfo.id === userInfo?.id && data.tenantInfo.tenantId === tenantInfo?.tenantId
        return isSame ? { is: 'same', data } : { is: 'other' }
      } catch (error) {
        const status = isApiError(error) ? error.status : undefined
        if (status === 401) return { is: 'nobody' }
        if (status === 403) return { is: 'other' } // not in this tenant any more, or a first login
        if (attempt >= pauses.length || this.isDisposed) return { is: 'unknown' }
        await pause(pauses[attempt] ?? 0)
      }
    }
  }

  /** On the way to another page or just there; a change of filters is no navigation. */
  private get isNavigating(): boolean {
    const { status, location, resolvedLocation } = this.parts.entry.router.state
    const isOnTheWay = status === 'pending' && location.pathname !== resolvedLocation?.pathname
    return isOnTheWay || performance.now() - this.navigatedAt < opening
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
