import {
  decideNavigation,
  decideOnFailure,
  type NavigationDecision,
  type NavigationLocation,
} from '@spruce/session'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { PortalEntry } from './PortalEntry.js'

/**
 * Obeys `decideNavigation` before every navigation: lets it pass, or throws the router's redirect.
 * Synchronous once the system data is there, so switching tabs waits for nothing.
 */
export function guardNavigation(entry: PortalEntry, target: ParsedLocation): void | Promise<void> {
  const decision = decideNavigation(entry.navigation(), placeOf(entry, target))
  if (decision.kind === 'load') return loadThenGuard(entry, target)
  if (decision.kind === 'signOut') return signOutThenGo(entry, decision.to)
  obey(entry, target, decision)
}

async function loadThenGuard(entry: PortalEntry, target: ParsedLocation): Promise<void> {
  const { hasSubApps } = entry
  await entry.load()
  if (entry.hasSubApps !== hasSubApps) throw redirect({ href: target.href, replace: true }) // now among all routes
  const decision = decideNavigation(entry.navigation(), placeOf(entry, target))
  obey(entry, target, decision)
}

async function signOutThenGo(entry: PortalEntry, to: string): Promise<void> {
  await entry.signOut().catch((error: unknown) => entry.expire(error)) // out in any case
  throw redirect({ href: to, replace: true })
}

function obey(entry: PortalEntry, target: ParsedLocation, decision: NavigationDecision): void {
  switch (decision.kind) {
    case 'redirect':
      throw redirect({ href: redirectTarget(entry, target, decision.to), replace: true })
    case 'open': {
      entry.state.shell?.session.markFirstMenuOpened()
      if (decision.target.kind === 'tab') {
        throw redirect({ href: decision.target.url, replace: true })
      }
      entry.state.shell?.openWindow(decision.target.url)
      throw redirect({ href: '/dashboard', replace: true })
    }
    case 'load':
    case 'signOut': // a load that failed has cleared the session, so neither is decided again
      throw redirect({ href: decideOnFailure(target.pathname) ?? '/login', replace: true })
    case 'stay':
      entry.state.shell?.followPath(target.pathname)
      settleTenant(entry, target)
  }
}

/** On the way to /login the link's tenant comes along, and a deep link is remembered. */
function redirectTarget(entry: PortalEntry, target: ParsedLocation, to: string): string {
  if (to !== '/login') return to
  const isFirst = entry.router.state.resolvedLocation === undefined
  if (isFirst && !entry.state.notice && !['/', '/dashboard'].includes(target.pathname)) {
    entry.rememberReturn(target.href)
  }
  return entry.tenantCode && isFirst ? `/login?tenant=${encodeURIComponent(entry.tenantCode)}` : to
}

/** `?tenant=CODE` has done its work once the tab is pinned: it leaves the address. */
function settleTenant(entry: PortalEntry, target: ParsedLocation): void {
  const { shell } = entry.state
  const { tenant: code, ...rest } = target.search as { tenant?: string | number }
  if (!shell || code === undefined) return
  shell.askAboutTenant(String(code), target.href)
  throw redirect({ to: target.pathname, search: rest, hash: target.hash, replace: true })
}

function placeOf(entry: PortalEntry, target: ParsedLocation): NavigationLocation {
  const route = entry.findRoute(target.pathname)
  return {
    path: target.pathname,
    search: target.search,
    from: entry.router.state.resolvedLocation?.pathname,
    isKnown: route !== undefined,
    menuPath: entry.menuPathOf(target.pathname),
    isPassage: route !== undefined && !(route.options as { component?: unknown }).component,
  }
}
