import { useApi } from '@spruce/session/react'
import {
  type DataColumn,
  type DialogProps,
  FilterSelect,
  ListDialog,
  ResourcePage,
  useExportAction,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { useState } from 'react'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import {
  type CustomerReceipt,
  type PeopleQuery,
  type PersonReceipt,
  receiptPeopleOptions,
  type ReceiptState,
  type SystemNoticeRow,
} from './systemNoticeQueries.js'

export interface ReceiptPeopleDialogProps extends DialogProps {
  /** The notice. */
  notice: Pick<SystemNoticeRow, 'id' | 'mustConfirm'>
  /** The customer whose people are listed. */
  customer: Pick<CustomerReceipt, 'customerId' | 'customerName'>
}

/** Rows of a page in the dialog. */
const pageSize = 10

const word = (key: 'person' | 'employeeCode' | 'readAt' | 'confirmedAt') => (language: Language) =>
  systemNoticeMessages[language][key]

const momentColumn = (id: 'readAt' | 'confirmedAt'): DataColumn<PersonReceipt> => ({
  id,
  header: word(id),
  width: 184,
  text: (row) => (row[id] === null ? '' : formatTime(row[id])),
  cell: (row) => row[id] && formatTime(row[id]),
})

const columns: readonly DataColumn<PersonReceipt>[] = [
  { id: 'nickName', header: word('person'), minWidth: 120 },
  { id: 'employeeCode', header: word('employeeCode'), minWidth: 100 },
  momentColumn('readAt'),
  momentColumn('confirmedAt'),
]

const unconfirmable = columns.filter(({ id }) => id !== 'confirmedAt')

/** Who of one customer has read a notice, or has not; the ones who have not come first. */
export function ReceiptPeopleDialog({ notice, customer, onClose }: ReceiptPeopleDialogProps) {
  const api = useApi()
  const t = useMessages(systemNoticeMessages)
  const [query, setQuery] = useState<PeopleQuery>({ size: pageSize, state: 'unread' })
  const shown = notice.mustConfirm ? columns : unconfirmable
  const states: readonly ReceiptState[] = notice.mustConfirm
    ? ['unread', 'read', 'unconfirmed', 'confirmed']
    : ['unread', 'read']
  const list = useResourcePage({
    query,
    onQueryChange: (patch) => setQuery((former) => ({ ...former, ...patch })),
    list: (wanted: PeopleQuery) =>
      receiptPeopleOptions(api, notice.id, customer.customerId, wanted),
    rowId: ({ memberId }) => memberId,
  })
  const exportPeople = useExportAction({
    state: list,
    columns: shown,
    name: t.peopleTitle(customer.customerName),
  })
  return (
    <ListDialog title={t.peopleTitle(customer.customerName)} onClose={() => onClose()}>
      <ResourcePage state={list} title={t.people} isSection permission="systemnotice:list">
        <ResourcePage.Toolbar actions={[exportPeople]}>
          <ResourcePage.Filters>
            <FilterSelect
              label={t.state}
              options={states.map((value) => ({ value, label: t[value] }))}
              value={query.state}
              onChange={(state) =>
                list.setFilter({ state: (state as ReceiptState | undefined) ?? 'unread' })
              }
            />
          </ResourcePage.Filters>
        </ResourcePage.Toolbar>
        <ResourcePage.Table
          columns={shown}
          rowId={({ memberId }) => memberId}
          permission="systemnotice:list"
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
