import { queryOf, type ApiClient } from '@spruce/api-client'
import { getPublishedPage } from '@spruce/api-client/operations'
import type { LiveKind } from '@spruce/shell-ui'

/** A page of a delivered application as it is out, for who may see it. */
export function publishedPageOptions(api: ApiClient, id: string) {
  return {
    ...queryOf(api, getPublishedPage, { path: { id } }),
    meta: { silent: true, live: ['designs', 'apps', 'permissions'] satisfies LiveKind[] },
  }
}
