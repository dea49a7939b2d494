import { pageSlots, type PageNode } from '../document/types.js'
import type { Known } from './readNode.js'
import type { Report } from './Report.js'
import type { PageProblemKind } from './types.js'

/** How deep components may lie in each other. */
export const deepestNesting = 64

const slotsOfPage: ReadonlySet<string> = new Set(Object.values(pageSlots))
const orderPattern = /^[0-9a-z]{0,99}[1-9a-z]$/

/** Makes a tree of the nodes, in place: every one has a parent that is there, a slot that it has, an order. */
export function repairTree(nodes: Map<string, PageNode>, known: Known, report: Report) {
  if (isFlat(nodes)) return
  const lift = (node: PageNode, kind: PageProblemKind, field: 'parent' | 'slot') => {
    report.add(kind, ['nodes', node.id, field])
    const y = bottomOf(nodes, node.id)
    nodes.set(node.id, { ...node, parent: null, slot: pageSlots.main, x: 0, y })
  }
  // Nodes are replaced while they are walked, never added: the walk meets each once.
  for (const node of nodes.values()) {
    if (node.parent !== null && !nodes.has(node.parent)) lift(node, 'bad-parent', 'parent')
  }
  cutCycles(nodes, lift)
  for (const node of nodes.values()) repairSlot(node, nodes, known, report, lift)
  let hasTitle = false
  for (const node of nodes.values()) {
    if (node.parent !== null || node.slot !== pageSlots.titleBar) continue
    if (hasTitle) lift(node, 'bad-slot', 'slot')
    hasTitle = true
  }
  repairOrders(nodes, report)
}

/** Whether all lie on the page itself, as on most pages, and as they should. */
function isFlat(nodes: ReadonlyMap<string, PageNode>): boolean {
  let titles = 0
  for (const { parent, slot, order } of nodes.values()) {
    if (parent !== null || !slotsOfPage.has(slot) || !orderPattern.test(order)) return false
    if (slot === pageSlots.titleBar) titles += 1
  }
  return titles <= 1
}

type Lift = (node: PageNode, kind: PageProblemKind, field: 'parent' | 'slot') => void

/** Walks up from every node; what comes back to itself, or is too deep, lies on the page then. */
function cutCycles(nodes: ReadonlyMap<string, PageNode>, lift: Lift) {
  const depths = new Map<string, number>()
  for (const [id, { parent }] of nodes) {
    if (parent === null) continue
    const walk: string[] = []
    const onWalk = new Set<string>()
    let current: string | null = id
    while (current !== null && !depths.has(current)) {
      if (onWalk.has(current)) {
        const node = nodes.get(current)
        if (node) lift(node, 'cycle', 'parent')
        // The others of the cycle lie in it now, and are counted from it.
        depths.set(current, 1)
        break
      }
      onWalk.add(current)
      walk.push(current)
      current = nodes.get(current)?.parent ?? null
    }
    for (const step of walk.reverse()) {
      const node = nodes.get(step)
      if (!node) continue
      const depth = node.parent === null ? 1 : (depths.get(node.parent) ?? 0) + 1
      if (depth > deepestNesting) lift(node, 'too-nested', 'parent')
      depths.set(step, depth > deepestNesting ? 1 : depth)
    }
  }
}

function repairSlot(
  node: PageNode,
  nodes: Map<string, PageNode>,
  known: Known,
  report: Report,
  lift: Lift,
) {
  if (node.parent === null) {
    if (!slotsOfPage.has(node.slot)) lift(node, 'bad-slot', 'slot')
    return
  }
  const parent = nodes.get(node.parent)
  const definition = parent && known(parent.type)
  if (!definition || Object.hasOwn(definition.slots ?? {}, node.slot)) return
  const first = Object.keys(definition.slots ?? {})[0]
  if (first === undefined) {
    lift(node, 'bad-slot', 'slot')
    return
  }
  report.add('bad-slot', ['nodes', node.id, 'slot'])
  nodes.set(node.id, { ...node, slot: first })
}

/** The nodes of each slot. */
export function groupBySlot(nodes: Iterable<PageNode>): readonly (readonly PageNode[])[] {
  const groups: PageNode[][] = []
  const parents = new Map<string | null, Map<string, PageNode[]>>()
  for (const node of nodes) {
    let slots = parents.get(node.parent)
    if (!slots) parents.set(node.parent, (slots = new Map<string, PageNode[]>()))
    const group = slots.get(node.slot)
    if (group) {
      group.push(node)
      continue
    }
    const first = [node]
    slots.set(node.slot, first)
    groups.push(first)
  }
  return groups
}

function repairOrders(nodes: Map<string, PageNode>, report: Report) {
  if (hasOrders(nodes)) return
  for (const group of groupBySlot(nodes.values())) {
    const bad = group.filter(({ order }) => !orderPattern.test(order))
    if (bad.length === 0) continue
    const good = group.filter(({ order }) => orderPattern.test(order)).sort(compareOrders)
    const sorted = [...good, ...bad]
    for (const { id } of bad) report.add('bad-order', ['nodes', id, 'order'])
    sorted.forEach((node, index) => nodes.set(node.id, { ...node, order: orderAt(index) }))
  }
}

function hasOrders(nodes: ReadonlyMap<string, PageNode>): boolean {
  for (const { order } of nodes.values()) if (!orderPattern.test(order)) return false
  return true
}

function compareOrders(a: PageNode, b: PageNode): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  return a.id < b.id ? -1 : 1
}

/** The order of the nth of several, as text that sorts; there is room before, between and after. */
export function orderAt(index: number): string {
  return `${(index + 1).toString(36).padStart(4, '0')}i`
}

function bottomOf(nodes: ReadonlyMap<string, PageNode>, except: string): number {
  let bottom = 0
  for (const { id, parent, slot, y, h } of nodes.values()) {
    if (parent === null && slot === pageSlots.main && id !== except)
      bottom = Math.max(bottom, y + h)
  }
  return Math.min(bottom, 100_000)
}
