import type { DataColumn, FilterBinding, ResourceList } from '@spruce/shell-ui'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** How a source answers one question of a screen. @public */
export type SourceOptions<Data> = UseQueryOptions<Data>

/** How a source answers a list: one page of it. @public */
export type SourceList<Row> = SourceOptions<ResourceList<Row>>

/** Whose a line is, where a screen shows lines of several customers. @public */
export interface OfCustomer {
  customerId: string | null
  customerName: string | null
}

/** Holds the id of the chosen customer; nothing for all. @public */
export type ScopeFilterProps = FilterBinding<string>

/** How a screen over several customers tells them apart; a screen of one customer has none. @public */
export interface Scope {
  column: DataColumn<Partial<OfCustomer>>
  Filter: ComponentType<ScopeFilterProps>
}
