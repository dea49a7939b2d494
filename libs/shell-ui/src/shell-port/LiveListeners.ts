/** What the server tells of by itself, within a tenant (`openLiveStream` of the contract). */
export type LiveKind =
  | 'alarms'
  | 'apps'
  | 'brand'
  | 'calendar'
  | 'designs'
  | 'deviceValues'
  | 'invitations'
  | 'job'
  | 'menus'
  | 'message'
  | 'permissions'
  | 'presence'
  | 'receipts'
  | 'todo'
  | 'unread'
  | 'workbenches'

/** What an event says: ids and numbers. Undefined: something may have happened that nobody told of. */
export type LiveData = Readonly<Record<string, unknown>> | undefined

/** Called for each event of its kind. */
export type LiveHandler = (data: LiveData) => void

/** Where live events come from. */
export interface LiveSource {
  /** @returns takes the handler away */
  on: (kind: LiveKind, handler: LiveHandler) => () => void
  /** Events come; while they do not, whoever waits for one has to ask. */
  readonly isUp: boolean
  /** Calls back whenever `isUp` changes. @returns takes the listener away */
  onState: (listener: () => void) => () => void
}

/** Those who listen for live events. */
export class LiveListeners implements LiveSource {
  isUp = false
  private readonly handlers = new Map<string, Set<LiveHandler>>()
  private readonly stateListeners = new Set<() => void>()

  on = (kind: LiveKind, handler: LiveHandler): (() => void) => {
    const ofKind = this.handlers.get(kind) ?? new Set()
    this.handlers.set(kind, ofKind.add(handler))
    return () => void ofKind.delete(handler)
  }

  onState = (listener: () => void): (() => void) => {
    this.stateListeners.add(listener)
    return () => void this.stateListeners.delete(listener)
  }

  /** Events begin to come, or come no more. */
  setUp(isUp: boolean): void {
    if (this.isUp === isUp) return
    this.isUp = isUp
    for (const listener of [...this.stateListeners]) listener()
  }

  /** Tells of an event; of a kind that nobody knows it tells nobody. */
  tell(kind: string, data: LiveData): void {
    for (const handler of [...(this.handlers.get(kind) ?? [])]) handler(data)
  }

  /** Tells everybody that events may have been missed. */
  tellGap(): void {
    for (const kind of this.handlers.keys()) this.tell(kind, undefined)
  }
}
