import type { PortalEntry } from '../entry/PortalEntry.js'
import { leave } from './endSession.js'
import { leaveMockLogin } from './mockLogin.js'

/** Another tab signed out, or in: this one goes on only with the same person (S-20). */
export function followOtherTab(entry: PortalEntry): void {
  const { shell } = entry.state
  const { mark, mockName } = entry.session
  if (mockName) {
    // Whoever acted is gone, and the mock login with them: it is ended where the server can be reached.
    void leaveMockLogin(entry).catch(() => location.reload())
  } else if (mark === undefined) {
    void leave(entry)
  } else if (shell) {
    shell.session.setToken(mark)
    void shell.renewal.follow() // the same person goes on
  } else {
    location.reload()
  }
}
