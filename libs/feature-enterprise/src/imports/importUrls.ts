import { enterpriseManifest } from '../manifest.js'

/** The page whose menu the imports are below. */
export const organizationUrl = `${enterpriseManifest.basePath}/base/organization`

/** The list of imports. */
export const importsUrl = `${organizationUrl}/import`

/** The name of an import that does not exist yet, in the place of its id. */
export const newImport = 'new'

/** The page of an import of departments to be. */
export const newDepartmentImportUrl = `${importsUrl}/${newImport}?kind=departments`

/** The page of one import. */
export function importUrl(id: string = newImport): string {
  return `${importsUrl}/${encodeURIComponent(id)}`
}
