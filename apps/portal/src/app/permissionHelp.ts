import type { PermissionHelp } from '@spruce/shell-ui'
import type { Shell } from './Shell.js'

/** Where a page that shows no more than "no access" leads: to /403, which says whom to ask. */
export function permissionHelp(shell: Shell): PermissionHelp {
  return {
    nameOf: (code) => shell.permissionName(code),
    hrefOf(code) {
      const here = location.pathname + location.search
      return `/403?${String(new URLSearchParams({ permission: code, redirect_uri: here }))}`
    },
    onFollow: (href) => void shell.leaveFor(href),
  }
}
