import type { PermissionCode } from '@spruce/session'
import type { DeadLinkTexts } from './deadLinkMessages.js'
import type { DeadMenuLink } from './menuQueries.js'

/** Where a dead link is mended, below the base path of the console. */
export interface MendPage {
  label: string
  path: string
  permission: PermissionCode
}

export interface DeadLinkText {
  reason: string
  /** What helps. */
  mend: string
  /** The page where that is done, unless it is the menu itself. */
  page?: MendPage
}

/** Says why a menu leads nowhere, and what helps. */
export function deadLinkText({ reason, subject }: DeadMenuLink, t: DeadLinkTexts): DeadLinkText {
  const words = reason === 'empty' ? t.emptyReason : t[`${reason}Reason`](subject ?? '')
  const page = mendPage(reason, t)
  return { reason: words, mend: t[`${reason}Mend`], ...(page && { page }) }
}

function mendPage(reason: DeadMenuLink['reason'], t: DeadLinkTexts): MendPage | undefined {
  switch (reason) {
    case 'appOff':
    case 'appDisabled':
    case 'appGone':
    case 'origin':
      return { label: t.openApplications, path: 'base/appMgt', permission: 'app:list' }
    case 'appRemoved':
    case 'pageRemoved':
      return { label: t.openRecycleBin, path: 'base/recycle-bin', permission: 'recycle:list' }
    case 'plan':
      return { label: t.openCompany, path: 'base/customer', permission: 'enterprise:list' }
    default:
      return undefined
  }
}
