import { DaysFilter } from '@spruce/console-kit/filters'
import { listOf } from '@spruce/api-client'
import { listBusinessIdentifiers } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
  useTab,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { channels } from '../business-identifiers/channels.js'
import { deliveryDialog, deliveryRowActions } from './deliveryActions.js'
import { deliveryMessages } from './deliveryMessages.js'
import type { DeliveryRow } from './deliveryQueries.js'
import { type DeliveryQuery, deliveryStates } from './deliveryQuery.js'
import { deliveryResource } from './deliveryResource.js'
import { useExportDeliveries } from './useExportDeliveries.js'

/** Props of DeliveriesPage. */
export type DeliveriesPageProps = QueryProps<DeliveryQuery>

const noFilters = {
  ...{ keyword: undefined, code: undefined, state: undefined, channel: undefined },
  ...{ from: undefined, to: undefined },
}

/** The tab is that of a menu with another name. */
const title = { 'zh-CN': deliveryMessages['zh-CN'].title, 'en-US': deliveryMessages['en-US'].title }

/** What programs sent by business identifiers, and how far it has come. */
export function DeliveriesPage(props: DeliveriesPageProps) {
  const t = useMessages(deliveryMessages)
  const list = useResourcePage(props, deliveryResource)
  const { setTitle } = useTab()
  useEffect(() => {
    setTitle(title)
  }, [setTitle])
  const { query } = list
  const exportDeliveries = useExportDeliveries(list)
  const isFiltered = Object.keys(noFilters).some((key) => Reflect.get(query, key) !== undefined)
  return (
    <ResourcePage state={list} lead={t.lead}>
      <ResourcePage.Toolbar actions={[exportDeliveries]}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <IdentifierFilter chosen={query.code} />
          <FilterSelect
            name="state"
            label={t.anyState}
            options={deliveryStates.map((value) => ({ value, label: t[value] }))}
          />
          <FilterSelect
            name="channel"
            label={t.anyChannel}
            options={channels.map((value) => ({ value, label: t[value] }))}
          />
          <DaysFilter names={['from', 'to']} label={t.days} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={deliveryRowActions}
        onOpen={({ id, name }: DeliveryRow) => void deliveryDialog.open({ id, name })}
        {...(!isFiltered && { empty: <EmptyState title={t.none} text={t.noneHelp} /> })}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

/** As many as a call takes; of more, the address still finds those of one. */
const mostOffered = 100

function IdentifierFilter({ chosen }: { chosen: string | undefined }) {
  const t = useMessages(deliveryMessages)
  const query = { page: 1, size: mostOffered, sort: 'name' }
  const { data } = useQuery(listOf(useApi(), listBusinessIdentifiers, { query }))
  const names = new Map(data?.rows.map(({ code, name }) => [code, name]))
  if (chosen !== undefined && !names.has(chosen)) names.set(chosen, chosen)
  const options = [...names].map(([value, label]) => ({ value, label }))
  return <FilterSelect name="code" label={t.anyIdentifier} options={options} />
}
