import { useApi } from '@spruce/session/react'
import { type FilterBinding, useFilter, useMessages, usePermitted } from '@spruce/shell-ui'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { customerChoiceOptions, customerNameOptions } from './customerChoiceQueries.js'
import { ChoiceFilter } from '../filters/ChoiceFilter.js'
import { customerFilterMessages } from './customerFilterMessages.js'

/** Holds the id of a customer; nothing for all. @public */
export type CustomerFilterProps = FilterBinding<string>

/** Chooses one customer; only there for who may see customers. @public */
export function CustomerFilter(props: CustomerFilterProps) {
  const { value, onChange } = useFilter(props)
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(customerFilterMessages)
  const isAllowed = usePermitted()('customer:list')
  const options = customerNameOptions(api, value ?? '')
  const { data: customer } = useQuery({
    ...options,
    queryFn: value !== undefined && isAllowed ? options.queryFn : skipToken,
  })
  if (!isAllowed) return null
  return (
    <ChoiceFilter
      label={t.customer}
      anyLabel={t.anyCustomer}
      options={value === undefined ? [] : [{ value, label: customer?.name ?? value }]}
      find={async (keyword) => {
        const { rows } = await client.query(customerChoiceOptions(api, keyword.trim()))
        return rows.map(({ id, name, code }) => ({ value: id, label: name, description: code }))
      }}
      value={value}
      onChange={onChange}
    />
  )
}
