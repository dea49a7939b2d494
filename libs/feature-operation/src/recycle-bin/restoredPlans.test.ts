import { expect, it } from 'vitest'
import { planKeys } from '../plans/planQueries.js'

it('the lists of plans are asked anew by the name of their kind in the bin', () => {
  expect(planKeys.list({})[0]).toBe('plans')
})
