import { createTestApi } from '@spruce/api-client/testing'
import { expect, it } from 'vitest'
import { planListOptions } from '../plans/planQueries.js'

it('the lists of plans are asked anew by the name of their kind in the bin', () => {
  expect(planListOptions(createTestApi(), {}).queryKey[0]).toBe('plans')
})
