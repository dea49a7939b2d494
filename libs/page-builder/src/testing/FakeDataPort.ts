import type {
  LiveDataRequest,
  PageDataPort,
  PageDataRequest,
  QueryAnswer,
} from '../runtime/PageDataPort.js'

/** What a query is answered with: a frame, an answer, or nothing ever. @public */
export type FakeAnswer =
  | { readonly columns: readonly unknown[] }
  | QueryAnswer
  | 'never'
  | ((request: PageDataRequest) => { readonly columns: readonly unknown[] } | QueryAnswer)

/** Answers a page's queries from fixtures, and keeps what was asked. @public */
export class FakeDataPort implements PageDataPort {
  /** Every request, oldest first. */
  readonly requests: PageDataRequest[] = []
  /** The requests whose values come by themselves now. */
  readonly subscriptions = new Set<LiveDataRequest>()
  private readonly tellers = new Map<LiveDataRequest, (query: string, frame: unknown) => void>()

  constructor(private readonly answers: Readonly<Record<string, FakeAnswer>> = {}) {}

  query(
    request: PageDataRequest,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, QueryAnswer>>> {
    this.requests.push(request)
    const made = request.queries.map((id) => [id, this.answers[id]] as const)
    if (made.some(([, answer]) => answer === 'never')) return neverUnless(signal)
    const said = made.flatMap(([id, answer]) => {
      if (answer === undefined || answer === 'never') return []
      const one = typeof answer === 'function' ? answer(request) : answer
      return [[id, 'columns' in one ? { ok: true as const, frame: one } : one] as const]
    })
    return Promise.resolve(Object.fromEntries(said))
  }

  subscribe(
    request: LiveDataRequest,
    onFrame: (query: string, frame: unknown) => void,
  ): () => void {
    this.subscriptions.add(request)
    this.tellers.set(request, onFrame)
    return () => {
      this.subscriptions.delete(request)
      this.tellers.delete(request)
    }
  }

  /** Tells a later frame to everybody who listens. */
  tell(query: string, frame: unknown): void {
    for (const onFrame of this.tellers.values()) onFrame(query, frame)
  }
}

function neverUnless(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')))
  })
}
