import { writeFile } from 'node:fs/promises'
import { hostileAddresses } from './support/hostileAddresses.js'
import { lookForAddresses } from './support/lookForAddresses.js'
import { expect, test } from './support/test.js'

// The server refuses what it is given.
test.use({ expectedConsole: [/status of 4\d\d/] })

test('no hostile address is kept, loads or runs as an application, a menu or a home page', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(3_600_000)
  const everywhere = hostileAddresses(baseURL ?? '')
  const { counts, findings } = await lookForAddresses(page, { everywhere, asHome: everywhere })
  expect(findings).toEqual([])
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) await writeFile(out, JSON.stringify({ counts, figures: { findings: 0 } }))
})
