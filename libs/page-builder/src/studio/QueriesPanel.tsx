import { Button } from '@chakra-ui/react/button'
import type { PageNode } from '@spruce/designer-engine'
import { confirmDialog, EmptyState, toast, useMessages } from '@spruce/shell-ui'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { FrameBody } from '../frame/FrameBody.js'
import { FrameTable } from '../frame/FrameTable.js'
import { usePage } from '../runtime/PageContext.js'
import { useQueryState } from '../runtime/useQueryState.js'
import { useWorkPorts } from '../work/WorkPorts.js'
import { queryDialog } from './QueryDialog.js'
import { queryMessages, wordFor } from './queryMessages.js'
import { usePageData } from './StudioCanvas.js'
import { storedList } from './storedJson.js'
import { useStudio } from './StudioContext.js'
import { StudioTool } from './StudioTool.js'

/** The queries of the page: to add, edit and remove, with what they answer. */
export const QueriesPanel = observer(function QueriesPanel() {
  const { model, port, say } = useStudio()
  const messages = useMessages(queryMessages)
  const data = usePageData()
  const { places } = useWorkPorts()
  const { isReadOnly, design } = model
  const { designer } = design
  const queries = [...data.queries.values()]

  function usersOf(id: string): readonly PageNode[] {
    return Object.values(designer.document.nodes).filter(({ props }) => props['query'] === id)
  }

  async function edit(id?: string, columns?: readonly string[]) {
    const stored = storedList(designer.document, 'queries')
    const query = id === undefined ? undefined : data.queries.get(id)
    const before = stored.find((one) => one['id'] === id)
    const taken = new Set(data.queries.keys())
    if (id !== undefined) taken.delete(id)
    const { endpoints } = port
    const endpointId = query?.parameters['endpointId']
    const endpoint =
      typeof endpointId === 'string'
        ? await endpoints?.read(endpointId).catch(() => undefined)
        : undefined
    const made = await queryDialog.open({
      taken,
      variables: data.variables,
      ...(places && { places }),
      ...(query && { query }),
      ...(before && { stored: before }),
      ...(columns && { columns }),
      ...(endpoints && { endpoints }),
      ...(endpoint && { endpoint }),
    })
    if (!made) return
    const name = typeof made['id'] === 'string' ? made['id'] : ''
    const now = storedList(designer.document, 'queries')
    const next = before ? now.map((one) => (one['id'] === id ? made : one)) : [...now, made]
    designer.commands.setSettings({ queries: next })
    say(before ? messages.changed(name) : messages.added(name))
  }

  /** What cannot be without the query: others that join it, and choices that offer its rows. */
  function needsOf(id: string): readonly string[] {
    const joining = queries.filter(({ transforms }) =>
      transforms.some((step) => step.kind === 'join' && step.query === id),
    )
    const offering = data.variables.filter(({ query }) => query === id)
    return [...joining.map((query) => query.id), ...offering.map(({ name }) => name)]
  }

  async function remove(id: string) {
    const needs = needsOf(id)
    if (needs.length > 0) {
      toast.warning(messages.neededBy(id, needs.join(', ')))
      return
    }
    const count = usersOf(id).length
    const isSure =
      count === 0 ||
      (await confirmDialog.open({
        title: messages.removeTitle(id),
        message: messages.removeText(count),
        confirmLabel: messages.removeQuery,
        danger: true,
      }))
    if (!isSure) return
    designer.commands.setSettings({
      queries: storedList(designer.document, 'queries').filter((one) => one['id'] !== id),
    })
    say(messages.removed(id))
  }

  return (
    <div className="sp-studio-queries">
      {!isReadOnly && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void edit()}>
          <Plus size={16} aria-hidden />
          {messages.addQuery}
        </Button>
      )}
      {queries.length === 0 && <EmptyState title={messages.none} text={messages.noneText} />}
      <ul className="sp-studio-query-list" aria-label={messages.queries}>
        {queries.map(({ id, source }) => (
          <li key={id} className="sp-studio-query">
            <QueryRow
              id={id}
              about={`${wordFor(messages, source)} · ${messages.usedBy(usersOf(id).length)}`}
              {...(!isReadOnly && {
                onEdit: (columns) => void edit(id, columns),
                onRemove: () => void remove(id),
              })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
})

interface QueryRowProps {
  readonly id: string
  readonly about: string
  /** Given the columns of the last answer, as far as there was one. */
  readonly onEdit?: (columns: readonly string[]) => void
  readonly onRemove?: () => void
}

function QueryRow({ id, about, onEdit, onRemove }: QueryRowProps) {
  const messages = useMessages(queryMessages)
  const { queries } = usePage()
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <>
      <div className="sp-studio-query-head">
        <button
          type="button"
          className="sp-studio-query-name"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          aria-label={messages.show(id)}
          onClick={() => setOpen(!isOpen)}
        >
          {id}
        </button>
        {onEdit && (
          <StudioTool
            icon={Pencil}
            label={messages.edit(id)}
            onPress={() =>
              onEdit((queries.stateOf(id).frame?.columns ?? []).map(({ name }) => name))
            }
          />
        )}
        {onRemove && <StudioTool icon={Trash2} label={messages.remove(id)} onPress={onRemove} />}
      </div>
      <p className="sp-studio-note">{about}</p>
      {isOpen && (
        <div id={panel} className="sp-studio-query-result">
          <QueryResult id={id} />
        </div>
      )}
    </>
  )
}

/** What the query answers now. */
function QueryResult({ id }: { readonly id: string }) {
  const messages = useMessages(queryMessages)
  const { queries } = usePage()
  const state = useQueryState(id, true)
  return (
    <FrameBody query={id} state={state} lacksOf={() => []} onRetry={() => queries.retry(id)}>
      {(frame) => <FrameTable title={messages.result(id)} frame={frame} />}
    </FrameBody>
  )
}
