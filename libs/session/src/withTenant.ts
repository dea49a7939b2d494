/** The address with `?tenant=CODE`, as the product copies, sends and opens it in a window. @public */
export function withTenant(url: string, code: string | null | undefined): string {
  if (!code || !url.startsWith('/')) return url
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? []
  const search = new URLSearchParams(query)
  search.set('tenant', code)
  return `${path}?${search.toString()}${fragment}`
}
