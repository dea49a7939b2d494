import type { PageNode } from '@spruce/designer-engine'
import { toast, useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { readPageUrl } from '../data/interactions.js'
import { useSayCell } from '../frame/useSayCell.js'
import { useQueryState } from '../runtime/useQueryState.js'
import { nameColumn } from '../widgets/numberColumns.js'
import { pictureMapProps } from '../widgets/picture-map/props.js'
import { placesMessages } from './placesMessages.js'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'

/** Opens the dialog in which the points of the one selected picture map are marked. */
export const PlacesTool = observer(function PlacesTool() {
  const { model, registry, permCodes } = useStudio()
  const { design } = model
  const [id = ''] = design.selectedIds
  const node = design.selectedIds.length === 1 ? design.node(id) : undefined
  if (node?.type !== 'spruce.picture-map' || design.isReadOnly || design.onlyPreview) return null
  return registry.permissionsOf(node, permCodes).canEdit === false ? null : <Tool node={node} />
})

const Tool = observer(function Tool({ node }: { readonly node: PageNode }) {
  const { model, say } = useStudio()
  const messages = useMessages(placesMessages)
  const { notLoaded } = useMessages(studioMessages)
  const { url, alt, name, query, places } = pictureMapProps.check(node.props).value
  const names = useNames(query, name)
  const noteId = useId()
  const picture = readPageUrl(url, location.origin)?.href

  async function mark() {
    const late = await import('./PlacesDialog.js').catch(() => undefined)
    if (!late || picture === undefined) {
      toast.error(notLoaded)
      return
    }
    const next = await late.placesDialog.open({ ...{ picture, alt, places, names } })
    if (!next) return
    const { ok } = model.design.designer.commands.setProps(
      [node.id],
      { places: next.map((one) => ({ ...one })) },
      'push',
    )
    if (ok) say(messages.done(next.length))
  }

  return (
    <div className="sp-studio-panel-tool">
      <button
        type="button"
        className="sp-text-button"
        disabled={picture === undefined}
        aria-describedby={picture === undefined ? noteId : undefined}
        onClick={() => void mark()}
      >
        {messages.mark}
      </button>
      {picture === undefined && (
        <p id={noteId} className="sp-studio-note">
          {messages.needsPicture}
        </p>
      )}
    </div>
  )
})

/** What the rows of a query are called, each once, as the widget says it. */
function useNames(query: string, name: string): readonly string[] {
  const say = useSayCell()
  const { frame } = useQueryState(query, true)
  const column = frame && nameColumn(frame, name)
  if (!column) return []
  const names = column.values.map((value) => say(column, value))
  return [...new Set(names)].filter((one) => one !== '')
}
