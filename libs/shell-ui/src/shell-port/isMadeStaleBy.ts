/**
 * Whether a live event makes a query stale: `meta.live` of the query names the kinds that do. For the
 * filters of `invalidateQueries`.
 */
export function isMadeStaleBy(
  kind: string,
): (query: { readonly meta?: Readonly<Record<string, unknown>> | undefined }) => boolean {
  return ({ meta }) => {
    const kinds = meta?.['live']
    return Array.isArray(kinds) && kinds.includes(kind)
  }
}
