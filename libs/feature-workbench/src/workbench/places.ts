import { listOf, queryOf, type ApiClient } from '@spruce/api-client'
import {
  getDevice,
  getDeviceType,
  listContactDepartments,
  listDeviceAreas,
  listDevices,
  listDeviceTypes,
} from '@spruce/api-client/operations'
import type { PlaceKind, PlacePort } from '@spruce/page-builder'
import { useApi } from '@spruce/session/react'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** So many are offered at once; who wants another one types. */
const mostFound = 50

/** Departments by the contact book; areas, devices and their types for who may list them. */
export function usePlacePort(): PlacePort {
  const api = useApi()
  const client = useQueryClient()
  return useMemo(
    (): PlacePort => ({ find: (kind, keyword) => find(api, client, kind, keyword), useName }),
    [api, client],
  )
}

async function find(api: ApiClient, client: QueryClient, kind: PlaceKind, keyword: string) {
  switch (kind) {
    case 'department': {
      const query = keyword === '' ? {} : { keyword }
      const { rows } = await client.query(listOf(api, listContactDepartments, { query }))
      return rows.slice(0, mostFound).map(({ id, name }) => ({ value: id, label: name }))
    }
    case 'area': {
      const { rows } = await client.query(listOf(api, listDeviceAreas))
      const word = keyword.toLowerCase()
      return rows
        .filter(({ name }) => name.toLowerCase().includes(word))
        .slice(0, mostFound)
        .map(({ id, name }) => ({ value: id, label: name }))
    }
    case 'device':
    case 'type': {
      const query = { page: 1, size: mostFound, ...(keyword !== '' && { keyword }) }
      const { rows } =
        kind === 'device'
          ? await client.query(listOf(api, listDevices, { query }))
          : await client.query(listOf(api, listDeviceTypes, { query }))
      return rows.map(({ id, name, code }) => ({ value: id, label: name, description: code }))
    }
  }
}

/** The field says itself that a name is not known. */
const silent = { meta: { silent: true } }

function useName(kind: PlaceKind, id: string | undefined): string | undefined {
  const api = useApi()
  const asks = (one: PlaceKind) => id !== undefined && kind === one
  const departments = useQuery({
    ...listOf(api, listContactDepartments, { query: { id: id ?? '' } }),
    ...silent,
    enabled: asks('department'),
  })
  const areas = useQuery({
    ...listOf(api, listDeviceAreas),
    ...silent,
    enabled: asks('area'),
  })
  const device = useQuery({
    ...queryOf(api, getDevice, { path: { id: id ?? '' } }),
    ...silent,
    enabled: asks('device'),
  })
  const type = useQuery({
    ...queryOf(api, getDeviceType, { path: { id: id ?? '' } }),
    ...silent,
    enabled: asks('type'),
  })
  if (kind === 'device') return device.data?.name
  if (kind === 'type') return type.data?.name
  const { data } = kind === 'area' ? areas : departments
  return data?.rows.find((one) => one.id === id)?.name
}
