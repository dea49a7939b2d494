import { enterpriseManifest } from '../manifest.js'
import type { WorkbenchRow } from './workbenchQueries.js'

const base = `${enterpriseManifest.basePath}/workbench`

/** The address of the global workbench. */
export const globalWorkbenchUrl = `${base}/global`

/** The address of the list of business workbenches. */
export const workbenchesUrl = `${base}/business/index`

/** The address of the preview of one, without its id. */
export const workbenchDetailUrl = `${base}/business/detail`

/** The address of the designer of one; the id is a part of the path, so that each has a tab of its own. */
export function designUrl({ id, scope }: Pick<WorkbenchRow, 'id' | 'scope'>): string {
  return `${base}/${scope}/design/${encodeURIComponent(id)}`
}

/** The address of the preview of one. */
export function workbenchUrl(id: string): string {
  return `${workbenchDetailUrl}?id=${encodeURIComponent(id)}`
}
