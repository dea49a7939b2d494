import type { SessionStore } from '@spruce/session/store'

const path = '/yunbu-app/spruce-web-enterprise-console/base/organization'

/** The page of departments and members, opened at a department or a person; undefined where it is not in the menus. */
export function organizationHref(
  session: Pick<SessionStore, 'menuMap'>,
  query: Readonly<Record<string, string>> = {},
): string | undefined {
  if (!session.menuMap.has(path)) return undefined
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}
