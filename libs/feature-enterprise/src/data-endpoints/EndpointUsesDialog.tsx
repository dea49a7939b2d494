import {
  type DataColumn,
  type DialogProps,
  EmptyState,
  ListDialog,
  ResourcePage,
  timeColumn,
  useDialogList,
  useMessages,
  wordsOf,
} from '@spruce/shell-ui'
import { designHref, type Visitor } from '../workbenches/designHref.js'
import { useOpenUse } from '../workbenches/useOpenUse.js'
import { endpointMessages } from './endpointMessages.js'
import { type Endpoint, type EndpointUse, endpointUsesOptions } from './endpointQueries.js'

export interface EndpointUsesDialogProps extends DialogProps<never> {
  /** The endpoint whose uses are listed. */
  endpoint: Pick<Endpoint, 'id' | 'name'>
}

const word = wordsOf(endpointMessages)
const permission = 'dataendpoint:edit'

const columns: readonly DataColumn<EndpointUse>[] = [
  { id: 'name', header: word('designName'), minWidth: 160 },
  {
    id: 'kind',
    header: word('designKind'),
    width: 148,
    text: ({ kind }, language) => endpointMessages[language][kind],
  },
  timeColumn('publishedAt', word('publishedAt'), { isSortable: false }),
  timeColumn('draftAt', word('draftAt'), { isSortable: false }),
]

const hrefOf = ({ designId: id, kind, appCode, publishedAt }: EndpointUse, visitor: Visitor) =>
  designHref({ id, kind, appCode, isPublished: publishedAt !== null }, visitor)

/** Which pages and workbenches read a data endpoint, with a way to each that the person may open. */
export function EndpointUsesDialog({ endpoint: { id, name }, onClose }: EndpointUsesDialogProps) {
  const t = useMessages(endpointMessages)
  const actions = useOpenUse<EndpointUse>(word('openUse'), hrefOf)
  const list = useDialogList({
    list: (api, { page = 1, size = 10 }: { page?: number; size?: number }) =>
      endpointUsesOptions(api, id, { page, size }),
    rowId: ({ designId }) => designId,
  })
  return (
    <ListDialog title={t.usesTitle(name)} lead={t.usesLead} onClose={() => onClose()}>
      <ResourcePage state={list} title={t.uses} isSection permission={permission}>
        <ResourcePage.Table
          columns={columns}
          rowId={({ designId }) => designId}
          rowName={(use) => use.name}
          actions={actions}
          permission={permission}
          empty={<EmptyState title={t.noUses} text={t.noUsesHelp} />}
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
