import { consequenceOf, isPassing } from '@spruce/api-client'
import { toast, type LiveKind } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta & {
      /** What a success makes stale: every query whose key begins with this one. */
      invalidates?: QueryKey
    }
  }
}

interface CallMeta extends Record<string, unknown> {
  /** The page says itself what went wrong: no toast. */
  silent?: boolean
  /** Live events of these kinds make a query stale. */
  live?: readonly LiveKind[]
}

export interface QueryClientOptions {
  language: () => Language
  /** A call came back with 401: the session is over. */
  onUnauthorized: (error: unknown) => void
}

const hour = 3_600_000

/**
 * The cache of what the server knows, with the one place where failed calls are told: toasts of spec
 * section 8, the end of the session, and what a change makes stale.
 */
export function createQueryClient({ language, onUnauthorized }: QueryClientOptions): QueryClient {
  function report(error: unknown, meta: CallMeta | undefined) {
    followError(error, { language, onUnauthorized, silent: meta?.silent })
  }
  const client: QueryClient = new CatchingUpQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, query.meta),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
      onSuccess: (_data, _variables, _result, mutation) => {
        const queryKey = mutation.meta?.invalidates
        if (queryKey) void client.invalidateQueries({ queryKey })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5_000, // a burst of tab switches asks for nothing twice
        gcTime: 4 * hour, // hidden tabs keep their data; a closed tab drops its own
        retry: (failures, error) => failures < 2 && isPassing(error),
        networkMode: 'always', // offline is told, as any network that fails; nothing waits unsaid
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** The network is back: what failed is asked anew; the rest heeds the server's events. */
export function refetchFailed(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
}

/** Does what `consequenceOf` says: the end of the session, a toast, or nothing. */
export function followError(
  error: unknown,
  {
    language,
    onUnauthorized,
    silent = false,
  }: QueryClientOptions & { silent?: boolean | undefined },
): void {
  const consequence = consequenceOf(error, language())
  if (consequence.kind === 'signIn') onUnauthorized(error)
  if (consequence.kind !== 'toast' || silent) return
  const { text, duration, once } = consequence
  // Toasts of one id replace one another: a network that is down is said once.
  toast.error(text, once ? { duration, id: 'network' } : { duration })
}

/**
 * A query that is under way for the first time takes no notice of being made stale, and its answer
 * may be older than what made it so: it is asked once more after it.
 */
class CatchingUpQueryClient extends QueryClient {
  private readonly waiting = new WeakSet<Query>()

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firsts = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
    const done = super.invalidateQueries(filters, options)
    for (const query of firsts) void this.askAfter(query, filters?.refetchType)
    return done
  }

  private async askAfter(
    query: Query,
    refetchType: InvalidateQueryFilters['refetchType'] = 'active',
  ): Promise<void> {
    if (this.waiting.has(query)) return
    this.waiting.add(query)
    try {
      await query.promise
      if (this.getQueryCache().get(query.queryHash) !== query) return // it was let go of
      await this.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType })
    } catch {
      // It failed, which the page tells; whoever asks again gets what is new.
    } finally {
      this.waiting.delete(query)
    }
  }
}
