import { readFrame, type Frame, type FrameProblem } from '../data/Frame.js'
import { isSameFrame } from '../data/isSameFrame.js'
import { dependsOn, type PageData, type PageQuery } from '../data/pageData.js'
import { queryReads } from '../data/queryReads.js'
import type { applyTransforms } from '../data/applyTransforms.js'
import type { Calculate, CellFailure, Transform, TransformProblem } from '../data/transforms.js'
import { isSameValue, type VariableValues } from '../data/variables.js'
import type { PageDataPort, QueryAnswer } from './PageDataPort.js'
import { Slices } from './Slices.js'

/** What a widget knows of its query. @public */
export interface QueryState {
  /** The last one that came: it stays while another is on its way. */
  readonly frame?: Frame
  readonly isLoading: boolean
  readonly failure?: QueryFailure
  /** What the frame lacks: in the words of the server, or as the page found it. */
  readonly note?: string | readonly CellFailure[]
}

/** Why a query has no answer. @public */
export type QueryFailure =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'unknown-query' }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'bad-frame'; readonly problem: FrameProblem }
  | { readonly kind: 'bad-transform'; readonly problem: TransformProblem }

/** A widget is drawn anew at most so often by values that come by themselves, in milliseconds. */
export const liveInterval = 250

/** A frame that came by itself and is not shown yet. */
interface Arrived {
  readonly frame: unknown
  readonly note?: string
}

/** Code that only pages with static queries need. */
interface Steps {
  readonly apply: typeof applyTransforms
  /** With its library: absent until a step has a formula. */
  readonly calculate: Calculate | undefined
}

/** What the port is told to follow. */
interface Live {
  readonly queries: readonly string[]
  readonly values: VariableValues
  readonly stop: () => void
}

const waiting: QueryState = { isLoading: true }

/** What the parts of a page ask of its queries. */
export type PageQueries = Pick<QueryStore, 'port' | 'data' | 'stateOf' | 'observe' | 'retry'>

/** What a page's queries answered. All that is asked in one tick goes to the port as one request. */
export class QueryStore {
  private readonly states = new Map<string, QueryState>()
  private readonly listeners = new Map<string, Set<() => void>>()
  /** To be asked with the next request. */
  private readonly due = new Set<string>()
  /** Answered for other values than the present ones, while nobody looked. */
  private readonly stale = new Set<string>()
  private readonly asked = new Map<string, AbortController>()
  private readonly arrived = new Map<string, Arrived>()
  /** Does the steps of static queries, once one had any. */
  private steps: Steps | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private liveTimer: ReturnType<typeof setTimeout> | undefined
  private refreshTimer: ReturnType<typeof setInterval> | undefined
  private refreshSeconds: number | undefined
  /** It was time to ask while the window was hidden. */
  private isRefreshDue = false
  private live: Live | undefined
  /** A key that is pressed never waits for all that came. */
  private readonly slices = new Slices()

  constructor(
    readonly port: PageDataPort,
    readonly data: PageData,
    private values: VariableValues,
  ) {}

  /** The state of a query; the same object while nothing changes, and its frame as long as it holds the same. */
  stateOf(id: string): QueryState {
    return this.states.get(id) ?? waiting
  }

  /** Asks for a query as long as somebody looks at it. @returns what ends it */
  observe(id: string, listener: () => void): () => void {
    const listeners = this.listeners.get(id) ?? new Set()
    this.listeners.set(id, listeners.add(listener))
    if (!this.states.has(id) || this.stale.has(id)) this.ask(id)
    else if (this.data.queries.get(id)?.isLive) this.schedule()
    this.keepRefreshing()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      this.listeners.delete(id)
      if (this.due.delete(id) || this.asked.has(id)) this.stale.add(id)
      if (this.data.queries.get(id)?.isLive) {
        this.stale.add(id)
        this.schedule()
      }
      this.keepRefreshing()
    }
  }

  /** Other values: what depends on them is asked anew. */
  setValues(values: VariableValues): void {
    const changed = this.data.variables.filter(
      ({ name }) => !isSameValue(this.values[name], values[name]),
    )
    if (changed.length === 0) return
    this.values = values
    if (this.live) this.schedule()
    for (const id of this.data.queries.keys()) {
      if (!changed.some((variable) => dependsOn(this.data, id, variable))) continue
      this.arrived.delete(id)
      if (this.listeners.has(id)) this.ask(id)
      else if (this.states.has(id)) this.stale.add(id)
    }
    this.keepRefreshing()
  }

  /** Asks one query again. */
  retry(id: string): void {
    if (this.listeners.has(id)) this.ask(id)
  }

  /** Ends everything that goes on; somebody who looks again begins it anew. */
  stop(): void {
    clearTimeout(this.timer)
    clearTimeout(this.liveTimer)
    this.slices.stop()
    this.arrived.clear()
    this.timer = this.liveTimer = undefined
    this.endRefreshing()
    this.live?.stop()
    this.live = undefined
    for (const [id, controller] of this.asked) {
      controller.abort()
      this.stale.add(id)
    }
    this.asked.clear()
  }

  private ask(id: string): void {
    this.stale.delete(id)
    this.due.add(id)
    const before = this.stateOf(id)
    const { frame, note } = before
    if (before.isLoading) this.states.set(id, before)
    else this.tell(id, { isLoading: true, ...(frame && { frame }), ...(note && { note }) })
    this.schedule()
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.flush()
    })
  }

  private flush(): void {
    const remote: string[] = []
    for (const id of this.due) {
      const query = this.data.queries.get(id)
      if (!query) this.fail(id, { kind: 'unknown-query' })
      else if (query.source === 'static') this.answerStatic(query)
      else remote.push(id)
    }
    this.due.clear()
    if (remote.length > 0) void this.request(remote)
    this.keepLive()
  }

  private async request(ids: readonly string[]): Promise<void> {
    const controller = new AbortController()
    const before = new Set(ids.map((id) => this.asked.get(id)))
    for (const id of ids) this.asked.set(id, controller)
    const current = new Set(this.asked.values())
    for (const earlier of before) if (earlier && !current.has(earlier)) earlier.abort()
    const isCurrent = (id: string) => this.asked.get(id) === controller
    let answers: Readonly<Record<string, QueryAnswer>> = {}
    let failure: QueryFailure = { kind: 'no-answer' }
    try {
      answers = await this.port.query({ queries: ids, values: this.values }, controller.signal)
    } catch (error) {
      failure = { kind: 'failed', error }
    }
    for (const id of ids.filter(isCurrent)) {
      this.asked.delete(id)
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
      this.arrived.delete(id) // from before this was asked
      if (!answer) this.fail(id, failure)
      else if (answer.ok) this.receive(id, answer.frame, answer.note)
      else if (answer.isForbidden) this.fail(id, { kind: 'forbidden' })
      else this.fail(id, { kind: 'failed', error: answer.error })
    }
  }

  private answerStatic(query: PageQuery): void {
    const { id } = query
    const steps = this.stepsOf(id, new Set())
    const calculates = steps.some(({ kind }) => kind === 'calculate')
    if (steps.length > 0 && (calculates ? !this.steps?.calculate : !this.steps)) {
      void this.loadSteps(query, calculates)
      return
    }
    const failures: CellFailure[] = []
    const made = this.makeStatic(id, new Set(), failures)
    if (!made) this.fail(id, { kind: 'no-answer' })
    else if ('kind' in made) this.fail(id, made)
    else {
      this.tell(id, {
        frame: made,
        isLoading: false,
        ...(failures.length > 0 && { note: failures }),
      })
    }
  }

  /** Its steps, and those of what it joins. */
  private stepsOf(id: string, seen: Set<string>): readonly Transform[] {
    const query = this.data.queries.get(id)
    if (query?.source !== 'static' || seen.has(id)) return []
    seen.add(id)
    const joined = query.transforms.flatMap((step) =>
      step.kind === 'join' ? this.stepsOf(step.query, seen) : [],
    )
    return [...query.transforms, ...joined]
  }

  private async loadSteps(query: PageQuery, calculates: boolean): Promise<void> {
    try {
      const [{ applyTransforms: apply }, formulas] = await Promise.all([
        import('../data/applyTransforms.js'),
        calculates ? import('../data/calculate.js') : undefined,
      ])
      this.steps = { apply, calculate: formulas?.calculate ?? this.steps?.calculate }
      this.answerStatic(query)
    } catch (error) {
      this.fail(query.id, { kind: 'failed', error })
    }
  }

  /** A static query may join others of its kind, but never itself. */
  private makeStatic(
    id: string,
    above: ReadonlySet<string>,
    failures: CellFailure[],
  ): Frame | QueryFailure | undefined {
    const query = this.data.queries.get(id)
    if (query?.source !== 'static' || !query.frame || above.has(id)) return undefined
    const frameOf = (other: string) => {
      const frame = this.makeStatic(other, new Set([...above, id]), failures)
      return frame && !('kind' in frame) ? frame : undefined
    }
    if (!this.steps) return query.frame // it has none, else they are here
    const { apply, calculate } = this.steps
    const made = apply(query.frame, query.transforms, frameOf, calculate)
    if (!made.ok) return { kind: 'bad-transform', problem: made.problem }
    failures.push(...(made.failures ?? []))
    return made.frame
  }

  private receive(id: string, input: unknown, note?: string): void {
    const read = readFrame(input)
    if (!read.ok) {
      this.fail(id, { kind: 'bad-frame', problem: read.problem })
      return
    }
    const before = this.stateOf(id)
    const isSame = before.frame !== undefined && isSameFrame(before.frame, read.frame)
    if (isSame && !before.isLoading && !before.failure && before.note === note) return
    const frame = isSame ? before.frame : read.frame
    this.tell(id, { frame, isLoading: false, ...(note && { note }) })
  }

  /** What was there before stays, unless it is no longer the viewer's to see. */
  private fail(id: string, failure: QueryFailure): void {
    const { frame, note } = this.stateOf(id)
    const keeps = frame !== undefined && failure.kind !== 'forbidden'
    const kept = keeps && { frame, ...(note && { note }) }
    this.tell(id, { isLoading: false, failure, ...kept })
  }

  private tell(id: string, state: QueryState): void {
    this.states.set(id, state)
    this.listeners.get(id)?.forEach((listener) => listener())
  }

  private keepLive(): void {
    const { values, live: before } = this
    const queries = [...this.data.queries.values()]
      .filter(({ id, isLive }) => isLive && this.listeners.has(id))
      .map(({ id }) => id)
    const isKnown = queries.join() === before?.queries.join() && values === before.values
    if (isKnown || (queries.length === 0 && !before)) return
    this.live = undefined
    if (queries.length > 0) {
      const reads = Object.fromEntries(queries.map((id) => [id, queryReads(this.data, id, values)]))
      const stop = this.port.subscribe({ queries, values, reads }, (id, frame, note) => {
        if (this.live?.stop !== stop || values !== this.values || !queries.includes(id)) return
        this.asked.delete(id) // what was asked before tells nothing newer
        this.arrived.set(id, { frame, ...(note !== undefined && { note }) })
        this.scheduleArrived()
      })
      this.live = { queries, values, stop }
    }
    before?.stop()
  }

  private scheduleArrived(): void {
    this.liveTimer ??= setTimeout(() => {
      const round = [...this.arrived.keys()]
      this.slices.run(
        round,
        (id) => this.showArrived(id),
        () => {
          this.liveTimer = undefined
          if (this.arrived.size > 0) this.scheduleArrived()
        },
      )
    }, liveInterval)
  }

  private showArrived(id: string): void {
    const arrived = this.arrived.get(id)
    this.arrived.delete(id)
    if (arrived && this.listeners.has(id)) this.receive(id, arrived.frame, arrived.note)
  }

  private keepRefreshing(): void {
    const window = this.data.variables.find(({ kind }) => kind === 'time')
    const value = window && this.values[window.name]
    const asked = typeof value === 'object' ? value.refresh : undefined
    const seconds = this.listeners.size > 0 ? asked : undefined
    if (seconds === this.refreshSeconds) return
    this.endRefreshing()
    this.refreshSeconds = seconds
    if (seconds === undefined) return
    this.refreshTimer = setInterval(this.refresh, seconds * 1000)
    document.addEventListener('visibilitychange', this.refreshShown)
  }

  private endRefreshing(): void {
    clearInterval(this.refreshTimer)
    document.removeEventListener('visibilitychange', this.refreshShown)
    this.refreshTimer = this.refreshSeconds = undefined
    this.isRefreshDue = false
  }

  /** Asks for all that somebody looks at; of a window that is hidden, once it shows again. */
  private readonly refresh = (): void => {
    this.isRefreshDue = document.visibilityState === 'hidden'
    if (this.isRefreshDue) return
    for (const id of this.listeners.keys()) {
      if (this.data.queries.get(id)?.source !== 'static') this.ask(id)
    }
  }

  private readonly refreshShown = (): void => {
    if (this.isRefreshDue && document.visibilityState === 'visible') this.refresh()
  }
}
