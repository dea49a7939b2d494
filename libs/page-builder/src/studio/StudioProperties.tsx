import { PlaceForm, PropertyPanel } from '@spruce/designer-engine/react/parts'
import { useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { ArrangeForm } from './ArrangeForm.js'
import { LayoutForm } from './LayoutForm.js'
import { PartRegistry, type PanelPart } from './PartRegistry.js'
import { studioControlOf } from './panelControls.js'
import { PanelRow } from './PanelRow.js'
import { PlacesTool } from './PlacesTool.js'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'
import { StudioTabs } from './StudioTabs.js'
import { TidyForm } from './TidyForm.js'
import { ZoneForm } from './ZoneForm.js'

/** The selected component: its data, its look, what a click does, its place. */
export function StudioProperties() {
  const { registry, permCodes, hasZones } = useStudio()
  const messages = useMessages(studioMessages)
  const [current, setCurrent] = useState<PanelPart | 'place'>('data')
  const parts = useMemo(
    () => ({
      data: new PartRegistry(registry, 'data'),
      look: new PartRegistry(registry, 'look'),
      action: new PartRegistry(registry, 'action'),
    }),
    [registry],
  )
  const panel = (part: PanelPart) => ({
    key: part,
    label: messages[part],
    render: () => (
      <>
        {part === 'data' && <PlacesTool />}
        <PropertyPanel
          key={part}
          registry={parts[part]}
          permCodes={permCodes}
          controlOf={studioControlOf}
          row={PanelRow}
        />
      </>
    ),
  })
  return (
    <StudioTabs
      label={messages.properties}
      current={current}
      onChoose={setCurrent}
      tabs={[
        panel('data'),
        panel('look'),
        panel('action'),
        { key: 'place', label: messages.place, render: () => <Place hasZones={hasZones} /> },
      ]}
    />
  )
}

/** Place and size of the one component, or how several stand to each other; and how all around them are packed. */
const Place = observer(function Place({ hasZones }: { readonly hasZones: boolean }) {
  const { design, isReadOnly } = useStudio().model
  const isMany = design.selectedIds.length > 1 && !isReadOnly
  return (
    <>
      {isMany ? <ArrangeForm /> : <PlaceForm />}
      <LayoutForm />
      {hasZones && !isMany && <ZoneForm />}
      {!isReadOnly && <TidyForm />}
    </>
  )
})
