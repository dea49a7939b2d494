// The page in the stores of others: the same nodes, the same changes.
import { createRecordType, reverseRecordsDiff, Store, StoreSchema } from '@tldraw/store'
import { createMigrationSequence } from '@tldraw/store'
import { applyPatches, enablePatches, produceWithPatches } from 'immer'
import { apply, create } from 'mutative'

enablePatches()

/** @typedef {import('../../libs/designer-engine/src/index.ts').PageDocument} Page */

/**
 * Each keeps a page, changes the titles of some components, and undoes and redoes that.
 * @typedef {object} Keeper
 * @property {(ids: readonly string[], title: string) => void} edit one entry of its history
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(id: string) => string} title
 */

/** @param {import('./libraries.mjs').Engine} engine @param {Page} page @param {number} limit @returns {Keeper} */
export function keepInSpruce({ createDesigner }, page, limit = 10) {
  const designer = createDesigner(page, { history: { limit } })
  return {
    edit: (ids, title) => void designer.commands.setProps(ids, { title }),
    undo: () => void designer.undo(),
    redo: () => void designer.redo(),
    title: (id) => String(designer.get(id)?.props['title']),
  }
}

/** Without the ids and types of their own that its records have. @param {readonly object[]} sequences */
export function tldrawStore(page, sequences = []) {
  const chart = createRecordType('chart', { scope: 'document' })
  const migrations = sequences.map((sequence) => createMigrationSequence(sequence))
  const schema = StoreSchema.create({ chart }, { migrations })
  const store = new Store({ schema, props: {} })
  store.put(
    Object.values(page.nodes).map((node) => ({
      ...node,
      id: `chart:${node.id}`,
      typeName: 'chart',
    })),
  )
  return store
}

/** As its editor does: the differences of a change are kept, and applied backwards. @param {Page} page @returns {Keeper} */
export function keepInTldraw(_, page) {
  const store = tldrawStore(page)
  const past = []
  const future = []
  return {
    edit: (ids, title) => {
      future.length = 0
      const diff = store.extractingChanges(() =>
        store.atomic(() => {
          for (const id of ids) {
            store.update(`chart:${id}`, (node) => ({ ...node, props: { ...node.props, title } }))
          }
        }),
      )
      past.push(diff)
    },
    undo: () => {
      const diff = past.pop()
      store.applyDiff(reverseRecordsDiff(diff))
      future.push(diff)
    },
    redo: () => {
      const diff = future.pop()
      store.applyDiff(diff)
      past.push(diff)
    },
    title: (id) => store.get(`chart:${id}`).props.title,
  }
}

/** Patches and their inverses, as craft.js keeps them. @param {Page} page @returns {Keeper} */
export function keepInImmer(_, page) {
  let [state] = produceWithPatches(page, () => {})
  return keepPatches({
    change: (ids, title) => {
      const [next, patches, inverse] = produceWithPatches(state, (draft) => {
        for (const id of ids) draft.nodes[id].props.title = title
      })
      state = next
      return [patches, inverse]
    },
    take: (patches) => (state = applyPatches(state, patches)),
    title: (id) => state.nodes[id].props.title,
  })
}

/** @param {Page} page @returns {Keeper} */
export function keepInMutative(_, page) {
  let state = page
  return keepPatches({
    change: (ids, title) => {
      const [next, patches, inverse] = create(
        state,
        (draft) => {
          for (const id of ids) draft.nodes[id].props.title = title
        },
        { enablePatches: true },
      )
      state = next
      return [patches, inverse]
    },
    take: (patches) => (state = apply(state, patches)),
    title: (id) => state.nodes[id].props.title,
  })
}

function keepPatches({ change, take, title }) {
  const past = []
  const future = []
  return {
    edit: (ids, text) => {
      future.length = 0
      past.push(change(ids, text))
    },
    undo: () => {
      const entry = past.pop()
      take(entry[1])
      future.push(entry)
    },
    redo: () => {
      const entry = future.pop()
      take(entry[0])
      past.push(entry)
    },
    title,
  }
}

/** The whole page as a text for each entry, as lowcode-engine keeps it. @param {Page} page @returns {Keeper} */
export function keepInJson(_, page) {
  let state = JSON.parse(JSON.stringify(page))
  const texts = [JSON.stringify(state)]
  let now = 0
  return {
    edit: (ids, title) => {
      for (const id of ids) state.nodes[id].props.title = title
      texts.length = now + 1
      texts.push(JSON.stringify(state))
      now += 1
    },
    undo: () => (state = JSON.parse(texts[(now -= 1)])),
    redo: () => (state = JSON.parse(texts[(now += 1)])),
    title: (id) => state.nodes[id].props.title,
  }
}

/** The whole page copied for each entry, as Puck and amis keep theirs. @param {Page} page @returns {Keeper} */
export function keepCopies(_, page) {
  let state = structuredClone(page)
  const copies = [structuredClone(state)]
  let now = 0
  return {
    edit: (ids, title) => {
      for (const id of ids) state.nodes[id].props.title = title
      copies.length = now + 1
      copies.push(structuredClone(state))
      now += 1
    },
    undo: () => (state = structuredClone(copies[(now -= 1)])),
    redo: () => (state = structuredClone(copies[(now += 1)])),
    title: (id) => state.nodes[id].props.title,
  }
}
