import { isSameJson, type PageDocument, type PageNode } from '@spruce/designer-engine'
import { breakpoints, type Breakpoint } from '../data/visibility.js'

/** What differs between two states of a page. */
export interface PageDifference {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
  readonly of: 'component' | 'query' | 'variable' | 'page'
  /** The component, as it is where it is there. */
  readonly node?: PageNode
  /** Of a query or a variable. */
  readonly name?: string
  /** The widths at which a component lies elsewhere, where it has not moved otherwise. */
  readonly at?: readonly Breakpoint[]
}

/** What became of a page on the way from one state to another: one line for each thing. */
export function pageDifferences(from: PageDocument, to: PageDocument): readonly PageDifference[] {
  const components = compare(from.nodes, to.nodes, (a, b) => {
    if (!isSameJson(content(a), content(b))) return 'changed'
    const isSame = isSameJson(place(a), place(b)) && layoutsMoved(a, b).length === 0
    return isSame ? undefined : 'moved'
  }).map(({ kind, name }): PageDifference => {
    const [before, after] = [from.nodes[name], to.nodes[name]]
    const node = after ?? before
    const isElsewhere =
      before && after && kind === 'moved' && isSameJson(place(before), place(after))
    return {
      ...{ kind, of: 'component' },
      ...(node && { node }),
      ...(isElsewhere && { at: layoutsMoved(before, after) }),
    }
  })
  const lists = (['query', 'variable'] as const).flatMap((of) => {
    const [before, after] = [named(from, of), named(to, of)]
    return compare(before, after, (a, b) => (isSameJson(a, b) ? undefined : 'changed')).map(
      ({ kind, name }): PageDifference => ({ kind, of, name }),
    )
  })
  const isPageSame = isSameJson(
    { config: from.config, style: from.style },
    { config: to.config, style: to.style },
  )
  return [
    ...components,
    ...lists,
    ...(isPageSame ? [] : [{ kind: 'changed', of: 'page' } as const]),
  ]
}

type Named<Value> = Readonly<Record<string, Value>>

function compare<Value>(
  from: Named<Value>,
  to: Named<Value>,
  judge: (before: Value, after: Value) => PageDifference['kind'] | undefined,
): { kind: PageDifference['kind']; name: string }[] {
  const names = [...new Set([...Object.keys(to), ...Object.keys(from)])]
  return names.flatMap((name) => {
    const [before, after] = [from[name], to[name]]
    if (before === undefined) return { kind: 'added' as const, name }
    if (after === undefined) return { kind: 'removed' as const, name }
    const kind = judge(before, after)
    return kind ? { kind, name } : []
  })
}

function named(page: PageDocument, of: 'query' | 'variable'): Named<unknown> {
  const key = of === 'query' ? 'id' : 'name'
  const given: unknown = Reflect.get(page, of === 'query' ? 'queries' : 'variables')
  if (!Array.isArray(given)) return {}
  return Object.fromEntries(
    (given as readonly Named<unknown>[]).flatMap((one) => {
      const name = one[key]
      return typeof name === 'string' ? [[name, one]] : []
    }),
  )
}

/** The order among siblings says where something lies, too. */
function place({ parent, slot, order, x, y, w, h }: PageNode) {
  return { parent, slot, order, x, y, w, h }
}

/** The widths at which a component has another layout of its own, or has one no more. */
function layoutsMoved(
  { layouts: before }: PageNode,
  { layouts: after }: PageNode,
): readonly Breakpoint[] {
  return breakpoints.filter((one) => !isSameJson(before?.[one], after?.[one]))
}

function content({
  parent: _p,
  slot: _s,
  order: _o,
  x: _x,
  y: _y,
  w: _w,
  h: _h,
  layouts: _l,
  ...rest
}: PageNode) {
  return rest
}
