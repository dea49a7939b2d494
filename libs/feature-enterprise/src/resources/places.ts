import { basePathOf, type PermissionCode } from '@spruce/session'
import { permissionOfPage } from '../home/homeTiles.js'
import { enterpriseManifest } from '../manifest.js'
import { designHref, type Visitor } from '../workbenches/designHref.js'
import type { ResourceTexts } from './resourceMessages.js'
import type { ResourceUse } from './resourceQueries.js'

type UseText = keyof ResourceTexts & `place${string}`

/** What a place is called, and where it is changed. */
interface UsePlace {
  text: UseText
  /** The page that shows the object; undefined: none that the person may open. */
  href: (use: ResourceUse, visitor: Visitor) => string | undefined
}

const queryOf = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString()

/** A page of this console, where the person has the permission of its menu. */
function pageOf(path: string, query?: (use: ResourceUse) => Readonly<Record<string, string>>) {
  const permission = permissionOfPage(path)
  return (use: ResourceUse, { isPermitted }: Visitor) => {
    if (!isPermitted(permission)) return undefined
    const address = `${enterpriseManifest.basePath}/${path}`
    return query ? `${address}?${queryOf(query(use))}` : address
  }
}

const byLabel = ({ label }: ResourceUse) => ({ keyword: label })

/** A page of the operations console, which is another sub-application. */
function operationPageOf(path: string, permission: PermissionCode) {
  const base = basePathOf('spruce-web-operation-management')
  return (use: ResourceUse, { isPermitted }: Visitor) =>
    isPermitted(permission) ? `${base}/${path}?${queryOf(byLabel(use))}` : undefined
}

const recycleBin = pageOf('base/recycle-bin', byLabel)

const places: Readonly<Record<string, UsePlace>> = {
  personalisation: { text: 'placePersonalisation', href: pageOf('base/pc') },
  members: { text: 'placePhoto', href: pageOf('base/organization', byLabel) },
  notices: { text: 'placeNotice', href: pageOf('msg-publish/business-notice', byLabel) },
  system_notices: {
    text: 'placeSystemNotice',
    href: operationPageOf('publish/system-notice', 'systemnotice:list'),
  },
  menus: {
    text: 'placeMenu',
    href: pageOf('base/menuMgt', ({ objectId }) => ({ menu: objectId })),
  },
  apps: { text: 'placeApp', href: pageOf('base/appMgt', byLabel) },
  tenantComponents: { text: 'placeComponent', href: pageOf('component-management', byLabel) },
  components: {
    text: 'placeComponent',
    href: operationPageOf('component-management', 'component:list'),
  },
  designs: { text: 'placePage', href: hrefOfDesign },
  // Whose they are is nobody else's business.
  personalWorkbenches: { text: 'placePersonalWorkbench', href: () => undefined },
}

/** Tables whose objects go to the recycle bin of this console. */
const isInOwnBin = ({ objectTable }: ResourceUse) =>
  objectTable !== 'components' && objectTable !== 'system_notices'

function hrefOfDesign({ objectId: id, place, design }: ResourceUse, visitor: Visitor) {
  return design
    ? designHref({ id, ...design, isPublished: place === 'published' }, visitor)
    : undefined
}

/** What each kind of design is called. */
const designTexts = {
  page: 'placePage',
  global: 'placeGlobalWorkbench',
  business: 'placeBusinessWorkbench',
} as const satisfies Record<NonNullable<ResourceUse['design']>['kind'], UseText>

/** What people call the place of a use. */
export function placeText(use: ResourceUse, t: ResourceTexts): string {
  const text = t[textOf(use)]
  return use.isRecycled ? t.inRecycleBin(text) : text
}

function textOf({ objectTable, place, design }: ResourceUse): UseText {
  if (objectTable === 'personalisation' && place === 'draft') return 'placePersonalisationDraft'
  if (objectTable === 'personalisation' && place === 'planned') return 'placePersonalisationPlan'
  if (objectTable === 'tenantComponents' && place === 'releases') return 'placeComponentRelease'
  if (objectTable === 'components' && place === 'releases') return 'placeComponentRelease'
  if (design) return designTexts[design.kind]
  return places[objectTable]?.text ?? 'placeOther'
}

/** Where the person changes or sees what uses it; undefined: nowhere that they may open. */
export function placeHref(use: ResourceUse, visitor: Visitor): string | undefined {
  if (use.isRecycled) return isInOwnBin(use) ? recycleBin(use, visitor) : undefined
  return places[use.objectTable]?.href(use, visitor)
}

/** What uses it, by name; of workbenches of people their number. */
export function nameOfUse({ label, count }: ResourceUse, t: ResourceTexts): string {
  return count === undefined ? label : t.personalWorkbenches(count)
}
