import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { useMemo } from 'react'
import type { PageAction } from '../runtime/PageContext.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { PageRuntime } from '../runtime/PageRuntime.js'
import { FakeDataPort, type FakeAnswer } from './FakeDataPort.js'
import { pageNode, pageOf } from './pages.js'

/** @public */
export interface WidgetStageProps {
  /** The widget that is shown. */
  readonly definition: AnyComponentDefinition
  /** Its properties. */
  readonly props?: Readonly<Record<string, unknown>>
  /** What its query is answered with; without it the widget has no query. */
  readonly answer?: FakeAnswer
  /** Variables of the page. */
  readonly variables?: readonly unknown[]
  /** Rows of the grid that it has. Default: its own. */
  readonly rows?: number
  /** Follows what leads out of the page. */
  readonly onAction?: (action: PageAction) => void
}

/** One widget on a page of its own, as the runtime shows it. @public */
export function WidgetStage(stage: WidgetStageProps) {
  const { definition, props, answer, variables, rows = definition.size.h, onAction } = stage
  const registry = useMemo(() => createPageRegistry([definition]), [definition])
  const data = useMemo(() => new FakeDataPort(answer === undefined ? {} : { q: answer }), [answer])
  const page = useMemo(() => {
    const { w } = definition.size
    const node = pageNode({
      ...{ id: 'widget', type: definition.type, w, h: rows },
      props: { ...props, ...(answer !== undefined && { query: 'q' }) },
    })
    return pageOf({
      nodes: [node],
      queries: [{ id: 'q', source: 'platform', parameters: {} }],
      ...(variables && { variables }),
    })
  }, [definition, props, answer, variables, rows])
  return (
    <PageRuntime document={page} registry={registry} data={data} {...(onAction && { onAction })} />
  )
}
