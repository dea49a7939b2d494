import { writeFile } from 'node:fs/promises'
import { lookForScripts } from './support/lookForScripts.js'
import { expect, test } from './support/test.js'

const pages = Number(process.env['SPRUCE_SCRIPT_PAGES'] ?? 400)
const seed = Number(process.env['SPRUCE_SEED'] ?? 1)

// The policy of the page would stop most of them: here the page alone has to. Pictures that are none are not found.
test.use({ bypassCSP: true, expectedConsole: [/./] })

test('no script in any text of a designed page ever runs', async ({ page }) => {
  test.setTimeout(2 * 3_600_000)
  const { counts, findings } = await lookForScripts(page, pages, seed)
  expect(findings).toEqual([])
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) await writeFile(out, JSON.stringify({ counts, figures: { findings: 0 } }))
})
