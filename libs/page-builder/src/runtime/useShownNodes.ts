import type { PageNode } from '@spruce/designer-engine'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Frame } from '../data/Frame.js'
import { isVisible, readVisibility } from '../data/visibility.js'
import { usePage, usePageVariables } from './PageContext.js'

/** Those components of a slot whose rules hold; what a rule asks about is asked whether they are seen or not. */
export function useShownNodes(parent: string | null, slot: string): readonly PageNode[] {
  const { childrenOf, queries, permCodes, breakpoint } = usePage()
  const { values } = usePageVariables()
  const nodes = childrenOf(parent, slot)
  const ruled = useMemo(
    () =>
      nodes.flatMap((node) => {
        const { visibility } = node.props
        return visibility === undefined ? [] : [{ node, rules: readVisibility(visibility) }]
      }),
    [nodes],
  )
  const asked = useMemo(
    () => [
      ...new Set(
        ruled.flatMap(({ rules }) =>
          rules.flatMap((rule) => (rule.kind === 'empty' ? [rule.query] : [])),
        ),
      ),
    ],
    [ruled],
  )
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = asked.map((id) => queries.observe(id, listener))
      return () => stops.forEach((stop) => stop())
    },
    [asked, queries],
  )
  // One text for all frames: they differ as soon as one is filled or emptied.
  const read = () => asked.map((id) => sizeOf(queries.stateOf(id).frame)).join()
  const sizes = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => {
    const frameOf = (id: string) => (sizes === '' ? undefined : queries.stateOf(id).frame)
    const hidden = new Set(
      ruled.flatMap(({ node, rules }) =>
        isVisible(rules, { values, permCodes, breakpoint, frameOf }) ? [] : [node],
      ),
    )
    return hidden.size === 0 ? nodes : nodes.filter((node) => !hidden.has(node))
  }, [ruled, nodes, values, permCodes, breakpoint, queries, sizes])
}

function sizeOf(frame: Frame | undefined): string {
  if (!frame) return 'unknown'
  return (frame.columns[0]?.values.length ?? 0) === 0 ? 'empty' : 'filled'
}
