import { Button } from '@chakra-ui/react/button'
import {
  defineDialog,
  ListDialog,
  saveFile,
  toast,
  useMessages,
  type DialogProps,
} from '@spruce/shell-ui'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { importMessages } from './importMessages.js'
import {
  formatNames,
  noteGroups,
  notesIn,
  reportOf,
  sayKind,
  sayNote,
  sayVariables,
  type LabelOf,
  type NoteGroup,
} from './sayNotes.js'
import type { DashboardImport, ImportedKind, ImportNote } from './types.js'

/** What is to be done with a dashboard: put it below, instead of what is there, or choose another one. */
export type ImportChoice = 'append' | 'replace' | 'again'

/** Props of ImportCheckDialog. */
export interface ImportCheckDialogProps extends DialogProps<ImportChoice> {
  /** The dashboard as components. */
  made: DashboardImport
  /** What people call a type of component. Keep its identity. */
  labelOf: LabelOf
  /** Nothing is on the page yet. */
  isEmpty: boolean
}

/** Shows what of a dashboard comes, as what, and what does not; asks where it goes. Nothing has changed before. */
export function ImportCheckDialog({ made, labelOf, isEmpty, onClose }: ImportCheckDialogProps) {
  const messages = useMessages(importMessages)
  const { format, title, nodes, kinds, notes } = made
  const variables = sayVariables(made, messages)
  const report = () => reportOf(made, messages, labelOf)
  const copy = () =>
    navigator.clipboard.writeText(report()).then(
      () => toast.success(messages.copied),
      () => toast.error(messages.notCopied),
    )
  return (
    <ListDialog
      title={messages.checkTitle(title)}
      lead={messages.summary(formatNames[format], nodes.length)}
      onClose={() => onClose()}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={() => onClose()}>
            {messages.cancel}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={() => onClose('again')}>
            {messages.back}
          </Button>
          {!isEmpty && (
            <Button variant="outline" colorPalette="gray" onClick={() => onClose('replace')}>
              {messages.replace}
            </Button>
          )}
          <Button onClick={() => onClose('append')}>
            {isEmpty ? messages.import : messages.append}
          </Button>
        </>
      }
    >
      <div className="sp-studio-import">
        {!isEmpty && <p>{messages.undoable}</p>}
        <Kinds kinds={kinds} labelOf={labelOf} />
        {variables !== '' && <p>{messages.variables(variables)}</p>}
        {notes.length === 0 && <p>{messages.noNotes}</p>}
        {noteGroups.map((group) => (
          <Notes key={group} group={group} notes={notesIn(group, notes)} labelOf={labelOf} />
        ))}
        <div className="sp-studio-import-tools">
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void copy()}>
            <Copy size={14} aria-hidden />
            {messages.copy}
          </Button>
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => {
              saveFile(messages.reportName(title), report(), 'text/plain;charset=utf-8')
            }}
          >
            <Download size={14} aria-hidden />
            {messages.download}
          </Button>
        </div>
      </div>
    </ListDialog>
  )
}

export const importCheckDialog = defineDialog(ImportCheckDialog)

interface KindsProps {
  readonly kinds: readonly ImportedKind[]
  readonly labelOf: LabelOf
}

function Kinds({ kinds, labelOf }: KindsProps) {
  const messages = useMessages(importMessages)
  return (
    <table className="sp-studio-import-kinds">
      <caption>{messages.kinds}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.kindOf}</th>
          <th scope="col">{messages.kindAs}</th>
          <th scope="col">{messages.kindCount}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={`${kind.of} ${kind.type}`}>
            <td>{kind.of}</td>
            <td>{sayKind(kind, messages, labelOf)}</td>
            <td>{kind.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** So many lines of a group are shown at first. */
const mostLines = 20

interface NotesProps {
  readonly group: NoteGroup
  readonly notes: readonly ImportNote[]
  readonly labelOf: LabelOf
}

function Notes({ group, notes, labelOf }: NotesProps) {
  const messages = useMessages(importMessages)
  const [isAll, setAll] = useState(false)
  if (notes.length === 0) return null
  const shown = isAll ? notes : notes.slice(0, mostLines)
  const title = messages[group](notes.length)
  return (
    <section aria-label={title}>
      <h3 className="sp-studio-import-title">{title}</h3>
      <ul className="sp-studio-list">
        {shown.map((note, at) => (
          // Two parts may have the same name.
          <li key={at}>{sayNote(note, messages, labelOf)}</li>
        ))}
      </ul>
      {shown.length < notes.length && (
        <button type="button" className="sp-text-button" onClick={() => setAll(true)}>
          {messages.showAll(notes.length)}
        </button>
      )}
    </section>
  )
}
