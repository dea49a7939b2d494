import { importFields } from '@spruce/api-client'
import { BrowserStorage, importMappingKey } from '@spruce/session'
import { useSession } from '@spruce/session/react'
import { useMemo, useState } from 'react'
import type { ImportField } from './importKinds.js'
import type { UserImport } from './importQueries.js'

/** What the columns mean, and whether departments are made. */
export interface Mapping {
  /** By the columns of the file. */
  fields: readonly (ImportField | null)[]
  createDepartments: boolean
}

/** The mapping of an import as chosen: kept by the browser until it is sent, so that a reload loses nothing. */
export function useUnsentMapping(one: UserImport) {
  const { userInfo, tenantInfo } = useSession()
  const userId = userInfo?.id
  const tenantId = tenantInfo?.tenantId
  const storage = useMemo(() => {
    const made = new BrowserStorage()
    if (userId !== undefined) made.setOwner({ userId, tenantId: tenantId ?? null })
    return made
  }, [userId, tenantId])
  const [mapping, setMapping] = useState(() => keptMapping(storage, one) ?? mappingOf(one))
  return {
    mapping,
    change: (next: Mapping) => {
      setMapping(next)
      const fields: Record<string, string> = {}
      for (const [index, field] of next.fields.entries()) if (field) fields[index] = field
      const { createDepartments } = next
      const kept = { importId: one.id, reading: readingOf(one), fields, createDepartments }
      storage.set(importMappingKey, kept)
    },
    forget: () => storage.remove(importMappingKey),
  }
}

function mappingOf({ columns, createDepartments }: UserImport): Mapping {
  return { fields: columns.map(({ field }) => field), createDepartments }
}

/** Another sheet or head has other columns. */
function readingOf({ sheet, headLine }: UserImport): string {
  return `${sheet ?? ''}/${String(headLine)}`
}

function keptMapping(storage: BrowserStorage, one: UserImport): Mapping | undefined {
  const kept = storage.get(importMappingKey)
  if (kept?.importId !== one.id || kept.reading !== readingOf(one)) return undefined
  const known: readonly ImportField[] = importFields[one.kind]
  const fields = one.columns.map(
    ({ index }) => known.find((field) => field === kept.fields[index]) ?? null,
  )
  return { fields, createDepartments: kept.createDepartments }
}
