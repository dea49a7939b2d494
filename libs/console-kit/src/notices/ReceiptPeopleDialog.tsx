import type { ApiClient, Schemas } from '@spruce/api-client'
import {
  type Action,
  type DataColumn,
  type DialogProps,
  FilterSelect,
  ListDialog,
  ResourcePage,
  SearchField,
  timeColumn,
  useDialogList,
  useExportAction,
  useMessages,
  wordsOf,
} from '@spruce/shell-ui'
import type { PermissionCode } from '@spruce/validators/permission'
import { type ReactNode, useMemo } from 'react'
import type { SourceList } from '../sources/source.js'
import { noticeMessages } from './noticeMessages.js'
import { receiptsMeta } from './receiptsMeta.js'

/** One person, and when they read. @public */
export type PersonReceipt = Schemas['NoticeReceipt'] &
  Partial<Pick<Schemas['TenantNoticeReceipt'], 'departments'>>

const states = ['unread', 'read', 'unconfirmed', 'confirmed'] as const

/** Which people are shown. @public */
export interface ReceiptPeopleQuery {
  state?: 'unread' | 'read' | 'unconfirmed' | 'confirmed' | undefined
  /** Name, pinyin, initials or code. */
  keyword?: string | undefined
  /** With those below. */
  deptId?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

/** @public */
export interface ReceiptPeopleDialogProps extends DialogProps {
  /** Says of whom. */
  title: string
  /** Whether people are to confirm it. */
  mustConfirm: boolean
  /** The code that shows them. */
  permission: PermissionCode
  /** One page of them. */
  list: (api: ApiClient, query: ReceiptPeopleQuery) => SourceList<PersonReceipt>
  /** Narrows people to a department, as `deptId`; then each shows theirs. Absent: nobody's is known. */
  departmentFilter?: ReactNode
  /** What else can be done, as a reminder. */
  actions?: readonly Action[]
}

const word = wordsOf(noticeMessages)

const columns: readonly DataColumn<PersonReceipt>[] = [
  { id: 'nickName', header: word('person'), minWidth: 120 },
  { id: 'employeeCode', header: word('employeeCode'), minWidth: 100 },
  {
    id: 'departments',
    header: word('personDepartments'),
    minWidth: 130,
    isSortable: false,
    value: ({ departments = [] }) => departments.map(({ name }) => name).join(' / '),
  },
  timeColumn('readAt', word('readAt'), { isSortable: false }),
  timeColumn('confirmedAt', word('confirmedAt'), { isSortable: false }),
]

/** The columns of a dialog; kept, for the table is made anew with others. */
function columnsOf(mustConfirm: boolean, hasDepartments: boolean) {
  return columns.filter(
    ({ id }) => (mustConfirm || id !== 'confirmedAt') && (hasDepartments || id !== 'departments'),
  )
}

/** Who has read a notice, or has not; the ones who have not come first. @public */
export function ReceiptPeopleDialog(props: ReceiptPeopleDialogProps) {
  const { title, mustConfirm, permission, departmentFilter, actions = [], onClose } = props
  const t = useMessages(noticeMessages)
  const hasDepartments = departmentFilter !== undefined
  const shown = useMemo(() => columnsOf(mustConfirm, hasDepartments), [mustConfirm, hasDepartments])
  const receipts: ReceiptPeopleDialogProps['list'] = (api, query) => ({
    ...props.list(api, query),
    meta: receiptsMeta,
  })
  const list = useDialogList({
    initial: { state: 'unread' },
    list: receipts,
    rowId: ({ memberId }) => memberId,
  })
  const exportPeople = useExportAction({ state: list, columns: shown, name: title })
  return (
    <ListDialog title={title} onClose={() => onClose()}>
      <ResourcePage state={list} title={t.people} isSection permission={permission}>
        <ResourcePage.Toolbar actions={[exportPeople, ...actions]}>
          <ResourcePage.Filters>
            <SearchField name="keyword" label={t.searchPeople} placeholder={t.searchPeopleHelp} />
            {departmentFilter}
            <FilterSelect
              label={t.state}
              options={states
                .filter((state) => mustConfirm || !state.endsWith('confirmed'))
                .map((value) => ({ value, label: t[value] }))}
              value={list.query.state}
              onChange={(state) =>
                list.setFilter({ state: (state as ReceiptPeopleQuery['state']) ?? 'unread' })
              }
            />
          </ResourcePage.Filters>
        </ResourcePage.Toolbar>
        <ResourcePage.Table
          columns={shown}
          rowId={({ memberId }) => memberId}
          permission={permission}
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
