import type { LiveDataRequest, PageDataPort, QueryAnswer } from '@spruce/page-builder'
import type { LiveData, LiveKind, LiveSource } from '@spruce/shell-ui'
import { isTouchedBy, liveKinds, liveRuleOf } from './liveSources.js'

type OnFrame = Parameters<PageDataPort['subscribe']>[1]

interface Subscription {
  readonly request: LiveDataRequest
  readonly onFrame: OnFrame
}

/** Of what no event tells, and of everything while no events come, in milliseconds. */
export const askEvery = 15_000
/** The server may answer with what it read within the last second: what came last is asked for once more after it. */
export const settledAfter = 1_100

/**
 * Keeps live queries of a page new: asks for those that an event makes stale, all that are due with one call, and none twice
 * within the pause of its source. Nothing is asked while the browser hides the page; what became due is asked for when it is
 * back.
 */
export class LiveQueries {
  private readonly subscriptions = new Set<Subscription>()
  /** From when on each may be asked. */
  private readonly due = new Map<string, number>()
  /** When an answer surely knows of the last event. */
  private readonly settled = new Map<string, number>()
  private readonly askedAt = new Map<string, number>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private asking: AbortController | undefined
  private ends: readonly (() => void)[] = []
  private turns = 0
  /** Events did not come for a while: what they would have told is not known. */
  private hasGap = false

  constructor(
    private readonly query: PageDataPort['query'],
    private readonly live: LiveSource,
  ) {}

  /** @returns what ends it; one that begins before the last one ends goes on from there */
  subscribe(request: LiveDataRequest, onFrame: OnFrame): () => void {
    const subscription = { request, onFrame }
    this.subscriptions.add(subscription)
    if (this.subscriptions.size === 1) this.begin()
    return () => {
      this.subscriptions.delete(subscription)
      if (this.subscriptions.size === 0) this.end()
    }
  }

  private begin(): void {
    const schedule = () => this.schedule()
    const clock = setInterval(() => this.turn(), askEvery)
    document.addEventListener('visibilitychange', schedule)
    this.ends = [
      ...liveKinds.map((kind) => this.live.on(kind, (data) => this.hear(kind, data))),
      this.live.onState(() => this.followState()),
      () => clearInterval(clock),
      () => document.removeEventListener('visibilitychange', schedule),
    ]
  }

  private end(): void {
    for (const end of this.ends) end()
    clearTimeout(this.timer)
    this.asking?.abort()
    this.timer = this.asking = undefined
    this.hasGap = false
    for (const times of [this.due, this.settled, this.askedAt]) times.clear()
  }

  private hear(kind: LiveKind, data: LiveData): void {
    const settled = performance.now() + settledAfter
    this.makeDue(({ reads }, id) => {
      const isTouched = reads[id]?.some((read) => isTouchedBy(read, kind, data)) ?? false
      if (isTouched) this.settled.set(id, settled)
      return isTouched
    })
  }

  private followState(): void {
    if (this.live.isUp && this.hasGap) this.makeDue(() => true)
    this.hasGap = !this.live.isUp
  }

  private turn(): void {
    this.turns += 1
    if (!this.live.isUp) this.hasGap = true
    this.makeDue(({ reads }, id) =>
      (reads[id] ?? []).some(({ source }) => {
        const { kinds, changesSilently = false } = liveRuleOf(source)
        return !this.live.isUp || kinds.length === 0 || (changesSilently && this.turns % 2 === 0)
      }),
    )
  }

  private makeDue(isDue: (request: LiveDataRequest, id: string) => boolean): void {
    const now = performance.now()
    for (const { request } of this.subscriptions) {
      for (const id of request.queries) {
        if (isDue(request, id)) this.due.set(id, Math.max(now, this.nextOf(request, id)))
      }
    }
    this.schedule()
  }

  /** When the pause of the slowest source that it reads is over. */
  private nextOf({ reads }: LiveDataRequest, id: string): number {
    const asked = this.askedAt.get(id)
    if (asked === undefined) return 0
    return asked + Math.max(0, ...(reads[id] ?? []).map(({ source }) => liveRuleOf(source).pause))
  }

  private schedule(): void {
    clearTimeout(this.timer)
    if (this.asking || document.hidden || this.due.size === 0) return
    const wait = Math.min(...this.due.values()) - performance.now()
    this.timer = setTimeout(() => void this.ask(), Math.max(0, wait))
  }

  private async ask(): Promise<void> {
    const now = performance.now()
    const asked = new Set([...this.due].flatMap(([id, at]) => (at <= now ? [id] : [])))
    for (const id of asked) {
      const settled = this.settled.get(id) ?? 0
      if (settled > now) this.due.set(id, settled)
      else this.due.delete(id)
      this.askedAt.set(id, now)
    }
    const asking = new AbortController()
    this.asking = asking
    await Promise.all([...this.subscriptions].map((one) => this.askFor(one, asked, asking.signal)))
    if (this.asking !== asking) return
    this.asking = undefined
    this.schedule()
  }

  private async askFor(
    subscription: Subscription,
    asked: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<void> {
    const { queries, values } = subscription.request
    const ids = queries.filter((id) => asked.has(id))
    if (ids.length === 0) return
    let answers: Readonly<Record<string, QueryAnswer>> = {}
    try {
      answers = await this.query({ queries: ids, values }, signal)
    } catch {
      if (signal.aborted) return
      const again = performance.now() + askEvery
      for (const id of ids) this.due.set(id, Math.min(again, this.due.get(id) ?? again))
    }
    for (const { request, onFrame } of this.subscriptions) {
      if (request.values !== values) continue
      for (const id of ids.filter((one) => request.queries.includes(one))) {
        const answer = answers[id]
        if (answer?.ok) onFrame(id, answer.frame, answer.note)
      }
    }
  }
}
