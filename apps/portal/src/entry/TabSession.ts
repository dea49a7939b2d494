import {
  type GivenSystemData,
  mockSessionKey,
  sessionMarkKey,
  type BrowserStorage,
  type TenantPin,
} from '@spruce/session'

/**
 * What a tab knows of its session by itself. Plain, because it loads with the login page; what begins
 * and ends a session (`../session`) comes later and changes it.
 */
export class TabSession {
  /** Somebody may be signed in; only the server knows for sure. */
  isSignedIn: boolean
  /** The mock login that this tab shows: the value of the header `x-session`. */
  mockName: string | undefined
  /** The id of the browser's session, by which its tabs hear of each other. */
  mark: string | undefined
  /** A sign-out is under way: a call that is refused meanwhile waits for no new session. */
  isLeaving = false
  /** A sign-in leads on to its first page: the form that is about to go keeps its looks. */
  isArriving = false
  /** A mock login has ended, which the first page of the own session says. */
  hasLeftMockLogin = false
  /** What this tab shows, or has shown, is a view as a role and no mock login. */
  isRoleView = false
  /** The application that the answer of the login named. */
  jump: string | null = null
  /** System data that came with the answer of the login, until the first page takes it. */
  given: GivenSystemData | undefined

  /** @param hasToken the page was asked for with a token, dead or alive */
  constructor(storage: BrowserStorage, pin: TenantPin, hasToken: boolean) {
    this.mockName = enterMockLogin(storage, pin)
    this.isSignedIn = hasToken || this.mockName !== undefined
    this.mark = storage.get(sessionMarkKey)
  }
}

/**
 * `#session=m1` of the address chooses a mock login for this tab alone; a reload finds it in the
 * session storage. The name opens nothing by itself: its cookie does.
 */
function enterMockLogin(storage: BrowserStorage, pin: TenantPin): string | undefined {
  const asked = /^#session=(m[1-5])$/.exec(location.hash)?.[1]
  if (asked) {
    storage.set(mockSessionKey, asked)
    pin.clear() // of whatever the tab showed before
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return asked ?? storage.get(mockSessionKey)
}
