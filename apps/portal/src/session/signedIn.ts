import type { LoginResult } from '@spruce/feature-auth'
import { decideAfterLogin, returnTargetKey } from '@spruce/session'
import { safeUrl } from '@spruce/validators'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { forget } from './forget.js'
import { takeMark } from './sessionMark.js'

/** The login page has an answer: takes it up and goes on to where it leads. */
export async function signedIn(
  entry: PortalEntry,
  result: LoginResult,
  askedAt?: number,
): Promise<void> {
  forget(entry)
  entry.session.isSignedIn = true
  entry.session.jump = result.jump
  const { systemData: data } = result
  if (data && askedAt !== undefined) entry.session.given = { data, askedAt }
  takeMark(entry, result.access_token)
  if (result.tenantId) entry.pin.set(result.tenantId)
  entry.change({ mustChangePassword: result.first })
  entry.session.isArriving = true
  try {
    await entry.go(decideAfterLogin(result, takeReturn(entry)))
  } finally {
    // Only now: a form that is about to go asks for no other captcha, one that has stayed does.
    entry.hasUsedCaptcha = true
    entry.session.isArriving = false
    entry.change({ brand: entry.state.shell?.session.tenantInfo ?? entry.state.brand })
  }
}

/** The one-shot target of the next login; S-07 decides whether it may be followed. */
function takeReturn({ storage }: PortalEntry): string | undefined {
  const stored = storage.get(returnTargetKey)
  storage.remove(returnTargetKey)
  const target = safeUrl(stored, { origin: location.origin, purpose: 'return' })
  return target?.isOwn ? target.path : undefined
}
