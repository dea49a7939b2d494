import { compareNodes } from '../document/order.js'
import { pageSlots, type Json, type PageNode } from '../document/types.js'
import type { DesignerParts } from '../store/DesignerParts.js'
import { isSameList } from '../store/NodeStore.js'
import type { RecordMode } from '../store/Transaction.js'
import { heightOf, withDescendants, type TransactionLog } from '../store/TransactionLog.js'
import { canRun } from './canRun.js'
import type { Commands, Target } from './commandTypes.js'
import { readClipboard, renameNodes, type Clipboard } from './clipboard.js'
import { checkTarget, layoutAt, orderAt, putInto, writeLayout } from './place.js'
import { refuse, Refused, type CommandName, type CommandResult } from './reasons.js'

type Run = (log: TransactionLog, nodes: readonly PageNode[]) => readonly string[]

/** The commands of one designer. */
export function createCommands(designer: DesignerParts): Commands {
  const { store, selection } = designer
  const run = (
    command: CommandName,
    ids: readonly string[],
    body: Run,
    record: RecordMode = 'push',
  ): CommandResult => {
    const permission = canRun(designer, command, ids)
    if (!permission.ok) return permission
    const nodes = [...new Set(ids)].map((id) => store.get(id) as PageNode)
    try {
      return { ok: true, ids: designer.run(command, (log) => body(log, nodes), record) }
    } catch (error) {
      if (error instanceof Refused) return refuse(error.reason)
      throw error
    }
  }

  /** Without those that lie in others of them, in reading order of their slot. */
  const topmost = (nodes: readonly PageNode[]): PageNode[] => {
    const given = new Set<PageNode | undefined>(nodes)
    const isTop = ({ parent }: PageNode) =>
      ![...store.around(parent)].some((above) => given.has(above))
    return nodes.filter(isTop).sort(compareNodes)
  }

  const copy = (ids: readonly string[]): Clipboard | undefined => {
    if (!canRun(designer, 'copy', ids).ok) return undefined
    const roots = topmost([...new Set(ids)].map((id) => store.get(id) as PageNode))
    return {
      format: 'spruce/nodes',
      version: 1,
      components: designer.document.schema.components,
      roots: roots.map(({ id }) => id),
      nodes: withDescendants(
        store,
        roots.map(({ id }) => id),
      ),
    }
  }

  const remove = (command: 'remove' | 'cut', ids: readonly string[]) =>
    run(command, ids, (log, nodes) => {
      for (const { id } of topmost(nodes)) log.remove(id)
      return ids
    })

  /** Puts copies in; roots where `targetOf` says. */
  const putCopies = (
    log: TransactionLog,
    nodes: readonly PageNode[],
    roots: readonly string[],
    targetOf: (root: PageNode) => Target,
  ): string[] => {
    const copies = renameNodes(nodes, () => designer.newId())
    const rootIds = new Set(roots)
    nodes.forEach((node, index) => {
      const copy = copies.nodes[index] as PageNode
      if (rootIds.has(node.id)) putInto(log, copy, targetOf(node))
      else log.put(copy)
    })
    return roots.map((id) => copies.ids.get(id) as string)
  }

  return {
    move: (ids, by) =>
      run('move', ids, (log, nodes) => {
        const all = selection.withGroups(ids)
        writeLayout(log, layoutAt(log, nodes[0] as PageNode).move(all, by))
        return all
      }),

    moveTo: (id, rect) =>
      run('moveTo', [id], (log, [node]) => {
        const { x, y, w, h } = { ...(node as PageNode), ...rect }
        if (![x, y, w, h].every((cells) => Number.isFinite(cells))) throw new Refused('badValue')
        const layout = layoutAt(log, node as PageNode)
        const now = node as PageNode
        if (w !== now.w || h !== now.h) {
          writeLayout(log, layout.resize(id, 'se', { x: w - now.w, y: h - now.h }))
        }
        const sized = store.get(id) as PageNode
        if (x !== sized.x || y !== sized.y) {
          writeLayout(log, layout.move([id], { x: x - sized.x, y: y - sized.y }))
        }
        return [id]
      }),

    resize: (id, handle, by) =>
      run('resize', [id], (log, [node]) => {
        writeLayout(log, layoutAt(log, node as PageNode).resize(id, handle, by))
        return [id]
      }),

    insert: (node, target = {}) =>
      run('insert', [], (log) => {
        checkTarget(designer, [], [node], target, 0)
        const { id = designer.newId(), w = 6, h = 4, props = {}, ...rest } = node
        if (store.get(id)) throw new RangeError(`${id} is there already`)
        const placed = { x: 0, y: 0, parent: null, slot: 'main', order: 'i' }
        orBadValue(() => putInto(log, { ...placed, ...rest, id, w, h, props }, target))
        return [id]
      }),

    remove: (ids) => remove('remove', ids),

    duplicate: (ids) =>
      run('duplicate', ids, (log, nodes) => {
        const top = topmost(nodes)
        const isAllowed = top.every(({ parent, slot, type }) =>
          designer.allows(parent, slot, [type]),
        )
        if (!isAllowed) throw new Refused('notAllowed')
        const roots = top.map(({ id }) => id)
        return putCopies(log, withDescendants(store, roots), roots, ({ id }) => {
          const { parent, slot, x, y, h } = store.get(id) as PageNode
          const index = log.children(parent, slot).findIndex((node) => node.id === id) + 1
          return { parent, slot, index, x, y: y + h }
        })
      }),

    copy,

    cut: (ids) => {
      const clipboard = copy(ids)
      return remove('cut', ids).ok ? clipboard : undefined
    },

    paste: (value, target = {}) =>
      run('paste', [], (log) => {
        const clipboard = readClipboard(value)
        if (!clipboard) throw new Refused('badClipboard')
        const { nodes, roots } = clipboard
        const all = new Map(nodes.map((node) => [node.id, node]))
        const places = roots.map((id) => all.get(id) as PageNode)
        checkTarget(designer, [], places, target, depthOf(nodes))
        const left = Math.min(...places.map(({ x }) => x))
        const top = Math.min(...places.map(({ y }) => y))
        const isAimed = target.x !== undefined || target.y !== undefined
        return orBadValue(() =>
          putCopies(log, nodes, roots, ({ x, y }) =>
            isAimed
              ? { ...target, x: (target.x ?? 0) + x - left, y: (target.y ?? 0) + y - top }
              : { x, ...target },
          ),
        )
      }),

    setProps: (ids, patch, record) =>
      run(
        'setProps',
        ids,
        (log, nodes) => {
          for (const { id, props } of nodes) {
            const members = Object.entries({ ...props, ...patch })
            const kept = members.filter((one): one is [string, Json] => one[1] !== undefined)
            orBadValue(() => log.update(id, { props: Object.fromEntries(kept) }))
          }
          return ids
        },
        record,
      ),

    setSettings: (patch, record) =>
      run(
        'setSettings',
        [],
        (log) => {
          orBadValue(() => log.setSettings(patch))
          return []
        },
        record,
      ),

    reorder: (ids, index) =>
      run('reorder', ids, (log, nodes) => {
        const { parent, slot } = nodes[0] as PageNode
        if (Number.isNaN(index)) throw new RangeError('index is NaN')
        const siblings = log.children(parent, slot)
        const moved = [...nodes].sort(compareNodes)
        const isMoved = new Set(nodes)
        const others = siblings.filter((node) => !isMoved.has(node))
        const place = Math.max(0, Math.min(others.length, Math.trunc(index)))
        const wanted = others.toSpliced(place, 0, ...moved)
        if (isSameList(siblings, wanted)) return ids
        let before = others[place - 1]?.id
        for (const { id } of moved) {
          const rest = log.children(parent, slot).filter((node) => node.id !== id)
          const at = rest.findIndex((node) => node.id === before) + 1
          log.update(id, { order: orderAt(log, parent, slot, at, id) })
          before = id
        }
        return ids
      }),

    moveInto: (ids, target) =>
      run('moveInto', ids, (log, nodes) => {
        const roots = topmost(nodes)
        const height = Math.max(...roots.map(({ id }) => heightOf(store, id)))
        checkTarget(designer, roots, [], target, height)
        const { parent = null, slot = pageSlots.main, index = Infinity } = target
        const moved = new Set(roots.map(({ id }) => id))
        for (const node of roots) {
          const siblings = log.children(parent, slot).filter(({ id }) => id !== node.id)
          // Before the one that comes behind all of them, wherever the others of them lie so far.
          const others = siblings.filter(({ id }) => !moved.has(id))
          const next = others[Math.max(0, Math.trunc(index))]
          putInto(log, node, { ...target, index: next ? siblings.indexOf(next) : siblings.length })
        }
        return [...moved]
      }),

    group: (ids) =>
      run('group', ids, (log, nodes) => {
        const group = designer.newId()
        for (const { id } of nodes) log.update(id, { group })
        return ids
      }),

    ungroup: (ids) =>
      run('ungroup', ids, (log) => {
        const all = selection.withGroups(ids)
        for (const id of all) {
          log.update(id, { group: undefined })
        }
        return all
      }),

    swap: (a, b) =>
      run('swap', [a, b], (log, [node]) => {
        if (a !== b) writeLayout(log, layoutAt(log, node as PageNode).swap(a, b))
        return [a, b]
      }),
  }
}

/** A value that no page can hold is the user's, not the program's. */
function orBadValue<Result>(body: () => Result): Result {
  try {
    return body()
  } catch (error) {
    throw error instanceof RangeError ? new Refused('badValue') : error
  }
}

/** How deep nodes lie in each other, each given after its parent. */
function depthOf(nodes: readonly PageNode[]): number {
  const depths = new Map<string, number>()
  for (const { id, parent } of nodes) depths.set(id, (depths.get(parent ?? '') ?? -1) + 1)
  return Math.max(0, ...depths.values())
}
