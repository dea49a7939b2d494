import { Button } from '@chakra-ui/react/button'
import { defineDialog, ListDialog, useMessages, type DialogProps } from '@spruce/shell-ui'
import { clipboardMessages } from './clipboardMessages.js'
import type { PartNote, PartNoteKind } from './PartNote.js'

/** Props of PasteCheckDialog. */
export interface PasteCheckDialogProps extends DialogProps<true> {
  /** What the page is called that the components are from; may be empty. */
  name: string
  /** How many components come. */
  count: number
  /** They are from another company. */
  isForeign: boolean
  /** How many parts were not in order. */
  repaired: number
  /** What comes otherwise than it was, or not at all. */
  notes: readonly PartNote[]
}

/** In the order in which they are told: what is lost first. */
const groups: readonly PartNoteKind[] = [
  ...(['component', 'endpoint', 'things', 'file', 'link', 'unsafe'] as const),
  ...(['default', 'window', 'renamed'] as const),
]

/** Shows what of copied components comes otherwise, and what does not come; asks before the page changes. */
export function PasteCheckDialog(props: PasteCheckDialogProps) {
  const { name, count, isForeign, repaired, notes, onClose } = props
  const messages = useMessages(clipboardMessages)
  return (
    <ListDialog
      title={messages.checkTitle}
      lead={messages.checkLead(name, count)}
      onClose={() => onClose()}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={() => onClose()}>
            {messages.cancel}
          </Button>
          <Button onClick={() => onClose(true)}>{messages.confirm}</Button>
        </>
      }
    >
      <div className="sp-studio-import">
        {isForeign && <p>{messages.foreign}</p>}
        {repaired > 0 && <p>{messages.repaired(repaired)}</p>}
        {groups.map((kind) => (
          <Notes key={kind} kind={kind} notes={notes.filter((one) => one.kind === kind)} />
        ))}
      </div>
    </ListDialog>
  )
}

export const pasteCheckDialog = defineDialog(PasteCheckDialog)

interface NotesProps {
  readonly kind: PartNoteKind
  readonly notes: readonly PartNote[]
}

function Notes({ kind, notes }: NotesProps) {
  const messages = useMessages(clipboardMessages)
  if (notes.length === 0) return null
  const title = kind === 'file' ? messages.files : messages[kind]
  const say = ({ name, details }: PartNote) => {
    if (kind === 'renamed') return messages.renamedOf(name, details[0] ?? '')
    const said = details.map((one) => one.slice(0, 200)).join(messages.comma)
    return messages.noteOf(name, said === name ? '' : said)
  }
  return (
    <section aria-label={title}>
      <h3 className="sp-studio-import-title">{title}</h3>
      <ul className="sp-studio-list">
        {notes.map((note, at) => (
          // Two components may have the same name.
          <li key={at}>{say(note)}</li>
        ))}
      </ul>
    </section>
  )
}
