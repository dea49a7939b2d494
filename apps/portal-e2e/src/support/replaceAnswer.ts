import type { Page } from '@playwright/test'

/** What the server answered, as JSON, and what it was asked. */
interface Answered {
  readonly body: unknown
  /** Undefined where nothing was sent. */
  readonly sent: string | undefined
}

/**
 * Replaces JSON that the server answers to a page. Playwright's own routes hold up every file of the page and put its
 * cache out of use; this holds up what the pattern names, and nothing else.
 * @param urlPattern with `*` and `?`, of the whole address
 * @returns ends it
 */
export async function replaceAnswer(
  page: Page,
  urlPattern: string,
  change: (answered: Answered) => unknown,
): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  client.on('Fetch.requestPaused', (paused) => {
    const { requestId, request, responseStatusCode = 200, responseHeaders = [] } = paused
    const replace = async () => {
      const { body, base64Encoded } = await client.send('Fetch.getResponseBody', { requestId })
      const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body
      const changed = change({ body: JSON.parse(text), sent: request.postData })
      await client.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: responseStatusCode,
        // The body comes unpacked, and has another length afterwards.
        responseHeaders: responseHeaders.filter(
          ({ name }) => !/^content-(?:encoding|length)$/i.test(name),
        ),
        body: Buffer.from(JSON.stringify(changed)).toString('base64'),
      })
    }
    // A page that goes away meanwhile takes its requests with it.
    void replace().catch(() => undefined)
  })
  await client.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] })
  return () => client.detach()
}
