import { type ApiClient, listOf, type Schemas, unwrap } from '@spruce/api-client'
import { listUserImportRows, listUserImports } from '@spruce/api-client/operations'
import { saveFile } from '@spruce/shell-ui'
import type { ImportKind } from './importKinds.js'
import type { ImportQuery, ImportsQuery } from './importSearch.js'
import { importsSearch } from './importSearch.js'

/** One import, with its job. */
export type UserImport = Schemas['UserImport']
/** A row of its file. */
export type ImportRow = Schemas['UserImportRow']
/** An import in the list. */
export type ListedImport = Schemas['ListedUserImport']

/** A page of the imports. */
export function importListOptions(api: ApiClient, query: ImportsQuery) {
  return listOf(api, listUserImports, { query: importsSearch.params(query) })
}

/** A page of the rows of one. */
export function importRowsOptions(api: ApiClient, id: string, query: ImportQuery) {
  const { outcome, page = 1, size = 50 } = query
  return listOf(api, listUserImportRows, {
    path: { id },
    query: { page, size, counts: true, ...(outcome && { outcome }) },
  })
}

/** Starts an import with a file; it stops before anything is written. */
export function sendImportFile(
  api: ApiClient,
  file: File,
  { kind, signal }: { kind: ImportKind; signal: AbortSignal },
) {
  const form = new FormData()
  form.append('file', file)
  return unwrap(
    api.POST('/aba-base/api/v3/user/import', {
      params: { query: { kind, until: 'check' } },
      body: { file },
      bodySerializer: () => form,
      signal,
    }),
  )
}

/** A form of a table. */
export type TableFormat = 'xlsx' | 'csv'

/** Saves the template that people fill in. */
export async function saveTemplate(
  api: ApiClient,
  format: TableFormat,
  { kind, name }: { kind: ImportKind; name: string },
) {
  const params = { query: { format, kind } }
  const path = '/aba-base/api/v3/user/template/download'
  save(await unwrap(api.GET(path, { params, parseAs: 'blob' })), format, name)
}

/** Saves the rows that were not imported, in the columns of the file, with the reasons. */
export async function saveFailures(
  api: ApiClient,
  id: string,
  format: TableFormat,
  name: string,
): Promise<void> {
  const params = { path: { id }, query: { format } }
  const path = '/spruce/api/v1/user-imports/{id}/failures'
  save(await unwrap(api.GET(path, { params, parseAs: 'blob' })), format, name)
}

function save(content: unknown, format: TableFormat, name: string) {
  saveFile(`${name}.${format}`, content as Blob, (content as Blob).type)
}
