import { readPageData } from '@spruce/page-builder/data'
import { describe, expect, it } from 'vitest'
import { HttpError } from '../http/errors.js'
import { checkPageData } from './checkPageData.js'

const areaOf = (placeId: unknown) => ({
  nodes: { s: { id: 's', type: 'spruce.section' }, t: { id: 't', type: 'spruce.text' } },
  variables: [{ name: 'area', kind: 'area', placeId }],
  queries: [{ id: 'devices', source: 'devices', parameters: { areaId: '{{area}}' } }],
})

describe('where the control of a variable stands', () => {
  it.each(['s', 't', 'gone', '', '__proto__', '<script>', 7, null, {}, ['s'], 'x'.repeat(10_000)])(
    'is of no matter to what the page asks: %j',
    (placeId) => {
      const document = areaOf(placeId)
      expect(() => checkPageData('document', document)).not.toThrow()
      const { variables, queries } = readPageData(document)
      expect(variables.map(({ name, kind }) => [name, kind])).toEqual([['area', 'area']])
      expect([...queries.keys()]).toEqual(['devices'])
    },
  )

  it('makes no name free a second time', () => {
    const { variables, ...rest } = areaOf('s')
    const twice = { ...rest, variables: [...variables, { ...variables[0], placeId: 't' }] }
    expect(() => checkPageData('document', twice)).toThrow(HttpError)
  })
})
