import { test } from './support/alone.js'
import { hostileAddresses } from './support/hostileAddresses.js'
import { lookForAddresses } from './support/lookForAddresses.js'
import { parts, tellPart } from './support/tellPart.js'
import { expect } from './support/test.js'

// The server refuses what it is given.
test.use({ expectedConsole: [/status of 4\d\d/] })

for (const part of parts) {
  test(`no hostile address of part ${String(part + 1)} is kept, loads or runs as an application, a menu or a home page`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(3_600_000)
    const all = hostileAddresses(baseURL ?? '')
    const everywhere = all.filter((_, at) => at % parts.length === part)
    const { counts, findings } = await lookForAddresses(page, { everywhere, asHome: everywhere })
    expect(findings).toEqual([])
    await tellPart(part, counts)
  })
}
