import { isApiError, toastOf } from '@spruce/api-client'
import { toast } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'

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
    if (isApiError(error) && error.status === 401) onUnauthorized(error)
    else if (!meta?.silent) showError(error, language())
  }
  const client: QueryClient = new QueryClient({
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
      },
      mutations: { retry: false },
    },
  })
  return client
}

/** Shows the toast of an error; a network that is down is said once, however many calls fail. */
export function showError(error: unknown, language: Language): void {
  const shown = toastOf(error, language)
  if (!shown) return
  const { text, duration, once } = shown
  toast.error(text, once ? { duration, id: 'network' } : { duration })
}

/** Worth another try: the network, time, or a fault of the server. */
function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500
}
