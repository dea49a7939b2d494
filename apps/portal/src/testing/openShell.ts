import type { ApiClient } from '@spruce/api-client'
import { BrowserStorage, type SystemData } from '@spruce/session'
import { createShell, type Shell } from '../app/Shell.js'
import { createPortalRouter } from '../entry/createPortalRouter.js'
import { portalCode } from '../entry/lazyParts.js'
import { PortalEntry } from '../entry/PortalEntry.js'
import { bootFixture } from './bootFixture.js'

/** The signed-in part of the portal for `data`, as after a start that succeeded. */
export function openShell(data: SystemData, api?: ApiClient): Shell {
  const storage = new BrowserStorage()
  const entry = new PortalEntry(bootFixture(), portalCode, { storage, ...(api ? { api } : {}) })
  entry.attachRouter(createPortalRouter(entry))
  const { tenantId } = data.tenantInfo
  const tenant = data.tenantList.find((one) => one.tenantId === tenantId)
  storage.setOwner({ userId: data.userInfo.id, tenantId })
  if (tenant) entry.pin.set(tenant.tenantId)
  const shell = createShell(
    entry,
    { kind: 'ready', data, askedAt: Date.now(), tenant, asked: undefined },
    's-1',
  )
  entry.state = { ...entry.state, shell }
  return shell
}

/** Somebody of the operator acts as the person. */
export const mockLoginFixture = {
  actingName: '沈运维',
  actingLoginName: 'operator',
  reason: '协助排查',
  expiresAt: '2026-11-20T08:30:00.000Z',
}

/** What jsdom lacks: no colour scheme is asked for. */
export const noMedia = () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})
