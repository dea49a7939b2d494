import { listOf } from '@spruce/api-client'
import { listDeviceTypes } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import type { FindOptions, Option } from '@spruce/shell-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type DeviceType, typeChoiceOptions } from './deviceQueries.js'

const mostFound = 20
const noTypes: readonly DeviceType[] = []

/** Types to choose from in a form: all of them, or found by typing where they are more than a call answers. */
export function useTypeOptions(): { options: readonly Option[]; find?: FindOptions } {
  const api = useApi()
  const client = useQueryClient()
  const { data } = useQuery(typeChoiceOptions(api))
  const options = useMemo(() => (data?.rows ?? noTypes).map(optionOf), [data])
  const find = useCallback(
    async (keyword: string) => {
      const asked = { page: 1, size: mostFound, sort: 'name' }
      const query = { ...asked, ...(keyword !== '' && { keyword }) }
      const { rows } = await client.query(listOf(api, listDeviceTypes, { query }))
      return rows.map(optionOf)
    },
    [api, client],
  )
  return data && data.total > data.rows.length ? { options, find } : { options }
}

function optionOf({ id, name }: DeviceType): Option {
  return { value: id, label: name }
}
