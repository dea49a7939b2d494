import { mutationOf, queryOf, tagKey } from '@spruce/api-client'
import {
  cancelJob,
  checkUserImport,
  chooseUserImportSheet,
  commitUserImport,
  editUserImportRows,
  getUserImport,
  replaceUserImportCells,
  saveUserImportMapping,
  undoUserImport,
} from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import { useLiveEvent } from '@spruce/shell-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImportField } from './importKinds.js'
import type { UserImport } from './importQueries.js'
import { isWorking } from './importStep.js'

const askedEvery = 1_000

/** One import and what may be done with it. While the server is at it the import is asked for again. */
export function useImportWork(id: string) {
  const api = useApi()
  const client = useQueryClient()
  const options = queryOf(api, getUserImport, { path: { id } })
  const read = useQuery({
    ...options,
    refetchInterval: ({ state }) => (isWorking(state.data) ? askedEvery : false),
  })
  const refresh = () => client.invalidateQueries({ queryKey: tagKey(getUserImport) })
  useLiveEvent('job', (data) => {
    if (data === undefined || data['jobId'] === id) void refresh()
  })
  const path = { id }
  const version = () =>
    client.getQueryData<UserImport>(options.queryKey)?.version ?? read.data?.version ?? 1

  /** A refusal comes from a newer state, too, so either way the import is read again. */
  async function change<Result>(send: () => Promise<Result>): Promise<Result> {
    try {
      return await send()
    } finally {
      await refresh()
    }
  }
  const send = {
    choose: (sheet: string | null, headLine: number | null) =>
      change(() =>
        mutationOf(api, chooseUserImportSheet).mutationFn({
          path,
          body: { version: version(), sheet, headLine },
        }),
      ),
    map: (mapping: (ImportField | null)[], createDepartments: boolean) =>
      change(() =>
        mutationOf(api, saveUserImportMapping).mutationFn({
          path,
          body: { version: version(), mapping, createDepartments },
        }),
      ),
    check: () =>
      change(() =>
        mutationOf(api, checkUserImport).mutationFn({ path, body: { version: version() } }),
      ),
    commit: () =>
      change(() =>
        mutationOf(api, commitUserImport).mutationFn({ path, body: { version: version() } }),
      ),
    undo: () =>
      change(() =>
        mutationOf(api, undoUserImport).mutationFn({ path, body: { version: version() } }),
      ),
    cancel: () => change(() => mutationOf(api, cancelJob).mutationFn({ path, body: {} })),
    edit: (number: number, index: number, text: string) =>
      change(() =>
        mutationOf(api, editUserImportRows).mutationFn({
          path,
          body: { version: version(), rows: [{ number, cells: [{ index, text }] }] },
        }),
      ),
    replace: (index: number, from: string, to: string) =>
      change(() =>
        mutationOf(api, replaceUserImportCells).mutationFn({
          path,
          body: { version: version(), index, from, to },
        }),
      ),
  }
  return { read, send }
}

/** See useImportWork. */
export type ImportWork = ReturnType<typeof useImportWork>['send']
