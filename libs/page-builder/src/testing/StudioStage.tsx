import { DesignerProvider } from '@spruce/designer-engine/react'
import { DialogViewport, useLanguage } from '@spruce/shell-ui'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { useEffect, useState, type ReactNode } from 'react'
import type { Breakpoint } from '../data/visibility.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { CanvasZoom } from '../studio/CanvasZoom.js'
import { StudioProvider, type StudioShared } from '../studio/StudioContext.js'
import type { StudioPort } from '../studio/StudioPort.js'
import { StudioData } from '../studio/StudioCanvas.js'
import { StudioModel } from '../studio/StudioModel.js'
import { studioWidgets } from '../studio/StudioWidgets.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { FakeDataPort, type FakeAnswer } from './FakeDataPort.js'
import { FakeStudioPort } from './FakeStudioPort.js'
import { pageOf, type PageParts } from './pages.js'

const registry = createPageRegistry(allWidgets)
const widgets = studioWidgets(registry)

export interface StudioStageProps {
  /** What stands on the page. */
  readonly page: PageParts
  /** What its queries answer. */
  readonly answers?: Readonly<Record<string, FakeAnswer>>
  /** The page is only looked at. */
  readonly isReadOnly?: boolean
  /** Id of the component that is selected at first. */
  readonly selected?: string
  /** The width whose layout is designed; default the full one. */
  readonly breakpoint?: Breakpoint
  /** What the port of the studio offers beside saving. */
  readonly offers?: Partial<StudioPort>
  readonly children: ReactNode
}

/** A part of the studio without the rest: on an open page, as wide as a side of the studio. */
export function StudioStage(props: StudioStageProps) {
  const { page, answers, isReadOnly = false, selected, breakpoint = 'wide' } = props
  const { offers, children } = props
  const translate = useFixtureTranslation()
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const [shared] = useState((): StudioShared => {
    const port = Object.assign(new FakeStudioPort(), translate(offers))
    const model = StudioModel.open({
      ...{ id: 'page', registry, port, isReadOnly },
      page: { document: translate(pageOf(page)), version: 1, hasChanges: false },
    })
    if (!(model instanceof StudioModel)) throw new Error(`The page cannot be opened: ${model}`)
    if (selected !== undefined) model.design.designer.selection.select([selected])
    model.designAt(breakpoint)
    const data = new FakeDataPort(translate(answers ?? {}))
    return {
      ...{ model, registry, data, port, say: setSaid },
      name: 'page',
      at: { tenant: 't1', page: 'page' },
      permCodes: [],
      hasZones: false,
      zoom: new CanvasZoom(),
    }
  })
  const { model } = shared
  useEffect(() => model.connect(), [model])
  return (
    <StudioProvider value={shared}>
      <DesignerProvider page={model.design} widgets={widgets} language={language}>
        <div style={{ width: 320, maxWidth: '100%' }}>
          <StudioData>{children}</StudioData>
        </div>
        <DialogViewport />
        <p className="sp-sr-only" role="status">
          {said}
        </p>
      </DesignerProvider>
    </StudioProvider>
  )
}
