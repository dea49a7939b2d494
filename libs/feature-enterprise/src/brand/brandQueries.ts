import { type ApiClient, listOf, mutationOf, queryOf, unwrap } from '@spruce/api-client'
import {
  getPersonalisation,
  listPersonalisationReleases,
  previewPersonalisationMail,
  saveHomepage,
  savePersonalisationDraft,
} from '@spruce/api-client/operations'
import type { Language } from '@spruce/validators/i18n'
import { queryOptions } from '@tanstack/react-query'
import type { Look } from './brandTypes.js'
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

/** A mail in a look and a language; what no mail shows of it is left out, so that typing a slogan asks for nothing. */
export function mailPreviewOptions(api: ApiClient, look: Look, language: Language) {
  const value = {
    ...look,
    ...{ browserTitle: null, browserIcon: null, browserIconName: null, loginPage: null },
    ...{ slogan: null, sloganEn: null, loginPosition: 'right' as const, logo: 0 as const },
  }
  const { queryKey } = queryOf(api, previewPersonalisationMail, { body: { value } })
  const headers = { 'accept-language': language } // not that of whoever looks
  return {
    queryKey: [...queryKey, language],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      unwrap(
        api.POST('/spruce/api/v1/personalisation/mail-preview', {
          ...{ body: { value }, headers, signal },
        }),
      ),
    meta: { silent: true },
    staleTime: Infinity,
  }
}
