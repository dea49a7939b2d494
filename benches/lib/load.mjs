import { Agent, request } from 'node:http'
import { quantile } from './tables.mjs'

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} [body]
 */

/**
 * Keeps `connections` calls under way for some seconds, each connection its own, one call after the
 * other. Every answer has to be a 200 with code 200; anything else ends the bench.
 * @param {string} url @param {() => Call} next @param {{ connections: number, seconds: number }} options
 */
export async function load(url, next, { connections, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  /** @type {number[]} */
  const times = []
  const begin = performance.now()
  const until = begin + seconds * 1000
  const work = async () => {
    while (performance.now() < until) {
      const start = performance.now()
      const answer = await send(next())
      times.push(performance.now() - start)
      if (answer.status !== 200 || !answer.text.startsWith('{"code":200')) {
        throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`)
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, work))
  } finally {
    agent.destroy()
  }
  return {
    perSecond: times.length / ((performance.now() - begin) / 1000),
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    changed: times.length,
  }

  /** @param {Call} call @returns {Promise<{ status: number, text: string }>} */
  function send({ method, path, headers, body }) {
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method, path, headers, agent }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
}
