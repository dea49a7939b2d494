import type { Page } from '@playwright/test'

/** What the server answered, and what it had been sent, as JSON. */
interface Answered {
  readonly body: unknown
  readonly sent: unknown
}

/**
 * Replaces what the server answers to a page, by an answer that succeeded. Playwright's own routes hold up every file
 * of the page and put its cache out of use; this holds up what the pattern names, and nothing else.
 * @param urlPattern with `*` and `?`, of the whole address
 * @param change answers the body; where it throws, the server's own answer stands
 * @returns ends it
 */
export async function replaceAnswer(
  page: Page,
  urlPattern: string,
  change: (answered: Answered) => { readonly data: unknown },
): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  client.on('Fetch.requestPaused', ({ requestId, request, responseHeaders = [] }) => {
    const replace = async () => {
      const answer = await client.send('Fetch.getResponseBody', { requestId })
      const text = Buffer.from(answer.body, answer.base64Encoded ? 'base64' : 'utf8').toString()
      const sent: unknown =
        request.postData === undefined ? undefined : JSON.parse(request.postData)
      const changed = change({ body: JSON.parse(text), sent })
      // The body comes unpacked, and has another length afterwards.
      const isOld = /^(?:content-encoding|content-length|x-total-count)$/i
      const headers = responseHeaders.filter(({ name }) => !isOld.test(name))
      if (Array.isArray(changed.data)) {
        headers.push({ name: 'x-total-count', value: String(changed.data.length) })
      }
      const body = Buffer.from(JSON.stringify(changed)).toString('base64')
      await client.send('Fetch.fulfillRequest', {
        ...{ requestId, responseCode: 200, responseHeaders: headers, body },
      })
    }
    const leave = () => client.send('Fetch.continueRequest', { requestId })
    // A page that goes away meanwhile takes its requests with it.
    void replace()
      .catch(leave)
      .catch(() => undefined)
  })
  await client.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] })
  return () => client.detach()
}
