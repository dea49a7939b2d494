import { useApi } from '@spruce/session/react'
import {
  type DataColumn,
  DataTable,
  type DialogProps,
  EmptyState,
  ListDialog,
  timeColumn,
  useMessages,
  wordsOf,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useOpenUse } from '../workbenches/useOpenUse.js'
import { nameOfUse, placeHref, placeText } from './places.js'
import { resourceMessages } from './resourceMessages.js'
import { type Resource, resourceUsesOptions, type ResourceUse } from './resourceQueries.js'

export interface UsesDialogProps extends DialogProps {
  /** Whose uses are listed. */
  resource: Pick<Resource, 'id' | 'name'>
  /** Opened instead of a removal, which its uses forbid. */
  isRemoval?: boolean
}

const word = wordsOf(resourceMessages)
const columns: readonly DataColumn<ResourceUse>[] = [
  {
    id: 'label',
    header: word('useName'),
    minWidth: 160,
    text: (use, language) => nameOfUse(use, resourceMessages[language]),
  },
  {
    id: 'place',
    header: word('usePlace'),
    width: 180,
    text: (use, language) => placeText(use, resourceMessages[language]),
  },
  timeColumn('createdAt', word('usedSince'), { isSortable: false }),
]

/** Where a resource is used, with a way to each place that the person may open. */
export function UsesDialog({ resource, isRemoval = false, onClose }: UsesDialogProps) {
  const t = useMessages(resourceMessages)
  const actions = useOpenUse<ResourceUse>(word('openUse'), placeHref)
  const { data, error, isPending, refetch } = useQuery(resourceUsesOptions(useApi(), resource.id))
  return (
    <ListDialog
      title={t.usesTitle(resource.name)}
      lead={isRemoval ? t.usedCannotGo : t.usesLead}
      onClose={() => onClose()}
    >
      <DataTable<ResourceUse>
        label={t.usesLead}
        columns={columns}
        rows={data ?? []}
        total={data?.length ?? 0}
        rowId={({ objectTable, objectId, place }) => `${objectTable}/${objectId}/${place}`}
        rowName={(use) => nameOfUse(use, t)}
        actions={actions}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t.noUses} text={t.noUsesHelp} />}
      />
    </ListDialog>
  )
}
