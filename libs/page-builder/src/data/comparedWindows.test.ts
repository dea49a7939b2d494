import { expect, it } from 'vitest'
import { comparedWindows } from './comparedWindows.js'

const now = Date.parse('2026-11-30T08:00:00Z')
const hour = 3_600_000
const window = { from: 'now-24h', to: 'now' }

function compared(...nodes: readonly unknown[]) {
  const document = { nodes: Object.fromEntries(nodes.map((node, at) => [`n${String(at)}`, node])) }
  return comparedWindows(document, 'q', window, now)
}
const figure = (compare: unknown, query = 'q') => ({ props: { query, compare } })

it('are those that components compare the query with, each once', () => {
  expect(compared(figure('week'), figure('period'), figure('week'))).toEqual([
    { from: now - 48 * hour, to: now - 24 * hour },
    { from: now - 8 * 24 * hour, to: now - 7 * 24 * hour },
  ])
})

it('are none where nothing compares it', () => {
  expect(compared(figure('none'), figure('day', 'other'), figure(undefined), {}, null)).toEqual([])
})

it.each([undefined, null, 'page', {}, { nodes: null }, { nodes: [] }])(
  'are none of what is no page: %j',
  (document) => {
    expect(comparedWindows(document, 'q', window, now)).toEqual([])
  },
)

it('are none before what is no window', () => {
  const document = { nodes: { a: figure('day') } }
  expect(comparedWindows(document, 'q', { from: 'now', to: 'now-1h' }, now)).toEqual([])
})
