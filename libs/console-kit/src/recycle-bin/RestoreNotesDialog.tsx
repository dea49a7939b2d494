import {
  type DataColumn,
  DataTable,
  type DialogProps,
  ListDialog,
  useMessages,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import { KindName } from './recycleBinColumns.js'
import { recycleBinMessages } from './recycleBinMessages.js'
import type { RestoreNote } from './recycleBinSource.js'
import { noteText } from './restoreNoteText.js'

export interface RestoreNotesDialogProps extends DialogProps<never> {
  /** What to know about what was restored. */
  notes: readonly RestoreNote[]
}

/** What of many records came back otherwise than it was, because something it stood on is gone. */
export function RestoreNotesDialog({ notes, onClose }: RestoreNotesDialogProps) {
  const t = useMessages(recycleBinMessages)
  const columns = useMemo(
    (): DataColumn<RestoreNote>[] => [
      { id: 'name', header: t.name, minWidth: 140, value: ({ name }) => name },
      { id: 'kind', header: t.kind, width: 112, cell: ({ kind }) => <KindName kind={kind} /> },
      { id: 'note', header: t.note, minWidth: 240, value: (note) => noteText(note, t) },
    ],
    [t],
  )
  const title = t.notesTitle(new Set(notes.map(({ id }) => id)).size)
  return (
    <ListDialog title={title} lead={t.notesLead} onClose={() => onClose()}>
      <DataTable
        label={title}
        columns={columns}
        rows={notes}
        rowId={({ id, code }) => `${id} ${code}`}
      />
    </ListDialog>
  )
}
