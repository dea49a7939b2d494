import { mutationOf, tagKey } from '@spruce/api-client'
import {
  listWorkbenches,
  restoreWorkbenchRevision,
  rollBackWorkbench,
} from '@spruce/api-client/operations'
import {
  actionsOf,
  type DataColumn,
  type DialogProps,
  EmptyState,
  FilterSelect,
  ListDialog,
  ResourcePage,
  StatusTag,
  useDialogList,
  useMessages,
  timeColumn,
} from '@spruce/shell-ui'
import { defineSearch } from '@spruce/shell-ui/search'
import { useMemo } from 'react'
import { workbenchMessages } from './workbenchMessages.js'
import {
  readWorkbench,
  type Revision,
  type RevisionQuery,
  revisionsOptions,
  type WorkbenchRow,
} from './workbenchQueries.js'

export interface RevisionsDialogProps extends DialogProps<never> {
  /** The workbench whose saved states are listed. */
  workbench: Pick<WorkbenchRow, 'id' | 'name'>
}

const permission = 'workbench:list'

const { confirmAction } = actionsOf({
  messages: workbenchMessages,
  search: defineSearch({}),
  columns: [] as readonly DataColumn<Revision>[],
  key: tagKey(listWorkbenches),
})

/** What can be done with a saved state of one workbench, in the version that it has when it is done. */
function revisionActions(workbench: Pick<WorkbenchRow, 'id'>) {
  return [
    confirmAction({
      label: 'restore',
      permission: 'workbench:edit',
      isVisible: ({ isDraft }) => !isDraft,
      question: ({ t }, { number }) => ({
        title: t.restoreQuestion(number),
        message: t.restoreText,
      }),
      run: async (context, { number }) => {
        const { id, version } = await readWorkbench(context, workbench)
        const { api, send } = context
        await send(mutationOf(api, restoreWorkbenchRevision), {
          path: { id, number },
          body: { version },
        })
      },
      done: ({ t }, { number }) => t.restored(number),
    }),
    confirmAction({
      label: 'rollBack',
      permission: 'workbench:publish',
      isVisible: ({ releasedAt, isPublished }) => releasedAt !== null && !isPublished,
      question: ({ t }, { number }) => ({
        title: t.rollBackQuestion(number),
        message: t.rollBackText,
      }),
      run: async (context, { number }) => {
        const { id, version } = await readWorkbench(context, workbench)
        const { api, send } = context
        await send(mutationOf(api, rollBackWorkbench), { path: { id, number }, body: { version } })
      },
      done: ({ t }, { number }) => t.rolledBack(number),
    }),
  ]
}

/** The saved states of a workbench, the newest first; any can be the draft again, or what people see. */
export function RevisionsDialog({ workbench, onClose }: RevisionsDialogProps) {
  const t = useMessages(workbenchMessages)
  const { id } = workbench
  const list = useDialogList({
    list: (api, query: RevisionQuery) => revisionsOptions(api, id, query),
    rowId: ({ number }) => String(number),
  })
  const actions = useMemo(() => revisionActions({ id }), [id])
  const columns = useMemo<readonly DataColumn<Revision>[]>(
    () => [
      {
        id: 'number',
        header: t.revisions,
        minWidth: 190,
        cell: ({ number, isDraft, isPublished }) => (
          <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            {t.revisionNumber(number)}
            {isPublished && <StatusTag tone="success">{t.isPublished}</StatusTag>}
            {isDraft && <StatusTag tone="neutral">{t.isDraft}</StatusTag>}
          </span>
        ),
      },
      { id: 'note', header: t.note, minWidth: 112 },
      {
        id: 'savedBy',
        header: t.savedBy,
        minWidth: 96,
        cell: ({ savedBy }) => savedBy ?? t.formerMember,
      },
      timeColumn('savedAt', t.savedAt, { isSortable: false }),
      timeColumn('releasedAt', t.releasedAt, { isSortable: false }),
    ],
    [t],
  )
  return (
    <ListDialog
      title={t.revisionsTitle(workbench.name)}
      lead={t.revisionsLead}
      onClose={() => onClose()}
    >
      <ResourcePage state={list} title={t.revisions} isSection permission={permission}>
        <ResourcePage.Toolbar>
          <ResourcePage.Filters>
            <FilterSelect
              name="released"
              label={t.anyRevision}
              options={[{ value: 'yes', label: t.releasedOnly }]}
            />
          </ResourcePage.Filters>
        </ResourcePage.Toolbar>
        <ResourcePage.Table
          columns={columns}
          actions={actions}
          rowId={({ number }) => String(number)}
          rowName={({ number }) => t.revisionNumber(number)}
          empty={<EmptyState title={t.noRevisions} />}
          permission={permission}
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
