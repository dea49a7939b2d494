import { ApiError, unwrapList, type ApiClient, type Schemas } from '@spruce/api-client'
import type { PageDataPort, PageDataRequest, QueryAnswer } from '@spruce/page-builder'
import type { LiveSource } from '@spruce/shell-ui'
import { LiveQueries } from './LiveQueries.js'

/** The workbench or page whose queries are asked, as it is shown. */
export interface AskedDesign {
  /** Default: a workbench. */
  readonly kind?: 'workbench' | 'page'
  readonly id: string | null
  readonly revision: number | null
  /** As who edits it: the draft. */
  readonly isDraft?: boolean
}

/** So many queries the server takes at once. */
const mostAtOnce = 50

/**
 * Asks the server for the queries of a design: all of one tick with one request, and live ones again when an event makes them
 * stale. One without an id has none.
 */
export function createDesignData(
  api: ApiClient,
  live: LiveSource,
  { kind = 'workbench', id, revision, isDraft = false }: AskedDesign,
): PageDataPort {
  async function query(
    { queries, values }: PageDataRequest,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, QueryAnswer>>> {
    if (id === null) return {}
    const document = { kind, id }
    const ask = (ids: readonly string[]) =>
      unwrapList(
        api.POST('/spruce/api/v1/page-queries', {
          body: {
            document: {
              ...document,
              ...(revision !== null && { revision }),
              ...(isDraft && { isDraft }),
            },
            queries: ids.map((one) => ({ id: one, variables: { ...values } })),
          },
          signal,
        }),
      )
    const parts = Array.from({ length: Math.ceil(queries.length / mostAtOnce) }, (_, at) =>
      ask(queries.slice(at * mostAtOnce, (at + 1) * mostAtOnce)),
    )
    const answers = await Promise.all(parts)
    return Object.fromEntries(
      answers.flatMap(({ rows }) => rows.map((row) => [row.id, answerOf(row)])),
    )
  }

  const liveQueries = new LiveQueries(query, live)
  return {
    query,
    subscribe: (request, onFrame) => liveQueries.subscribe(request, onFrame),
  }
}

function answerOf(result: Schemas['PageQueryResult']): QueryAnswer {
  const { outcome, frame, isCut, errorCode, message } = result
  if (outcome === 'ok' && frame) {
    return { ok: true, frame: { ...frame, isCut }, ...(message !== undefined && { note: message }) }
  }
  const isForbidden = errorCode === 'FORBIDDEN' || errorCode === 'PLAN_DENIED'
  return { ok: false, error: new ApiError({ kind: 'http', code: errorCode, message }), isForbidden }
}
