import { useApi } from '@spruce/session/react'
import { FilterSelect, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { deviceMessages } from './deviceMessages.js'
import { typeChoiceOptions } from './deviceQueries.js'

/** Finds the devices of a type. */
export function TypeFilter() {
  const t = useMessages(deviceMessages)
  const { data } = useQuery(typeChoiceOptions(useApi()))
  const options = (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return <FilterSelect name="type" label={t.anyType} options={options} />
}
