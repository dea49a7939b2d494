import { expect, it } from 'vitest'
import { readPageData } from '../data/pageData.js'
import { querySources } from '../data/querySources.js'
import { timelessSources, valuesBefore } from './valuesBefore.js'

const window = { from: 'now-1d', to: 'now' }
const before = { from: 'now-2d', to: 'now-1d' }

function pageOf(query: object, variables: readonly object[] = [{ name: 'time', kind: 'time' }]) {
  return readPageData({ queries: [{ id: 'q', parameters: {}, ...query }], variables })
}

it('knows which sources of the server look at a window', () => {
  const withWindow = Object.entries(querySources).filter(
    // An endpoint is told the window by the names that it has for its edges.
    ([, parameters]) => 'from' in parameters || 'fromAs' in parameters,
  )
  const others = Object.keys(querySources).filter(
    (source) => !withWindow.some(([one]) => one === source),
  )
  expect([...timelessSources].sort()).toEqual([...others, 'static'].sort())
})

it('has the window before, and all other values as they are', () => {
  const values = { time: window, line: 'b' }
  expect(valuesBefore(pageOf({ source: 'visits' }), 'q', values, 'period')).toEqual({
    ...{ time: before, line: 'b' },
  })
})

it.each([
  ['of a source without a window', pageOf({ source: 'devices' }), { time: window }],
  [
    'with a window of its own',
    pageOf({ source: 'visits', parameters: { from: 'now-7d', to: 'now' } }),
    { time: window },
  ],
  ['of a page without a window', pageOf({ source: 'visits' }, []), {}],
  ['while no window is chosen', pageOf({ source: 'visits' }), {}],
  ['that is not there', readPageData({}), { time: window }],
])('is nothing for a query %s', (_, data, values) => {
  expect(valuesBefore(data, 'q', values, 'period')).toBeUndefined()
})
