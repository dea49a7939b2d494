import { expect, it } from 'vitest'
import { planListOptions } from '../plans/planQueries.js'
import { createPlansApi } from '../plans/plansHandlers.js'

it('the lists of plans are asked anew by the name of their kind in the bin', () => {
  expect(planListOptions(createPlansApi({ plans: [] }), {}).queryKey[0]).toBe('plans')
})
