import { readEndpointFrame } from '../../data-endpoints/readEndpointFrame.js'
import { EndpointError } from '../../data-endpoints/EndpointError.js'
import { unprocessable } from '../../http/errors.js'
import { definePageSource, windowOf } from '../PageSource.js'

const media = {
  json: 'application/json, */*;q=0.1',
  csv: 'text/csv, text/plain;q=0.5, */*;q=0.1',
} as const

/**
 * What a REST service of the tenant answers. It is nobody's data here: whoever sees the page sees it, and what may be
 * asked is up to who registers the endpoint and who designs the page.
 */
export const http = definePageSource({
  id: 'http',
  as: 'runPageQueries',
  parameters: {
    endpointId: { kind: 'id' },
    path: { kind: 'path', most: 1000 },
    query: { kind: 'pairs', most: 30 },
    fromAs: { kind: 'text', most: 100 },
    toAs: { kind: 'text', most: 100 },
    format: { kind: 'choice', of: ['json', 'csv'] },
    rowPath: { kind: 'text', most: 200 },
  },
  async read(context, { endpointId = '', path = '', query = [], ...asked }) {
    const { tenantId, repositories, dataEndpoints } = context
    const { format = 'json', rowPath = '', fromAs, toAs } = asked
    const endpoint = await repositories.dataEndpoints.find(tenantId, endpointId)
    if (!endpoint?.enabled) throw new EndpointError('ENDPOINT_GONE')
    const pairs = query.map(pairOf)
    if (fromAs !== undefined || toAs !== undefined) {
      const { from, to } = windowOf(context, {}, { from: 'now-24h', to: 'now' })
      if (fromAs !== undefined) pairs.push([fromAs, new Date(from).toISOString()])
      if (toAs !== undefined) pairs.push([toAs, new Date(to).toISOString()])
    }
    const sent = { path, pairs, accept: media[format] }
    if (!dataEndpoints.canAsk(endpoint, sent)) throw unprocessable('WRONG_ENDPOINT')
    return async (timeoutMs) => {
      const answer = await dataEndpoints.ask(endpoint, sent, timeoutMs)
      return readEndpointFrame(answer, { format, rowPath })
    }
  },
})

function pairOf(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=')
  return [text.slice(0, at), text.slice(at + 1)]
}
