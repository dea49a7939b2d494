import type { PermissionHelp } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { permissionName } from './permissionName.js'

/** Where a page that shows no more than "no access" leads: to /403, which says whom to ask. */
export function permissionHelp(
  getLanguage: () => Language,
  leaveFor: (url: string) => Promise<void>,
): PermissionHelp {
  return {
    nameOf: (code) => permissionName(code, getLanguage()),
    hrefOf(code) {
      const here = location.pathname + location.search
      return `/403?${String(new URLSearchParams({ permission: code, redirect_uri: here }))}`
    },
    onFollow: (href) => void leaveFor(href),
  }
}
