import { useApi } from '@spruce/session/react'
import {
  defineDialog,
  type DialogProps,
  EmptyState,
  FilterSelect,
  ListDialog,
  ResourcePage,
  useDialogList,
  useMessages,
} from '@spruce/shell-ui'
import { BulkChangeDialog } from './BulkChangeDialog.js'
import { bulkColumns } from './bulkColumns.js'
import { bulkMessages } from './bulkMessages.js'
import { type BulkChange, bulkChangesOptions, type BulkListQuery } from './bulkQueries.js'
import { bulkStatuses, titleOf } from './bulkTexts.js'

const changeDialog = defineDialog(BulkChangeDialog)

/** The changes of many people that the person has started, each with the way back. */
export function BulkChangesDialog({ onClose }: DialogProps<never>) {
  const api = useApi()
  const t = useMessages(bulkMessages)
  const list = useDialogList({
    list: (_api, wanted: BulkListQuery) => bulkChangesOptions(api, wanted),
  })
  return (
    <ListDialog title={t.records} lead={t.recordsLead} onClose={() => onClose()}>
      <ResourcePage state={list} title={t.recordList} isSection>
        <ResourcePage.Toolbar>
          <ResourcePage.Filters>
            <FilterSelect
              name="status"
              label={t.anyStatus}
              options={bulkStatuses.map((value) => ({ value, label: t[value] }))}
            />
          </ResourcePage.Filters>
        </ResourcePage.Toolbar>
        <ResourcePage.Table
          columns={bulkColumns}
          rowName={(change: BulkChange) => titleOf(change, t)}
          onOpen={({ id }: BulkChange) => void changeDialog.open({ change: { id } })}
          permission="user:edit"
          empty={
            list.query.status === undefined ? (
              <EmptyState title={t.noRecords} text={t.noRecordsHelp} />
            ) : undefined
          }
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
