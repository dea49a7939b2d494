import { listOf, type Schemas } from '@spruce/api-client'
import { listTenantComponentUses } from '@spruce/api-client/operations'
import {
  componentMessages,
  type ComponentUsesProps,
  type DialogQuery,
  personalText,
} from '@spruce/console-kit/components'
import {
  type DataColumn,
  ListDialog,
  ResourcePage,
  timeColumn,
  useDialogList,
  useLanguage,
  useMessages,
  wordsOf,
} from '@spruce/shell-ui'
import { tenantComponentMessages, tenantOriginMessages } from './tenantComponentMessages.js'

type Use = Schemas['TenantComponentUse']

const word = wordsOf(componentMessages)
const ownWord = wordsOf(tenantOriginMessages)

const columns: readonly DataColumn<Use>[] = [
  { id: 'name', header: word('pageName'), minWidth: 160 },
  {
    id: 'kind',
    header: word('pageKind'),
    width: 148,
    text: ({ kind }, language) => componentMessages[language][kind],
  },
  timeColumn('publishedAt', ownWord('publishedAt'), { isSortable: false }),
  timeColumn('draftAt', ownWord('draftAt'), { isSortable: false }),
]

/** On which pages and workbenches of the company a component stands. */
export function TenantComponentUsesDialog({ component, onClose }: ComponentUsesProps) {
  const t = useMessages(tenantComponentMessages)
  const language = useLanguage()
  const list = useDialogList({
    list: (api, { page = 1, size = 10 }: DialogQuery) =>
      listOf(api, listTenantComponentUses, { query: { code: component.code, page, size } }),
    rowId: ({ designId }) => designId,
  })
  return (
    <ListDialog
      title={t.usesTitle(component.name[language])}
      lead={t.sentences([t.usesLead, ...personalText(component, t)])}
      onClose={() => onClose()}
    >
      <ResourcePage state={list} title={t.uses} isSection permission="widget:list">
        <ResourcePage.Table
          columns={columns}
          rowId={({ designId }) => designId}
          rowName={({ name }) => name}
          permission="widget:list"
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
