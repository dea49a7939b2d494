import { test } from './support/alone.js'
import { lookForScripts } from './support/lookForScripts.js'
import { parts, tellPart } from './support/tellPart.js'
import { expect } from './support/test.js'

const pages = Number(process.env['SPRUCE_SCRIPT_PAGES'] ?? 400) / parts.length
const seed = Number(process.env['SPRUCE_SEED'] ?? 1)

// The policy of the page would stop most of them: here the page alone has to. Pictures that are none are not found.
test.use({ bypassCSP: true, expectedConsole: [/./] })

for (const part of parts) {
  test(`no script in any text of a designed page of part ${String(part + 1)} ever runs`, async ({
    page,
  }) => {
    test.setTimeout(3_600_000)
    const { counts, findings } = await lookForScripts(page, pages, seed * parts.length + part)
    expect(findings).toEqual([])
    await tellPart(part, counts)
  })
}
