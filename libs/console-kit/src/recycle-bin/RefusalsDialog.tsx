import {
  type DataColumn,
  DataTable,
  type DialogProps,
  ListDialog,
  useErrorText,
  useMessages,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import type { Refusal } from './chunkWork.js'
import { KindName } from './recycleBinColumns.js'
import { recycleBinMessages } from './recycleBinMessages.js'
import type { Recycled } from './recycleBinSource.js'
import { refusalText } from './refusalText.js'

export interface RefusalsDialogProps extends DialogProps<never> {
  /** Stands at the top. */
  title: string
  /** What became of the others, and what can be done. */
  lead: string
  /** What was refused, each with its reason. */
  refused: readonly Refusal<Recycled>[]
}

/** Which records of many did not come back or go, and why. */
export function RefusalsDialog({ title, lead, refused, onClose }: RefusalsDialogProps) {
  const t = useMessages(recycleBinMessages)
  const sayError = useErrorText()
  const columns = useMemo(
    (): DataColumn<Refusal<Recycled>>[] => [
      { id: 'name', header: t.name, minWidth: 140, value: ({ row }) => row.name },
      { id: 'kind', header: t.kind, width: 112, cell: ({ row }) => <KindName kind={row.kind} /> },
      {
        id: 'reason',
        header: t.reason,
        minWidth: 240,
        value: ({ error }) => refusalText(error, t, sayError),
      },
    ],
    [t, sayError],
  )
  return (
    <ListDialog title={title} lead={lead} onClose={() => onClose()}>
      <DataTable label={title} columns={columns} rows={refused} rowId={({ row }) => row.id} />
    </ListDialog>
  )
}
