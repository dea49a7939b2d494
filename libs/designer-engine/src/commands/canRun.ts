import type { PageNode } from '../document/types.js'
import type { DesignerParts } from '../store/DesignerParts.js'
import { isSameSlot } from '../store/NodeStore.js'
import { refuse, type CommandName, type Permission, type Reason } from './reasons.js'

/** Commands that are not about components that are there. */
const aboutNone: ReadonlySet<CommandName> = new Set(['insert', 'paste', 'setSettings'])
const inOneGrid: ReadonlySet<CommandName> = new Set(['move', 'moveTo', 'resize', 'swap'])

/** What `Designer.can` answers: the first reason against a command, in a fixed order. */
export function canRun(
  designer: DesignerParts,
  command: CommandName,
  ids: readonly string[],
): Permission {
  const reason = findReason(designer, command, ids)
  return reason === undefined ? { ok: true } : refuse(reason)
}

function findReason(
  designer: DesignerParts,
  command: CommandName,
  ids: readonly string[],
): Reason | undefined {
  if (command !== 'copy') {
    if (designer.isReadOnly) return 'readOnly'
    if (designer.onlyPreview) return 'previewing'
  }
  if (ids.length === 0 && !aboutNone.has(command)) return 'nothing'
  const asked = command === 'move' ? [...ids, ...designer.selection.withGroups(ids)] : ids
  const nodes: PageNode[] = []
  for (const id of new Set(asked)) {
    const node = designer.get(id)
    if (!node) return 'missing'
    nodes.push(node)
  }
  const isInGrid = inOneGrid.has(command)
  if (isInGrid || command === 'group' || command === 'reorder') {
    const first = nodes[0] as PageNode
    if (!nodes.every((node) => isSameSlot(node, first))) return 'differentSlots'
    if (isInGrid) {
      if (designer.layoutOf(first.parent, first.slot) !== 'grid') return 'notAGrid'
      if (nodes.some((node) => node.static)) return 'static'
    }
  }
  if (command === 'group' && nodes.length < 2) return 'notAGroup'
  if (command === 'ungroup' && nodes.every(({ group }) => group === undefined)) return 'notAGroup'
  for (const { guard } of designer.options.plugins ?? []) {
    const reason = guard?.(command, nodes)
    if (reason !== undefined) return reason
  }
  return undefined
}
