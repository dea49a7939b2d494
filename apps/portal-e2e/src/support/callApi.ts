import type { Page } from '@playwright/test'

/** Calls the API as the page on show does, in the tenant of its tab. Without a body it is a GET. */
export function callApi<T>(
  page: Page,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<T> {
  return page.evaluate(
    async ([url, verb, payload]) => {
      const response = await fetch(url, {
        method: verb,
        headers: {
          'app-code': 'spruce-web-enterprise-console',
          'current-tenant': JSON.parse(sessionStorage.getItem('spruce:tenant') ?? '""') as string,
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { body: payload }),
      })
      const answer = (await response.json()) as { data: T; message: string }
      if (!response.ok) throw new Error(`${url}: ${answer.message}`)
      return answer.data
    },
    [path, method, body === undefined ? undefined : JSON.stringify(body)] as const,
  )
}
