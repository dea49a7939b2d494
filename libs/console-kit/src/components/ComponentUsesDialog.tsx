import { listOf, type Schemas } from '@spruce/api-client'
import { listComponentUses } from '@spruce/api-client/operations'
import {
  type DataColumn,
  ListDialog,
  ResourcePage,
  useDialogList,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { componentMessages, personalText } from './componentMessages.js'
import type { ComponentUsesProps, DialogQuery } from './componentSource.js'

type ComponentUse = Schemas['ComponentUse']
type UsedAt = ComponentUse['draft']

const word =
  (key: 'customer' | 'pageName' | 'pageKind' | 'publishedOn' | 'draftOn') => (language: Language) =>
    componentMessages[language][key]

/** The release that a state of the page was saved with. */
function usedText(used: UsedAt, language: Language): string {
  const t = componentMessages[language]
  if (used === null) return t.notOn
  return used.release === null ? t.beforeFirst : t.releaseNumber(used.release)
}

function Used({ at }: { at: UsedAt }) {
  const text = usedText(at, useLanguage())
  if (at === null) return <span style={{ opacity: 0.8 }}>{text}</span>
  return <span title={formatTime(at.savedAt)}>{text}</span>
}

function Kind({ of }: { of: ComponentUse['kind'] }) {
  return useMessages(componentMessages)[of]
}

const columns: readonly DataColumn<ComponentUse>[] = [
  { id: 'name', header: word('pageName'), minWidth: 140 },
  { id: 'customerName', header: word('customer'), minWidth: 140 },
  {
    id: 'kind',
    header: word('pageKind'),
    width: 120,
    text: ({ kind }, language) => componentMessages[language][kind],
    cell: ({ kind }) => <Kind of={kind} />,
  },
  {
    id: 'published',
    header: word('publishedOn'),
    width: 120,
    text: ({ published }, language) => usedText(published, language),
    cell: ({ published }) => <Used at={published} />,
  },
  {
    id: 'draft',
    header: word('draftOn'),
    width: 120,
    text: ({ draft }, language) => usedText(draft, language),
    cell: ({ draft }) => <Used at={draft} />,
  },
]

/** On which pages of which customers a component stands, and nothing of what else stands there. */
export function ComponentUsesDialog({ component, onClose }: ComponentUsesProps) {
  const t = useMessages(componentMessages)
  const language = useLanguage()
  const list = useDialogList({
    list: (api, { page = 1, size = 10 }: DialogQuery) =>
      listOf(api, listComponentUses, { path: { id: component.id }, query: { page, size } }),
    rowId: ({ customerId, designId }) => `${customerId}/${designId}`,
  })
  return (
    <ListDialog
      title={t.usesTitle(component.name[language])}
      lead={t.sentences([t.usesLead, ...personalText(component, t)])}
      onClose={() => onClose()}
    >
      <ResourcePage state={list} title={t.uses} isSection permission="component:list">
        <ResourcePage.Table
          columns={columns}
          rowId={({ customerId, designId }) => `${customerId}/${designId}`}
          rowName={({ name }) => name}
          permission="component:list"
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
