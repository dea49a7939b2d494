import { type ApiClient, listOf, mutationOf, queryOf } from '@spruce/api-client'
import {
  getPersonalisation,
  listPersonalisationReleases,
  saveHomepage,
  savePersonalisationDraft,
} from '@spruce/api-client/operations'
import { queryOptions } from '@tanstack/react-query'
import { shownInPlace } from '../organization/shownInPlace.js'

/** A page of a dialog. */
export interface ReleaseQuery {
  page?: number
  size?: number
}

/** The look and its draft. */
export function brandOptions(api: ApiClient) {
  return queryOptions({
    ...queryOf(api, getPersonalisation),
    meta: { ...shownInPlace, live: ['brand'] },
  })
}

/** Keeps the draft. */
export function saveDraftOptions(api: ApiClient) {
  const options = mutationOf(api, savePersonalisationDraft)
  return { ...options, meta: { ...options.meta, ...shownInPlace } }
}

/** Changes the home page of everybody. */
export function saveHomepageOptions(api: ApiClient) {
  const options = mutationOf(api, saveHomepage)
  return { ...options, meta: { ...options.meta, ...shownInPlace } }
}

/** What was published, the newest first. */
export function releasesOptions(api: ApiClient, { page = 1, size = 10 }: ReleaseQuery) {
  return listOf(api, listPersonalisationReleases, { query: { page, size } })
}
