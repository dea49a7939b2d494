import { enterpriseManifest } from '../manifest.js'
import type { ImportKind } from './importKinds.js'

const { basePath } = enterpriseManifest

/** The page whose menu the imports of people and departments are below. */
export const organizationUrl = `${basePath}/base/organization`

/** The page whose menu the imports of devices are below. */
export const devicesUrl = `${basePath}/devices`

/** The name of an import that does not exist yet, in the place of its id. */
export const newImport = 'new'

/** The page below which a kind is imported: of the menu that whoever imports it has. */
function importPath(kind: ImportKind): string {
  return `${kind === 'devices' ? devicesUrl : organizationUrl}/import`
}

/** The list of imports; below the devices of those of devices. */
export function importsUrl(kind: ImportKind = 'people'): string {
  return kind === 'devices' ? `${importPath(kind)}?kind=${kind}` : importPath(kind)
}

/** The page of one import; without an id of one to be. */
export function importUrl(kind: ImportKind = 'people', id?: string): string {
  if (id !== undefined) return `${importPath(kind)}/${encodeURIComponent(id)}`
  const page = `${importPath(kind)}/${newImport}`
  return kind === 'people' ? page : `${page}?kind=${kind}`
}
