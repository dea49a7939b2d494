import { canRun } from '../commands/canRun.js'
import { createCommands } from '../commands/commands.js'
import type { Commands } from '../commands/commandTypes.js'
import type { CommandName, Permission } from '../commands/reasons.js'
import type { ChangeSet, PageDocument, PageNode, PageSettings } from '../document/types.js'
import type { DesignerGesture } from '../gesture/DesignerGesture.js'
import { PageGesture, type GestureKind } from '../gesture/PageGesture.js'
import { rebase, settingsPatch } from '../history/applyChanges.js'
import { PageHistory } from '../history/PageHistory.js'
import type { ResizeHandle } from '../layout/types.js'
import { SelectionSet } from '../selection/SelectionSet.js'
import { PreviewHiding } from '../state/PreviewHiding.js'
import { sizeOf } from './changeSet.js'
import type { DesignerEvents, TransactOptions } from './Designer.js'
import type { DesignerParts } from './DesignerParts.js'
import { Emitter } from './Emitter.js'
import { Grids } from './Grids.js'
import { NodeStore } from './NodeStore.js'
import { openStore } from './openStore.js'
import { randomId, reportUnhandled, type DesignerOptions, type SlotLayout } from './options.js'
import type { ChangeInfo, ChangeSource, RecordMode, Transaction } from './Transaction.js'
import { TransactionLog } from './TransactionLog.js'
import { verifyDesigner } from './verify.js'

/** What the interface says, and what its parts need of each other. */
export class DesignerCore implements DesignerParts {
  readonly commands: Commands
  readonly history: PageHistory
  readonly selection: SelectionSet
  readonly hiding: PreviewHiding
  readonly repaired: readonly string[]
  readonly isReadOnly: boolean
  readonly store: NodeStore
  readonly grids: Grids
  readonly options: DesignerOptions
  readonly #onError: (error: unknown) => void
  readonly #emitter: Emitter<DesignerEvents>
  #log: TransactionLog | undefined
  #openGesture: PageGesture | undefined
  /** Something that is not in the history changed the page, so that its steps may not fit exactly. */
  #isDisturbed = false
  #isPreviewing: boolean
  #counter = 0

  constructor(document: PageDocument, options: DesignerOptions) {
    this.options = options
    this.isReadOnly = options.isReadOnly ?? false
    this.#isPreviewing = options.onlyPreview ?? false
    this.#onError = options.onError ?? reportUnhandled
    this.#emitter = new Emitter(this.#onError)
    this.store = new NodeStore(document)
    this.grids = new Grids(this.store, options)
    this.repaired = openStore(this.store, this.grids)
    this.history = new PageHistory(() => this.document, options.history)
    this.selection = new SelectionSet(this.store, this.grids, () => this.#emitter.emit('selection'))
    this.hiding = new PreviewHiding(this, () => this.#emitter.emit('preview'))
    this.commands = createCommands(this)
  }

  get document(): PageDocument {
    return this.store.document
  }

  get settings(): PageSettings {
    return this.store.settings
  }

  get revision(): number {
    return this.#counter
  }

  get onlyPreview(): boolean {
    return this.#isPreviewing
  }

  get isInGesture(): boolean {
    return this.#openGesture !== undefined
  }

  get(id: string): PageNode | undefined {
    return this.store.get(id)
  }

  children(parent: string | null, slot: string): readonly PageNode[] {
    return this.store.children(parent, slot)
  }

  layoutOf(parent: string | null, slot: string): SlotLayout {
    return this.grids.layoutOf(parent, slot)
  }

  allows(parent: string | null, slot: string, types: readonly string[]): boolean {
    const node = parent === null ? undefined : this.store.get(parent)
    const { allows } = this.options
    return !node || !allows || types.every((type) => allows(node, slot, type))
  }

  on<Name extends keyof DesignerEvents>(
    name: Name,
    listener: (...args: DesignerEvents[Name]) => void,
  ): () => void {
    return this.#emitter.on(name, listener)
  }

  can(command: CommandName, ids: readonly string[] = []): Permission {
    return canRun(this, command, ids)
  }

  setPreview(onlyPreview: boolean): void {
    if (onlyPreview === this.#isPreviewing) return
    this.#openGesture?.cancel()
    this.hiding.reset()
    this.#isPreviewing = onlyPreview
    this.#emitter.emit('preview')
  }

  transact<Result>(
    label: string,
    body: (tx: Transaction) => Result,
    options: TransactOptions = {},
  ): Result {
    const { record = 'push', source = 'user' } = options
    if (source === 'user' && this.isReadOnly) throw new Error('The designer is read only')
    return this.run(label, body, record, source)
  }

  /** As `transact`, for commands: what comes from a layout goes in as it is. */
  run<Result>(
    label: string,
    body: (tx: TransactionLog) => Result,
    record: RecordMode = 'push',
    source: ChangeSource = 'user',
  ): Result {
    if (this.#log) return this.#join(this.#log, body)
    this.#openGesture?.cancel()
    const info = { label, record, source, isPreview: false }
    const log = new TransactionLog(this.store, this.grids)
    this.#log = log
    let result: Result
    let changes: ChangeSet
    try {
      result = body(log)
      if (isThenable(result)) throw new RangeError('A transaction cannot wait')
      if (source !== 'replay') this.#askPlugins(log, info)
      if (source !== 'replay' || this.#isDisturbed) {
        log.settle()
        log.check()
      }
      changes = log.changes()
    } catch (error) {
      log.rollBack()
      throw error
    } finally {
      log.end()
      this.#log = undefined
    }
    if (sizeOf(changes) > 0) this.#accept(changes, info)
    return result
  }

  undo(): boolean {
    return this.#replay('undo')
  }

  redo(): boolean {
    return this.#replay('redo')
  }

  gesture(kind: 'drag', ids: readonly string[]): DesignerGesture
  gesture(kind: 'resize', id: string, handle: ResizeHandle): DesignerGesture
  gesture(
    kind: GestureKind,
    ids: string | readonly string[],
    handle?: ResizeHandle,
  ): DesignerGesture {
    if (this.#log) throw new Error('A gesture cannot begin in a transaction')
    this.#openGesture?.cancel()
    const gesture = new PageGesture(this, kind, [ids].flat(), handle, {
      show: (changes, label) => {
        this.#emitter.emit('change', changes, { ...previewInfo, label })
      },
      over: () => (this.#openGesture = undefined),
    })
    if (!gesture.refusal) this.#openGesture = gesture
    return gesture
  }

  /** An id that no node has. */
  newId(): string {
    const make = this.options.newId ?? randomId
    for (let tries = 0; tries < 1000; tries += 1) {
      const id = make()
      if (id !== '' && !this.store.get(id)) return id
    }
    throw new RangeError('newId gives no new id')
  }

  verify(): void {
    verifyDesigner(this, this.#isDisturbed)
  }

  #join<Result>(log: TransactionLog, body: (tx: TransactionLog) => Result): Result {
    const { mark } = log
    try {
      return body(log)
    } catch (error) {
      log.rollBack(mark)
      throw error
    }
  }

  #askPlugins(log: TransactionLog, info: ChangeInfo): void {
    for (const { beforeChange } of this.options.plugins ?? []) {
      beforeChange?.(log, log.changes(), info)
    }
  }

  #accept(changes: ChangeSet, info: ChangeInfo): void {
    this.#counter += 1
    const { record, source, label } = info
    const isRecorded = source === 'user' && record !== 'ignore'
    if (this.history.length === 1) this.#isDisturbed = false
    if (isRecorded && record === 'merge') this.history.merge(label, changes)
    else if (isRecorded) this.history.push(label, changes)
    else if (source !== 'replay') this.#isDisturbed ||= this.history.length > 1
    this.hiding.reset()
    this.selection.prune(changes.removed)
    for (const { afterChange } of this.options.plugins ?? []) {
      try {
        afterChange?.(changes, info)
      } catch (error) {
        this.#onError(error)
      }
    }
    this.#emitter.emit('change', changes, info)
    if (isRecorded || source === 'replay') this.#emitter.emit('history')
  }

  #replay(label: 'undo' | 'redo'): boolean {
    if (this.#log) throw new Error('The history cannot be used in a transaction')
    if (this.isReadOnly || this.#isPreviewing) return false
    this.#openGesture?.cancel()
    const changes = this.history[label]()
    if (!changes) return false
    const before = this.#counter
    this.run(label, (log) => apply(log, changes), 'ignore', 'replay')
    if (this.#counter === before) this.#emitter.emit('history')
    return true
  }
}

const previewInfo = { record: 'ignore', source: 'user', isPreview: true } as const

/**
 * Applies a step of the history. On a page that something else changed since, only what is still
 * there is changed, and only in what the step was about.
 */
function apply(log: TransactionLog, { added, updated, removed, settings }: ChangeSet): void {
  const { store } = log
  for (const node of added.values()) log.write(node, false)
  for (const [id, [from, to]] of updated) {
    const current = store.get(id)
    if (current) log.write(rebase(current, from, to), false)
  }
  for (const id of removed.keys()) if (store.get(id)) log.remove(id)
  if (settings) {
    log.setSettings(settingsPatch(...settings))
  }
  // What lost its parent since goes.
  for (const id of [...added.keys(), ...updated.keys()]) {
    const node = store.get(id)
    if (node && node.parent !== null && !store.get(node.parent)) log.remove(id)
  }
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value
}
