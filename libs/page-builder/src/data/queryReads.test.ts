import { expect, it } from 'vitest'
import { readPageData } from './pageData.js'
import { queryReads } from './queryReads.js'

const data = readPageData({
  variables: [
    { name: 'device', kind: 'device' },
    { name: 'area', kind: 'area' },
  ],
  queries: [
    {
      ...{ id: 'values', source: 'latest-values' },
      parameters: { deviceId: '{{device}}', areaId: '{{area}}', codes: ['t', '{{device}}-t'] },
      transforms: [{ kind: 'join', query: 'names', key: 'id' }],
    },
    {
      ...{ id: 'names', source: 'devices', parameters: { most: 5 } },
      transforms: [
        { kind: 'join', query: 'values', key: 'id' },
        { kind: 'join', query: 'own', key: 'id' },
      ],
    },
    { id: 'own', source: 'static', frame: { columns: [] } },
  ],
})

it('names the sources of a query and of those it joins, with the values of variables', () => {
  expect(queryReads(data, 'values', { device: 'd1' })).toEqual([
    { source: 'latest-values', parameters: { deviceId: 'd1', codes: ['t', 'd1-t'] } },
    { source: 'devices', parameters: { most: 5 } },
  ])
  expect(queryReads(data, 'own', {})).toEqual([])
  expect(queryReads(data, 'lost', {})).toEqual([])
})
