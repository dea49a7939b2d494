import type { Language } from '@spruce/validators/i18n'
import { pathOf } from './menus.js'
import { shellMessages } from './messages.js'

/** @public */
export interface TitledApp {
  appName: string
  /** Where its pages live. */
  basePath: string
}

/**
 * "The tab title is Home, Personal info, an app name, or Operation management." Undefined where none
 * of these applies. `menu` names a page before its application does, yet not the person's own pages,
 * which keep their names wherever a company's own menus lead to them. @public
 */
export function tabTitle(
  url: string,
  apps: readonly TitledApp[],
  language: Language,
  menu?: string,
): string | undefined {
  const path = pathOf(url)
  const messages = shellMessages[language]
  if (['/', '/dashboard', '/default'].includes(path)) return messages.home
  if (isUnder(path, '/personal') || isUnder(path, '/yunbu-app/spruce-web-personal-center')) {
    return messages.personalInfo
  }
  if (menu !== undefined) return menu
  if (isUnder(path, '/yunbu-app/spruce-web-operation-management')) {
    return messages.operationManagement
  }
  return apps.find((app) => isUnder(path, app.basePath))?.appName
}

function isUnder(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`)
}
