import { test } from './support/alone.js'
import { hostileAddresses } from './support/hostileAddresses.js'
import { lookForAddresses } from './support/lookForAddresses.js'
import { expect } from './support/test.js'

// The server refuses what it is given.
test.use({ expectedConsole: [/status of 4\d\d/] })

/** Of every so many addresses one; `addresses.proof.ts` tries all, and `dynamic.spec.ts` all in the framework page. */
const stride = 11
/** Of those, as the home page. */
const homeStride = 4

test('S-07: no hostile address is kept, loads or runs as an application, a menu or a home page', async ({
  page,
  baseURL,
}) => {
  const everywhere = hostileAddresses(baseURL ?? '').filter((_, at) => at % stride === 0)
  const asHome = everywhere.filter((_, at) => at % homeStride === 0)
  const { counts, findings } = await lookForAddresses(page, { everywhere, asHome })
  expect(findings).toEqual([])
  expect(counts.addresses).toBeGreaterThan(15)
  expect(counts.refusals).toBeGreaterThan(2 * counts.addresses)
  expect(counts.clicks).toBeGreaterThan(3 * counts.addresses)
})
