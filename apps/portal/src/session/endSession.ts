import { describeError } from '@spruce/api-client'
import { decideOnFailure } from '@spruce/session'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { endOnServer } from './endOnServer.js'
import { forget, forgetPerson } from './forget.js'
import { dropMockLogin, leaveMockLogin } from './mockLogin.js'
import { takeMark } from './sessionMark.js'

/** Ends the session on the server and forgets it here. Rejects when the server was not reached. */
export async function signOut(entry: PortalEntry): Promise<void> {
  const { session } = entry
  if (session.mockName) return leaveMockLogin(entry)
  session.isLeaving = true
  try {
    await entry.state.shell?.flush()
    await endOnServer(entry)
  } finally {
    session.isLeaving = false
  }
  forgetPerson(entry)
  takeMark(entry, undefined)
}

/** A 401, or a bootstrap that failed: clears user info and goes to /login (spec section 4). */
export async function expire(entry: PortalEntry, error: unknown): Promise<void> {
  const { session } = entry
  if (!session.isSignedIn) return
  if (session.mockName) {
    dropMockLogin(entry)
    await entry.go('/')
    return
  }
  forget(entry, describeError(error, entry.state.language))
  const target = decideOnFailure(location.pathname)
  if (target) await entry.go(target)
}

/** What the person did has ended every session, this one among them. */
export async function endEverywhere(entry: PortalEntry, notice: string): Promise<void> {
  forgetPerson(entry, notice)
  takeMark(entry, undefined)
  await entry.go('/login')
}

/** The session is over and nobody goes on with it in this tab. */
export async function leave(entry: PortalEntry, notice?: string): Promise<void> {
  forgetPerson(entry, notice)
  await entry.go('/login')
}

/** Somebody else is signed in by now: everything begins anew, with their pages. */
export function giveWay(entry: PortalEntry): void {
  forgetPerson(entry)
  location.replace('/login')
}
