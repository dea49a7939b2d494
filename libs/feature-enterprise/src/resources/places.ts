import type { ResourceTexts } from './resourceMessages.js'
import type { ResourceUse } from './resourceQueries.js'
import { enterpriseManifest } from '../manifest.js'

const { basePath } = enterpriseManifest
const keyword = (path: string, { label }: ResourceUse) =>
  `${basePath}/${path}?${new URLSearchParams({ keyword: label }).toString()}`

/** What a place is called, and where it is changed. */
interface UsePlace {
  text: keyof ResourceTexts & `place${string}`
  /** The page that shows the object; undefined: none of this console. */
  href?: (use: ResourceUse) => string
}

const places: Readonly<Record<string, UsePlace>> = {
  personalisation: { text: 'placePersonalisation', href: () => `${basePath}/base/pc` },
  members: { text: 'placePhoto', href: (use) => keyword('base/organization', use) },
  notices: { text: 'placeNotice', href: (use) => keyword('msg-publish/business-notice', use) },
  menus: {
    text: 'placeMenu',
    href: ({ objectId }) =>
      `${basePath}/base/menuMgt?${new URLSearchParams({ menu: objectId }).toString()}`,
  },
  apps: { text: 'placeApp', href: (use) => keyword('base/appMgt', use) },
  tenantComponents: {
    text: 'placeComponent',
    href: (use) => keyword('component-management', use),
  },
  designs: { text: 'placePage' },
}

/** What people call the place of a use. */
export function placeText({ objectTable, place }: ResourceUse, t: ResourceTexts): string {
  if (objectTable === 'personalisation' && place === 'draft') return t.placePersonalisationDraft
  if (objectTable === 'personalisation' && place === 'planned') return t.placePersonalisationPlan
  return t[places[objectTable]?.text ?? 'placeOther']
}

/** The page where a use is changed; undefined: this console has none. */
export function placeHref(use: ResourceUse): string | undefined {
  return places[use.objectTable]?.href?.(use)
}
