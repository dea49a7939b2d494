import type { PageData } from '../../data/pageData.js'
import { sourcePermissions } from '../../data/sourcePermissions.js'
import type { PageDataPort, PageDataRequest, QueryAnswer } from '../../runtime/PageDataPort.js'

const refusal: QueryAnswer = { ok: false, error: undefined, isForbidden: true }

/** The same data without what somebody with these permissions is refused: queries by their sources, and what joins them. */
export function limitData(
  data: PageDataPort,
  { queries }: Pick<PageData, 'queries'>,
  permCodes: readonly string[],
): PageDataPort {
  const held = new Set(permCodes)
  const isRefused = (id: string, above: readonly string[] = []): boolean => {
    const query = queries.get(id)
    if (!query || above.includes(id)) return false
    const needed = sourcePermissions[query.source] ?? []
    if (needed.length > 0 && !needed.some((code) => held.has(code))) return true
    return query.transforms.some(
      (step) => step.kind === 'join' && isRefused(step.query, [...above, id]),
    )
  }
  const allowed = <Request extends PageDataRequest>(request: Request): Request => ({
    ...request,
    queries: request.queries.filter((id) => !isRefused(id)),
  })
  return {
    async query(request, signal) {
      const asked = allowed(request)
      const answers = asked.queries.length > 0 ? await data.query(asked, signal) : {}
      const refused = request.queries.filter((id) => !asked.queries.includes(id))
      return { ...answers, ...Object.fromEntries(refused.map((id) => [id, refusal])) }
    },
    subscribe(request, onFrame) {
      const asked = allowed(request)
      return asked.queries.length > 0 ? data.subscribe(asked, onFrame) : () => undefined
    },
  }
}
