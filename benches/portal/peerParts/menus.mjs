// The side menu of the peers: the menus of the console from the server.

/** Up to this many menus the groups stand open from the start, as ours do. */
const openUpTo = 40

/** The pages that the peers have. */
function addressOf(path) {
  if (path?.endsWith('base/organization')) return '/members'
  if (path?.endsWith('base/log/login')) return '/sign-ins'
  return `/other/${path}`
}

function shown(menus) {
  return menus
    .filter(({ type }) => type === 0)
    .map(({ id, name, path, childs }) => ({
      id,
      name,
      to: addressOf(path),
      below: shown(childs),
    }))
}

/** The menus, each with those below it, and the groups that stand open. */
export function consoleMenus({ menus }) {
  const items = shown(menus['spruce-web-enterprise-console'])
  const groups = items.filter(({ below }) => below.length > 0)
  const count = items.length + groups.reduce((sum, { below }) => sum + below.length, 0)
  const open = groups.filter(
    ({ below }) => count <= openUpTo || below.some(({ to }) => to === '/members'),
  )
  return { items, openIds: open.map(({ id }) => id) }
}
