import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { BrowserStorage, sessionMarkKey } from '@spruce/session'
import { vi } from 'vitest'
import { portalCode } from '../entry/lazyParts.js'
import { PortalEntry, type PortalCode } from '../entry/PortalEntry.js'
import type { ShellHandle } from '../entry/ShellHandle.js'
import { bootFixture } from './bootFixture.js'

/**
 * An entry on a page, for tests of what begins and ends a session: its calls are answered by `handlers`,
 * its router only writes down where it was sent.
 */
export function entryFixture(
  options: { address?: string; hasSession?: boolean; handlers?: TestHandlers } = {},
) {
  const { address = '/login', hasSession = true, handlers = {} } = options
  history.replaceState(null, '', address)
  const storage = new BrowserStorage()
  const watch = vi.spyOn(storage, 'watch').mockReturnValue(() => undefined)
  const logout = vi.fn((_request: { body?: unknown }) => null)
  const api = createTestApi({ 'POST /auth/logout': logout, ...handlers })
  const entry = new PortalEntry(bootFixture({ hasSession }), codeOnce(), { storage, api })
  const navigate = vi.fn((_to: { href: string; replace: boolean }) => Promise.resolve())
  const router = { navigate, clearCache: vi.fn() }
  entry.attachRouter(router as never)
  return {
    entry,
    storage,
    logout,
    navigate,
    /** Where the router was sent. */
    went: () => navigate.mock.calls.map(([{ href }]) => href),
    /** Another tab of this browser signs in, or out. */
    inAnotherTab(mark: string | undefined) {
      if (mark === undefined) storage.remove(sessionMarkKey)
      else storage.set(sessionMarkKey, mark)
      for (const [, listener] of watch.mock.calls) listener(mark)
    },
  }
}

/** Imports the shell once: of two imports at a time Vitest gives one the mock and the other the real module. */
function codeOnce(): PortalCode {
  let shell: ReturnType<PortalCode['importShell']> | undefined
  return { ...portalCode, importShell: () => (shell ??= portalCode.importShell()) }
}

/** What the session's parts ask of a shell. */
export function shellFixture() {
  return {
    dispose: vi.fn(),
    flush: vi.fn(() => Promise.resolve()),
    renewal: { follow: vi.fn(() => Promise.resolve()) },
    session: { setToken: vi.fn(), currentTenant: { tenantId: 't-a', code: 'aaa', name: '甲公司' } },
  }
}

/** Puts a shell in the entry. */
export function withShell(entry: PortalEntry) {
  const shell = shellFixture()
  entry.change({ shell: shell as unknown as ShellHandle })
  return shell
}
