import { describe, expect, it } from 'vitest'
import { partsOf } from './recipes.js'
import { readWhoMay } from './whoMay.js'

describe('S-01: the requests of the matrix', () => {
  it.each(readWhoMay().filter(({ objects }) => objects.length > 0))(
    'carry every object that whoMay.csv names of $operation',
    ({ operation, objects }) => {
      const missing = objects.filter(({ at }) => {
        const asked = `asked at ${at}`
        const parts = partsOf(operation, {
          id: (place) => (place === at ? asked : undefined),
          unique: (prefix) => `${prefix}-1`,
          proof: undefined,
        })
        return !JSON.stringify(parts).includes(asked)
      })
      expect(missing.map(({ at }) => at)).toEqual([])
    },
  )
})
