import { zoneMarkOf, zoneProperty, zonesOf, type Zone } from '@spruce/designer-engine/overlay'
import { useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { PanelSelect } from './PanelSelect.js'
import { useStudio } from './StudioContext.js'
import { zoneMessages } from './zoneMessages.js'

const zones: readonly Zone[] = ['free', 'movable', 'fixed']

/** What a person may do with the one selected component of a page that is given to them. */
export const ZoneForm = observer(function ZoneForm() {
  const { model } = useStudio()
  const messages = useMessages(zoneMessages)
  const { design, isReadOnly } = model
  const [id = ''] = design.selectedIds
  const node = design.selectedIds.length === 1 ? design.node(id) : undefined
  if (!node) return null
  const mark = zoneMarkOf(node)
  const zone = zonesOf(model.page.designer.document).get(id) ?? 'free'
  const isStricter = zone !== mark && zone !== 'free'
  return (
    <fieldset data-designer-place="">
      <legend>{messages.zone}</legend>
      <PanelSelect
        label={messages.zone}
        value={mark}
        options={zones.map((value) => ({ value, label: messages[value] }))}
        isDisabled={isReadOnly}
        onChange={(next) => {
          // What is free says nothing: pages of before are as free as that.
          const value = next === 'free' ? undefined : next
          design.designer.commands.setProps([id], { [zoneProperty]: value })
        }}
      />
      {isStricter && (
        <p className="sp-studio-note">{zone === 'fixed' ? messages.fixedBy : messages.movableBy}</p>
      )}
    </fieldset>
  )
})
