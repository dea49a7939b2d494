import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { test } from './support/alone.js'
import { hostileAddresses } from './support/hostileAddresses.js'
import { lookForAddresses, type AddressLooks } from './support/lookForAddresses.js'
import { expect } from './support/test.js'

// The server refuses what it is given.
test.use({ expectedConsole: [/status of 4\d\d/] })

/** Of the addresses each has its share, with a server of its own where there is more than one worker. */
const parts = [0, 1, 2, 3]

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
    await tell(part, counts)
  })
}

/** Writes the counts of a part; the last one writes their sums. */
async function tell(part: number, counts: AddressLooks['counts']): Promise<void> {
  const out = process.env['SPRUCE_PROOF_OUT']
  if (!out) return
  const fileOf = (one: number) => `${out}.${String(one)}`
  await writeFile(fileOf(part), JSON.stringify(counts))
  if (!parts.every((one) => existsSync(fileOf(one)))) return
  const sums: Record<string, number> = {}
  for (const one of parts) {
    const made = JSON.parse(await readFile(fileOf(one), 'utf8')) as AddressLooks['counts']
    for (const [name, count] of Object.entries(made)) sums[name] = (sums[name] ?? 0) + count
  }
  await writeFile(out, JSON.stringify({ counts: sums, figures: { findings: 0 } }))
}
