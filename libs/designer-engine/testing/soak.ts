import { isSettled } from '../src/layout/normalise.ts'
import { resizeHandles, type GridOptions } from '../src/layout.ts'
import type { Clipboard, Designer, DesignerOptions, PageNode } from '../src/index.ts'
import { randomOf } from './dense.ts'
import { designerOf, samplePage } from './pages.ts'

/** The most nodes of the page, so that a long soak stays quick. */
const most = 40

/** As many steps as somebody hardly takes in one session; then a new page is opened, so that a soak grows with its steps alone. */
const sessionSteps = 10_000

/**
 * Does so many random things to a page and checks everything after each; the seed tells which.
 * `isAlone` leaves out what is not in the history, so that the history has to fit exactly.
 */
export function soak(
  steps: number,
  seed: number,
  { isAlone = false, ...options }: DesignerOptions & { isAlone?: boolean } = {},
) {
  const below = randomOf(seed)
  const names = isAlone
    ? Object.keys(actions).filter((name) => !others.has(name))
    : Object.keys(actions)
  let designer = designerOf(samplePage(), options)
  let clipboard: Clipboard | undefined
  const counts = new Map<string, number>()
  for (let step = 0; step < steps; step += 1) {
    const name = pick(names, below)
    if (step > 0 && step % sessionSteps === 0) designer = designerOf(samplePage(), options)
    try {
      const before = placesOfStatics(designer)
      const did = actions[name]?.(designer, below, clipboard)
      if (isClipboard(did)) clipboard = did
      if (isDone(did)) counts.set(name, (counts.get(name) ?? 0) + 1)
      designer.verify()
      checkGrids(designer, options.grid)
      if (keepsStatics.has(name)) checkStatics(designer, before)
    } catch (error) {
      throw new Error(`seed ${seed}, step ${step}, ${name}`, { cause: error })
    }
  }
  designer.verify()
  return { designer, counts }
}

/** L-5: every grid is what compaction makes of it. */
function checkGrids(designer: Designer, grid: GridOptions = {}): void {
  if (grid.allowOverlap) return
  const slots = new Map<string, readonly PageNode[]>()
  for (const { parent, slot } of nodesOf(designer)) {
    if (designer.layoutOf(parent, slot) !== 'grid') continue
    slots.set(`${parent} ${slot}`, designer.children(parent, slot))
  }
  const rules = { ...grid, columns: designer.settings.config.gridColNum }
  for (const [name, nodes] of slots) {
    if (!isSettled(nodes, rules)) throw new Error(`${name} is not compact`)
  }
}

/** Commands that are about others; what changes the page past the grid may move a static, too. */
const keepsStatics = new Set([
  'move',
  'moveTo',
  'resize',
  'swap',
  'gesture',
  'remove',
  'setProps',
  'insert',
  'duplicate',
  'paste',
  'reorder',
  'cut',
])

function placesOfStatics(designer: Designer): ReadonlyMap<string, string> {
  const statics = nodesOf(designer).filter((node) => node.static)
  return new Map(statics.map((node) => [node.id, placeOf(node)]))
}

/** L-6: a static that is there still is where it was. */
function checkStatics(designer: Designer, before: ReadonlyMap<string, string>): void {
  for (const [id, place] of before) {
    const node = designer.get(id)
    if (node && placeOf(node) !== place) throw new Error(`${id} is static and was moved`)
  }
}

function placeOf({ parent, slot, x, y, w, h }: PageNode): string {
  return [parent, slot, x, y, w, h].join(' ')
}

function isClipboard(did: unknown): did is Clipboard {
  return typeof did === 'object' && did !== null && 'format' in did
}

function isDone(did: unknown): boolean {
  return typeof did === 'object' && did !== null && 'ok' in did
    ? did.ok === true
    : did === true || isClipboard(did)
}

type Below = (limit: number) => number
type Act = (designer: Designer, below: Below, clipboard: Clipboard | undefined) => unknown

function pick<Item>(items: readonly Item[], below: Below): Item {
  return items[below(items.length)] as Item
}

function nodesOf(designer: Designer): PageNode[] {
  return Object.values(designer.document.nodes)
}

function anyId(designer: Designer, below: Below): string {
  const nodes = nodesOf(designer)
  return nodes.length === 0 || below(50) === 0 ? 'nobody' : pick(nodes, below).id
}

/** Pages stay about so full that things push each other. */
function isFull(designer: Designer, below: Below): boolean {
  return nodesOf(designer).length > 15 || below(5) === 0
}

/** Mostly of one slot, since most commands want that. */
function someIds(designer: Designer, below: Below): string[] {
  const first = designer.get(anyId(designer, below))
  if (!first || below(8) === 0) return [anyId(designer, below), anyId(designer, below)]
  const siblings = designer.children(first.parent, first.slot)
  return [first.id, ...(below(2) === 0 ? [pick(siblings, below).id] : [])]
}

function anyBy(below: Below) {
  return { x: below(25) - 12, y: below(25) - 12 }
}

function anyTarget(designer: Designer, below: Below) {
  const isInner = below(2) === 0
  return {
    ...(isInner
      ? { parent: anyId(designer, below), slot: pick(['body', 'tab'], below) }
      : { slot: pick(['main', 'main', 'dialogs', 'titleBar', 'nowhere'], below) }),
    ...(below(2) === 0 && { index: below(6) }),
    ...(below(2) === 0 && { x: below(24), y: below(20) }),
  }
}

function begin(designer: Designer, below: Below) {
  return below(2) === 0
    ? designer.gesture('drag', someIds(designer, below))
    : designer.gesture('resize', anyId(designer, below), pick(resizeHandles, below))
}

function gesture(designer: Designer, below: Below) {
  const own = begin(designer, below)
  const before = designer.document
  for (let steps = below(4); steps > 0; steps -= 1) own.preview(anyBy(below))
  const end = below(4)
  if (end > 1) return own.commit()
  own.cancel()
  for (const node of nodesOf(designer)) {
    if (before.nodes[node.id] !== node) throw new Error(`${node.id} is not back`)
  }
  return true
}

const actions: Record<string, Act> = {
  move: (designer, below) => designer.commands.move(someIds(designer, below), anyBy(below)),
  moveTo: (designer, below) =>
    designer.commands.moveTo(anyId(designer, below), {
      x: below(24),
      w: 1 + below(12),
      h: below(9),
    }),
  resize: (designer, below) =>
    designer.commands.resize(anyId(designer, below), pick(resizeHandles, below), anyBy(below)),
  insert: (designer, below) =>
    nodesOf(designer).length < most &&
    designer.commands.insert(
      { type: 'box', w: 1 + below(8), h: 1 + below(6), ...(below(12) === 0 && { static: true }) },
      anyTarget(designer, below),
    ),
  remove: (designer, below) =>
    isFull(designer, below) && designer.commands.remove(someIds(designer, below)),
  duplicate: (designer, below) =>
    nodesOf(designer).length < most && designer.commands.duplicate(someIds(designer, below)),
  copy: (designer, below) => designer.commands.copy(someIds(designer, below)),
  cut: (designer, below) =>
    isFull(designer, below) && designer.commands.cut(someIds(designer, below)),
  paste: (designer, below, clipboard) =>
    nodesOf(designer).length < most &&
    designer.commands.paste(clipboard, anyTarget(designer, below)),
  setProps: (designer, below) =>
    designer.commands.setProps(
      someIds(designer, below),
      { n: below(3), gone: below(2) ? undefined : 1 },
      pick(['push', 'merge'] as const, below),
    ),
  setSettings: (designer, below) =>
    below(10) === 0 &&
    designer.commands.setSettings({
      config: { ...designer.settings.config, gridColNum: pick([12, 24, 0], below) },
    }),
  reorder: (designer, below) => designer.commands.reorder(someIds(designer, below), below(8)),
  moveInto: (designer, below) =>
    designer.commands.moveInto(someIds(designer, below), anyTarget(designer, below)),
  group: (designer, below) => designer.commands.group(someIds(designer, below)),
  ungroup: (designer, below) => designer.commands.ungroup(someIds(designer, below)),
  swap: (designer, below) => designer.commands.swap(anyId(designer, below), anyId(designer, below)),
  undo: (designer) => designer.undo(),
  redo: (designer) => designer.redo(),
  undoTwice: (designer) => designer.undo() && designer.undo(),
  gesture,
  cutIn: (designer, below) => {
    const own = begin(designer, below)
    own.preview(anyBy(below))
    designer.transact('cut in', (tx) => tx.get('a') && tx.update('a', { type: `t${below(9)}` }), {
      source: 'remote',
    })
    if (own.commit().ok) throw new Error('The gesture goes on')
    return true
  },
  ignore: (designer, below) =>
    designer.commands.setProps(someIds(designer, below), { size: below(9) }, 'ignore'),
  select: (designer, below) => {
    designer.selection[pick(['toggle', 'selectTo'] as const, below)](anyId(designer, below))
    return true
  },
  preview: (designer, below) => {
    designer.setPreview(true)
    designer.hiding.hide(anyId(designer, below))
    if (below(2) === 0) designer.hiding.hide()
    designer.setPreview(false)
    return true
  },
  remote: (designer, below) => {
    if (below(4) > 0) return false
    const id = anyId(designer, below)
    designer.transact(
      'remote',
      (tx) => {
        if (!tx.get(id)) return
        if (below(3) === 0) tx.remove(id)
        else tx.update(id, { x: below(20), y: below(20), props: { remote: below(9) } })
      },
      { source: 'remote' },
    )
    return true
  },
  broken: (designer, below) => {
    try {
      designer.transact('broken', (tx) => {
        const id = anyId(designer, below)
        if (tx.get(id)) tx.remove(id)
        designer.commands.move(someIds(designer, below), anyBy(below))
        designer.commands.insert({ type: 'box' }, anyTarget(designer, below))
        throw new TypeError('stop')
      })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    return true
  },
}

/** What changes the page past its history. */
const others = new Set(['remote', 'cutIn', 'ignore'])
