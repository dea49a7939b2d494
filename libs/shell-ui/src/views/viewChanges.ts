import { putView } from './viewState.js'
import { findView, splitKey, type ViewKey, type ViewPort, type ViewSet } from './ViewPort.js'
import type { TableView } from './tableView.js'

/** What a person does to the views of a table, as changes of what is kept. */
export interface ViewChanges {
  remember: (key: ViewKey) => Promise<void>
  put: (key: ViewKey, view: TableView) => Promise<void>
  rename: (key: ViewKey, name: string) => Promise<void>
  /** Resolves with a function that brings it back. */
  remove: (key: ViewKey) => Promise<() => Promise<void>>
  setDefault: (name: string | undefined) => Promise<void>
}

/**
 * Changes are kept one after another, and each starts from what the server keeps by then: a list is
 * replaced as a whole, and another tab or another person may have added to it meanwhile.
 */
export function viewChanges(
  table: string,
  place: () => ViewPort | undefined,
  onSaved: (set: ViewSet) => void,
): ViewChanges {
  let queue: Promise<unknown> = Promise.resolve()

  function change(kind: 'mine' | 'shared', edit: (set: ViewSet) => ViewSet): Promise<void> {
    const done = queue.then(async () => {
      const port = place()
      if (!port) return
      const next = edit(await port.load(table))
      onSaved(await (kind === 'mine' ? port.saveMine(table, next) : port.saveShared(table, next)))
    })
    queue = done.catch(() => undefined) // whoever asked hears of it; the next change goes on
    return done
  }

  function put(key: ViewKey, view: TableView): Promise<void> {
    const [kind, name] = splitKey(key)
    if (!kind) return Promise.resolve()
    return change(kind, (set) => ({ ...set, [kind]: putView(set[kind], name, view) }))
  }

  return {
    put,
    remember: (key) => change('mine', (set) => ({ ...set, lastUsed: key })),
    async rename(key, name) {
      const [kind, former] = splitKey(key)
      if (!kind) return
      await change(kind, (set) => ({
        ...set,
        [kind]: set[kind].map((one) => (one.name === former ? { ...one, name } : one)),
        ...(kind === 'shared' && set.defaultName === former && { defaultName: name }),
        ...(kind === 'mine' && set.lastUsed === key && { lastUsed: `mine/${name}` as const }),
      }))
    },
    async remove(key) {
      const [kind, name] = splitKey(key)
      let before: ViewSet | undefined
      if (kind) {
        await change(kind, (set) => {
          before = set
          return {
            ...set,
            [kind]: set[kind].filter((one) => one.name !== name),
            ...(kind === 'shared' && set.defaultName === name && { defaultName: undefined }),
            ...(kind === 'mine' && set.lastUsed === key && { lastUsed: '' as const }),
          }
        })
      }
      const removed = findView(before, key)
      return () => (removed ? put(key, removed.view) : Promise.resolve())
    },
    setDefault: (name) => change('shared', (set) => ({ ...set, defaultName: name })),
  }
}
