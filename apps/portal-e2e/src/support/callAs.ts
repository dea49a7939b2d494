import { expect, type Page } from '@playwright/test'

/** A call with the session of `page`, as one of its pages makes it; answers the data. */
export async function callAs<Data = unknown>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: unknown,
): Promise<Data> {
  const answer = await page.request.fetch(path, {
    method,
    headers: {
      'app-code': 'spruce-web-enterprise-console',
      origin: new URL(page.url()).origin,
    },
    ...(data === undefined ? {} : { data }),
  })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: Data }).data
}
