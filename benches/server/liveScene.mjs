// A thousand people with a live stream each, half of them on either of two processes; notices for
// everybody are published on one process and the other in turn. Measured from the call to each client.
import { createHash, randomBytes } from 'node:crypto'
import { get, request } from 'node:http'
import pg from 'pg'
import { quantile } from '../lib/tables.mjs'

const clients = 1_000
const notices = 10
const patienceMs = 30_000

/**
 * @param {{ urls: string[], databaseUrl: string, headers: Record<string, string> }} options two processes
 * on one database, its owner's login, and the headers of an administrator's calls
 * @returns {import('../run.mjs').Scene}
 */
export function liveScene(options) {
  return {
    name: `a notice to ${clients} live streams over two processes`,
    variants: [{ name: 'spruce, PostgreSQL', run: () => measure(options) }],
    goals: [
      { text: 'delivered, percent', measure: 'delivered', most: 100, atLeast: 100 },
      { text: 'all streams open again, seconds', measure: 'openSeconds', most: 30 },
    ],
  }
}

/** @param {Parameters<typeof liveScene>[0]} options */
async function measure({ urls, databaseUrl, headers }) {
  const tokens = await signInMany(databaseUrl, headers['current-tenant'] ?? '')
  /** @type {Map<string, number>} when a notice was sent out */
  const sent = new Map()
  /** @type {number[]} */
  const times = []
  const begin = performance.now()
  const streams = await Promise.all(
    tokens.map((token, index) =>
      listen(urls[index % urls.length] ?? '', token, (id) => {
        const at = sent.get(id)
        if (at !== undefined) times.push(performance.now() - at)
      }),
    ),
  )
  const openSeconds = (performance.now() - begin) / 1000
  try {
    for (let n = 0; n < notices; n += 1) {
      const url = urls[n % urls.length] ?? ''
      const body = { title: `公告 ${n}`, everyone: true }
      const { id, version } = await call(url, '/spruce/api/v1/notices', headers, body)
      sent.set(id, performance.now())
      await call(url, `/spruce/api/v1/notices/${id}/publish`, headers, { version })
      const until = performance.now() + patienceMs
      while (times.length < (n + 1) * clients && performance.now() < until) {
        await new Promise((done) => setTimeout(done, 5))
      }
    }
  } finally {
    for (const stream of streams) stream.destroy()
  }
  return {
    delivered: (times.length / (notices * clients)) * 100,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    openSeconds,
    changed: times.length,
  }
}

/** Sessions of people of the tenant, made in the database: passwords are not what is measured. @param {string} url @param {string} tenantId @returns {Promise<string[]>} */
async function signInMany(url, tenantId) {
  const tokens = Array.from({ length: clients }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // The demo tenant has fewer people than that: some have several sessions, as with several browsers.
    const { rowCount } = await client.query(
      `with people as (
         select user_id, row_number() over (order by id) as n, count(*) over () as all_of_them
         from memberships where tenant_id = $2 and status = 'active')
       insert into sessions (id, token_hash, user_id, expires_at)
       select 'bench-' || h.hash, h.hash, p.user_id, now() + interval '1 hour'
       from unnest($1::text[]) with ordinality as h (hash, n)
       join people p on p.n = (h.n - 1) % p.all_of_them + 1`,
      [hashes, tenantId],
    )
    if (rowCount !== clients) throw new Error(`Only ${rowCount} sessions`)
  } finally {
    await client.end()
  }
  return tokens
}

/**
 * @param {string} url @param {string} token @param {(noticeId: string) => void} onNotice
 * @returns {Promise<import('node:http').ClientRequest>} resolves with the first event
 */
function listen(url, token, onNotice) {
  return new Promise((resolve, reject) => {
    const headers = { 'app-code': 'bench', cookie: `token=${token}` }
    const stream = get(`${url}/spruce/api/v1/live`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream answered ${answer.statusCode}`))
      answer.setEncoding('utf8')
      let rest = ''
      answer.on('data', (text) => {
        resolve(stream)
        const lines = `${rest}${text}`.split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          const id = /^data: .*"noticeId": ?"([^"]+)"/.exec(line)?.[1]
          if (id) onNotice(id)
        }
      })
      answer.on('error', () => undefined) // we hang up ourselves
    })
    stream.on('error', reject)
  })
}

/** @param {string} url @param {string} path @param {Record<string, string>} headers @param {object} body @returns {Promise<any>} the answer's data */
function call(url, path, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(JSON.parse(text).data)
            : reject(new Error(`${answer.statusCode} ${text.slice(0, 300)}`)),
        )
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}
