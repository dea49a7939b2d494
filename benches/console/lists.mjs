import { readFileSync } from 'node:fs'
import { quantile } from '../lib/tables.mjs'
import { full } from './rows.mjs'

/** Of each question in each run. */
const calls = 60

const word = encodeURIComponent
const api = '/spruce/api/v1'
const lists = {
  apps: `${api}/apps?size=20`,
  resources: `${api}/resources?size=20&sort=-createdAt`,
  notices: `${api}/notices?size=20&sort=-createdAt&counts=true`,
}

/**
 * @typedef {object} Question
 * @property {string} path
 * @property {'last'} [page] that one, by the total of the first
 * @property {number} [least] found in the full tenant; absent: a page of twenty
 */

/** @type {Record<string, Question>} */
export const questions = {
  'apps: first page': { path: lists.apps, least: full.apps },
  'apps: last page': { path: lists.apps, page: 'last', least: full.apps },
  'apps: by keyword': { path: `${lists.apps}&keyword=${word('设备')}` },
  'apps: by pinyin': { path: `${lists.apps}&keyword=shebei` },
  'apps: of a kind, on, reached': { path: `${lists.apps}&kind=frame&enable=1&health=up` },
  'apps: by name': { path: `${lists.apps}&sort=name`, least: full.apps },
  'resources: first page': { path: lists.resources, least: full.resources },
  'resources: last page': { path: lists.resources, page: 'last', least: full.resources },
  'resources: by keyword': { path: `${lists.resources}&keyword=${word('质量设备')}` },
  'resources: in no folder': { path: `${lists.resources}&root=true` },
  'resources: documents of a size': {
    path: `${lists.resources}&group=document&minBytes=1000000&maxBytes=2000000`,
  },
  'resources: by tag': { path: `${lists.resources}&tag=${word('标签3')}` },
  'resources: by name': {
    path: `${api}/resources?size=20&sort=name`,
    least: full.resources,
  },
  'resources: most used first': {
    path: `${api}/resources?size=20&sort=-uses`,
    least: full.resources,
  },
  'resources: what they are narrowed by': { path: `${api}/resources/facets` },
  'notices: first page': { path: lists.notices, least: full.notices },
  'notices: last page': { path: lists.notices, page: 'last', least: full.notices },
  'notices: by keyword': { path: `${lists.notices}&keyword=${word('安全通知')}` },
  'notices: published, urgent': { path: `${lists.notices}&status=published&level=urgent` },
  'notices: by title': {
    path: `${api}/notices?size=20&sort=title&counts=true`,
    least: full.notices,
  },
}

/**
 * Asks as often as it takes for a p95, one call after the other. `work`: processor time of the processes in one call, ms.
 * @param {string} url @param {Record<string, string>} headers of the session @param {Question} question
 * @param {{ isFull: boolean, pids: () => Promise<readonly number[]> }} options whether the tenant has the full counts; the server and
 *   the backends of its database
 */
export async function ask(url, headers, { path, page, least = 21 }, { isFull, pids }) {
  const get = async (/** @type {string} */ address) => {
    const begin = performance.now()
    const response = await fetch(`${url}${address}`, { headers })
    const text = await response.text()
    const took = performance.now() - begin
    if (!response.ok) throw new Error(`${response.status} for ${address}: ${text.slice(0, 400)}`)
    return { took, data: JSON.parse(text).data, total: response.headers.get('x-total-count') }
  }
  const first = await get(path)
  const total = Number(first.total ?? Infinity)
  if (isFull && total < least) throw new Error(`Only ${total} found by ${path}`)
  const last = Math.max(1, Math.ceil(total / 20))
  const address = page === 'last' ? `${path}&page=${last}` : path
  const times = []
  const before = workOf(await pids())
  for (let call = 0; call < calls; call += 1) {
    const { took, data } = await get(address)
    if (isFull && Array.isArray(data) && data.length === 0) throw new Error(`No row for ${address}`)
    times.push(took)
  }
  return {
    p95: quantile(times, 0.95),
    median: quantile(times, 0.5),
    slowest: Math.max(...times),
    work: spentSince(before) / calls,
    changed: times.length,
  }
}

/** Processor time of each so far, ms: a tick of the kernel is 10 ms. @param {Iterable<number>} pids */
function workOf(pids) {
  /** @type {Map<number, number>} */
  const work = new Map()
  for (const pid of pids) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      work.set(pid, (Number(fields[11]) + Number(fields[12])) * 10)
    } catch {
      // It has ended.
    }
  }
  return work
}

/** Of those that still run. @param {Map<number, number>} before */
function spentSince(before) {
  let spent = 0
  for (const [pid, now] of workOf(before.keys())) spent += now - (before.get(pid) ?? now)
  return spent
}
