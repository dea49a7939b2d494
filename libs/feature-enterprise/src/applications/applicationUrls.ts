import { enterpriseManifest } from '../manifest.js'

/** The address of the list. */
export const applicationsUrl = `${enterpriseManifest.basePath}/base/appMgt`

/** What the page of one does. */
export const applicationWays = ['add', 'edit'] as const

/** The address of the form; the id is a part of the path, so that each has a tab of its own. */
export function applicationUrl(way: (typeof applicationWays)[number], id?: string): string {
  const url = `${applicationsUrl}/${way}`
  return id === undefined ? url : `${url}/${encodeURIComponent(id)}`
}
