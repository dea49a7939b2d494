import {
  ChoiceField,
  defineDialog,
  FormDialog,
  SelectField,
  useFieldValue,
  useMessages,
  type DialogProps,
} from '@spruce/shell-ui'
import { useRef } from 'react'
import type { StudioViewer, StudioViewers, ViewerKind } from '../StudioPort.js'
import { viewerMessages } from './viewerMessages.js'

interface ViewerDraft {
  kind: ViewerKind
  id: string | null
}

/** Who was chosen, by name, with what they may do. */
export interface ChosenViewer extends StudioViewer {
  readonly kind: ViewerKind
  readonly name: string
}

/** Props of ViewerDialog. */
export interface ViewerDialogProps extends DialogProps<ChosenViewer> {
  /** Finds roles and people, and what they may do. */
  viewers: StudioViewers
}

/** Asks as whom a page is previewed: as a role, or as a person. */
export function ViewerDialog({ viewers, onClose }: ViewerDialogProps) {
  const messages = useMessages(viewerMessages)
  const names = useRef(new Map<string, string>())
  const find = async (kind: ViewerKind, keyword: string, signal: AbortSignal) => {
    const found = await viewers.find(kind, keyword.trim(), signal)
    for (const { value, label } of found) names.current.set(`${kind} ${value}`, label)
    return found
  }
  return (
    <FormDialog<ViewerDraft, ChosenViewer>
      title={messages.title}
      lead={messages.lead}
      submitLabel={messages.submit}
      initialValues={{ kind: 'role', id: null }}
      validate={({ kind, id }) => (id === null ? { id: messages.choose(messages[kind]) } : {})}
      onSubmit={async ({ kind, id }) => {
        const viewer = await viewers.read(kind, id ?? '')
        return { ...viewer, kind, name: names.current.get(`${kind} ${id ?? ''}`) ?? '' }
      }}
      onClose={onClose}
    >
      <ChoiceField
        name="kind"
        label={messages.kind}
        resets={['id']}
        choices={[
          { value: 'role', label: messages.role },
          { value: 'person', label: messages.person },
        ]}
      />
      <Who find={find} />
    </FormDialog>
  )
}

interface WhoProps {
  readonly find: StudioViewers['find']
}

function Who({ find }: WhoProps) {
  const messages = useMessages(viewerMessages)
  const kind = useFieldValue<ViewerKind>('kind')
  return (
    <SelectField
      key={kind}
      name="id"
      label={messages[kind]}
      isRequired
      options={[]}
      find={(keyword, signal) => find(kind, keyword, signal)}
    />
  )
}

export const viewerDialog = defineDialog(ViewerDialog)
