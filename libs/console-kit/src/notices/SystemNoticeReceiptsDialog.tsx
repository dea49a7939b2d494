import {
  type DataColumn,
  defineAction,
  defineDialog,
  ListDialog,
  ResourcePage,
  useDialogList,
  useExportAction,
  useMessages,
  wordsOf,
} from '@spruce/shell-ui'
import { listOf, type Schemas } from '@spruce/api-client'
import { listSystemNoticePeople, listSystemNoticeReceipts } from '@spruce/api-client/operations'
import type { NoticeReceiptsProps } from './noticeSource.js'
import { ReceiptPeopleDialog } from './ReceiptPeopleDialog.js'
import { receiptsMeta } from './receiptsMeta.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'

type CustomerReceipt = Schemas['SystemNoticeReceipt']

interface ReceiptQuery {
  page?: number | undefined
  size?: number | undefined
}

const peopleDialog = defineDialog(ReceiptPeopleDialog)

const word = wordsOf(systemNoticeMessages)

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
export function SystemNoticeReceiptsDialog(props: NoticeReceiptsProps) {
  const { notice, remind, onClose } = props
  const t = useMessages(systemNoticeMessages)
  const shown = notice.mustConfirm ? columns : unconfirmable
  const list = useDialogList({
    list: (api, { page = 1, size = 10 }: ReceiptQuery) => ({
      ...listOf(api, listSystemNoticeReceipts, { path: { id: notice.id }, query: { page, size } }),
      meta: receiptsMeta,
    }),
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
                void peopleDialog.open({
                  title: t.peopleTitle(customerName),
                  mustConfirm: notice.mustConfirm,
                  permission: 'systemnotice:list',
                  list: (client, query) =>
                    listOf(client, listSystemNoticePeople, {
                      path: { id: notice.id },
                      query: { customerId, ...query },
                    }),
                }),
            }),
          ]}
          permission="systemnotice:list"
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
