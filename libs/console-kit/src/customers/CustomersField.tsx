import { useApi } from '@spruce/session/react'
import { type FindOptions, MultiSelectField, useFieldValue } from '@spruce/shell-ui'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { customerChoiceOptions, customerNameOptions } from './customerChoiceQueries.js'

/** @public */
export interface CustomersFieldProps {
  /** Key of the draft; it holds ids of customers. */
  name: string
  /** Stands above the field and names it. */
  label: string
  /** Stands below the field until an error takes its place. */
  help?: string
  /** Marks the field; the form around it checks it. */
  isRequired?: boolean
}

/** Chooses customers, found by the server while typing; those chosen before are named by it, too. @public */
export function CustomersField(props: CustomersFieldProps) {
  const api = useApi()
  const client = useQueryClient()
  const value = useFieldValue<readonly string[]>(props.name)
  const [chosenBefore] = useState(value)
  const named = useQueries({ queries: chosenBefore.map((id) => customerNameOptions(api, id)) })
  const find = useCallback<FindOptions>(
    async (keyword) => {
      const { rows } = await client.query(customerChoiceOptions(api, keyword.trim()))
      return rows.map(({ id, name, code }) => ({ value: id, label: name, description: code }))
    },
    [api, client],
  )
  const options = named.flatMap(({ data }) =>
    data ? [{ value: data.id, label: data.name, description: data.code }] : [],
  )
  return <MultiSelectField {...props} options={options} find={find} />
}
