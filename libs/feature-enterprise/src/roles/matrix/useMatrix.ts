import { mutationOf, queryOf, type Schemas } from '@spruce/api-client'
import {
  getPermissionMatrix,
  previewPermissionMatrix,
  savePermissionMatrix,
} from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import { toast, useMessages, useTab } from '@spruce/shell-ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { MatrixRole } from '../permissionRows.js'
import {
  bodyOfDraft,
  emptyDraft,
  type MatrixDraft,
  pendingChanges,
  rebaseDraft,
} from './matrixDraft.js'
import { matrixMessages } from './matrixMessages.js'
import { matrixPreviewDialog } from './MatrixPreviewDialog.js'
import { type StaleRole, staleRolesOf } from './staleRoles.js'

/** A role as it was before somebody else changed it, and as it is now. */
export interface StaleChange {
  before: MatrixRole
  now: StaleRole
}

/** The matrix as the server has it, the draft on top, and the way to save it. */
export function useMatrix() {
  const api = useApi()
  const t = useMessages(matrixMessages)
  const { setDirty } = useTab()
  const read = useQuery(queryOf(api, getPermissionMatrix))
  const save = useMutation(mutationOf(api, savePermissionMatrix))
  const ask = useMutation({ ...mutationOf(api, previewPermissionMatrix), meta: {} })
  const [written, setDraft] = useState<MatrixDraft>(emptyDraft)
  const [stale, setStale] = useState<readonly StaleChange[]>([])
  const roles = read.data?.roles
  const draft = useMemo(() => (roles ? rebaseDraft(written, roles) : written), [written, roles])
  const isDirty = draft.size > 0

  useEffect(() => {
    setDirty(isDirty)
    return () => setDirty(false)
  }, [isDirty, setDirty])

  /** Runs a call; when roles were changed meanwhile, says which and fetches them. */
  async function settle<Data>(call: Promise<Data>): Promise<Data | undefined> {
    try {
      return await call
    } catch (error) {
      const late = staleRolesOf(error)
      if (!late) return undefined // the client has said what is wrong
      setStale(
        late.flatMap((now) => {
          const before = roles?.find(({ id }) => id === now.id)
          return before ? [{ before, now }] : []
        }),
      )
      await read.refetch()
      return undefined
    }
  }

  async function previewAndSave() {
    const body: Schemas['PermissionMatrixRequest'] = bodyOfDraft(draft, roles ?? [])
    setStale([])
    const preview = await settle(ask.mutateAsync({ body }))
    if (!preview || !(await matrixPreviewDialog.open({ preview }))) return
    const result = await settle(save.mutateAsync({ body }))
    if (!result) return
    await read.refetch()
    setDraft(emptyDraft)
    toast.success(t.saved(result.changed))
  }

  return {
    read,
    draft,
    setDraft,
    changes: pendingChanges(draft, roles ?? []),
    stale,
    closeStale: () => setStale([]),
    isBusy: ask.isPending || save.isPending,
    previewAndSave,
  }
}
