import { describeError, isApiError } from '@spruce/api-client'
import { bootstrap, jumpTypeKey, type BootstrapResult } from '@spruce/session'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { forget } from './forget.js'
import { installSubApps } from './installSubApps.js'
import { dropMockLogin } from './mockLogin.js'
import { ensureMark } from './sessionMark.js'

/** Asks for the system data and makes the shell of it. */
export async function loadShell(entry: PortalEntry): Promise<void> {
  const { given } = entry.session
  entry.session.given = undefined // a second start, of whatever reason, asks anew
  const result = await bootstrap({
    api: entry.plainApi,
    pin: entry.pin,
    tenantCode: entry.tenantCode,
    given,
  })
  if (result.kind === 'firstLogin') entry.change({ mustChangePassword: true })
  else if (result.kind === 'ready') await makeShell(entry, result)
  else if (entry.session.mockName) {
    // Only a dead session ends it; whatever else failed, the page offers to try again.
    if (!isUnauthorized(result.error)) throw result.error as Error
    dropMockLogin(entry)
    await loadShell(entry)
  } else forget(entry, describeError(result.error, entry.state.language))
}

function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.status === 401
}

async function makeShell(
  entry: PortalEntry,
  result: Extract<BootstrapResult, { kind: 'ready' }>,
): Promise<void> {
  const { createShell, makeSubAppRoutes } = await entry.code.importShell()
  if (!entry.hasSubApps) installSubApps(entry.router, makeSubAppRoutes)
  entry.hasSubApps = true
  const { session, storage } = entry
  const { userInfo, tenantInfo } = result.data
  storage.setOwner({ userId: userInfo.id, tenantId: tenantInfo.tenantId })
  if (session.jump) storage.set(jumpTypeKey, session.jump)
  session.jump = null
  const { mockLogin } = result.data
  if (mockLogin) session.isRoleView = mockLogin.roleView !== undefined
  entry.tenantCode = undefined // it has done its work
  ensureMark(entry)
  const shell = createShell(entry, result, session.mark)
  const brand = session.isArriving ? entry.state.brand : tenantInfo
  entry.change({ shell, brand, notice: undefined })
}
