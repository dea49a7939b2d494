import { useApi } from '@spruce/session/react'
import {
  type Action,
  type DataColumn,
  defineAction,
  defineDialog,
  type DialogProps,
  ListDialog,
  ResourcePage,
  useExportAction,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { useState } from 'react'
import { ReceiptPeopleDialog } from './ReceiptPeopleDialog.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import {
  type CustomerReceipt,
  type ReceiptQuery,
  receiptsOptions,
  type SystemNoticeRow,
} from './systemNoticeQueries.js'

export interface SystemNoticeReceiptsDialogProps extends DialogProps {
  /** The notice. */
  notice: Pick<SystemNoticeRow, 'id' | 'title' | 'mustConfirm'>
  /** Absent: nobody can be reminded of it any more. */
  remind?: Action
}

/** Rows of a page in the dialog. */
const pageSize = 10

const peopleDialog = defineDialog(ReceiptPeopleDialog)

const word =
  (key: 'customer' | 'people' | 'read' | 'unread' | 'confirmed') => (language: Language) =>
    systemNoticeMessages[language][key]

const columns: readonly DataColumn<CustomerReceipt>[] = [
  { id: 'customerName', header: word('customer'), minWidth: 160 },
  { id: 'people', header: word('people'), width: 104, align: 'end' },
  { id: 'read', header: word('read'), width: 92, align: 'end' },
  {
    id: 'unread',
    header: word('unread'),
    width: 92,
    align: 'end',
    // People who have left since have read all the same.
    value: ({ people, read }) => Math.max(0, people - read),
  },
  { id: 'confirmed', header: word('confirmed'), width: 108, align: 'end' },
]

const unconfirmable = columns.filter(({ id }) => id !== 'confirmed')

/** How many people of each customer have read a notice; from there to the people themselves. */
export function SystemNoticeReceiptsDialog(props: SystemNoticeReceiptsDialogProps) {
  const { notice, remind, onClose } = props
  const api = useApi()
  const t = useMessages(systemNoticeMessages)
  const [query, setQuery] = useState<ReceiptQuery>({ size: pageSize })
  const shown = notice.mustConfirm ? columns : unconfirmable
  const list = useResourcePage({
    query,
    onQueryChange: (patch) => setQuery((former) => ({ ...former, ...patch })),
    list: (wanted: ReceiptQuery) => receiptsOptions(api, notice.id, wanted),
    rowId: ({ customerId }) => customerId,
  })
  const exportReceipts = useExportAction({
    state: list,
    columns: shown,
    name: t.receiptsTitle(notice.title),
  })
  return (
    <ListDialog title={t.receiptsTitle(notice.title)} onClose={() => onClose()}>
      <ResourcePage state={list} title={t.receipts} isSection permission="systemnotice:list">
        <ResourcePage.Toolbar actions={[exportReceipts, ...(remind ? [remind] : [])]} />
        <ResourcePage.Table
          columns={shown}
          rowId={({ customerId }) => customerId}
          actions={[
            defineAction<CustomerReceipt>({
              label: t.showPeople,
              permission: 'systemnotice:list',
              run: ({ customerId, customerName }) =>
                void peopleDialog.open({ notice, customer: { customerId, customerName } }),
            }),
          ]}
          permission="systemnotice:list"
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
