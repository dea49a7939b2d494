import type { PageNode } from '@spruce/designer-engine'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { useMemo } from 'react'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { PageRuntime } from '../runtime/PageRuntime.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { WorkPortsProvider, type WorkPorts } from '../work/WorkPorts.js'
import { FakeDataPort } from './FakeDataPort.js'
import { pageNode, pageOf } from './pages.js'

const none: readonly PageNode[] = []
const registry = createPageRegistry(allWidgets)
const places = [
  { value: 'd1', label: '一号泵' },
  { value: 'd2', label: '二号泵' },
]

export interface VariableStageProps {
  /** The variables of the page. */
  readonly variables: readonly unknown[]
  /** What stands on the page: names them as `{{name}}`. */
  readonly html?: string
  /** What stands on the page below it. */
  readonly nodes?: readonly PageNode[]
  /** Whether departments, areas and devices can be found. */
  readonly hasPlaces?: boolean
}

/** A page with variables, and a text that says what they are. */
export function VariableStage(props: VariableStageProps) {
  const { variables, html = '', nodes = none, hasPlaces = true } = props
  const translate = useFixtureTranslation()
  const data = useMemo(() => new FakeDataPort(), [])
  const ports = useMemo((): WorkPorts => {
    if (!hasPlaces) return {}
    const options = translate(places)
    return {
      places: {
        find: (_, keyword) =>
          Promise.resolve(options.filter(({ label }) => label.includes(keyword))),
        useName: (_, id) => options.find(({ value }) => value === id)?.label,
      },
    }
  }, [hasPlaces, translate])
  const page = useMemo(
    () =>
      pageOf({
        nodes: [
          pageNode({ id: 'a', type: 'spruce.text', w: 24, h: 3, props: { html } }),
          ...translate(nodes),
        ],
        queries: [],
        variables: translate(variables),
      }),
    [variables, html, nodes, translate],
  )
  return (
    <WorkPortsProvider value={ports}>
      <PageRuntime document={page} registry={registry} data={data} />
    </WorkPortsProvider>
  )
}
