import { defaultPageConfig } from '@spruce/designer-engine'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { PageRuntime, type PageDataPort, type WidgetDefinition } from '@spruce/page-builder'
import { readFrame } from '@spruce/page-builder/data'
import { useLanguage } from '@spruce/shell-ui'
import { useMemo } from 'react'
import { registryOf, type RegisteredComponent } from '../registry/pageRegistry.js'
import { sampleFrames } from './sampleFrames.js'

/** @public */
export interface ComponentPreviewProps {
  /** As it is edited, whatever was released. */
  component: RegisteredComponent
}

/** The page has no query that is asked. */
const noData: PageDataPort = {
  query: () => Promise.resolve({}),
  subscribe: () => () => undefined,
}

/** A component on a page of its own, in its size, with the values that it starts with and data to look at. @public */
export function ComponentPreview({ component }: ComponentPreviewProps) {
  const language = useLanguage()
  const registry = useMemo(() => registryOf([component]), [component])
  const document = useMemo(
    () => pageWith(component, sampleFor(registry, component.code, sampleFrames(language))),
    [registry, component, language],
  )
  return <PageRuntime document={document} registry={registry} data={noData} />
}

/** The first sample that a widget can show; undefined for one that shows no frames. */
function sampleFor(registry: ComponentRegistry, code: string, samples: readonly object[]) {
  const { lacks } = (registry.get(code) ?? {}) as Partial<WidgetDefinition<unknown>>
  if (!lacks) return undefined
  const props = registry.viewPropsOf(code, {})
  return samples.find((sample) => {
    const read = readFrame(sample)
    return read.ok && lacks(read.frame, props).length === 0
  })
}

function pageWith({ code, size }: RegisteredComponent, frame: object | undefined) {
  const node = { id: 'component', type: code, parent: null, slot: 'main', order: 'a', x: 0, y: 0 }
  const queries = frame ? [{ id: 'sample', source: 'static', frame }] : []
  const props = frame ? { query: 'sample' } : {}
  return {
    ...{ id: 'preview', schema: { page: 1, components: {} }, style: { main: {}, panel: {} } },
    config: defaultPageConfig,
    nodes: { component: { ...node, ...size, props } },
    queries,
  }
}
