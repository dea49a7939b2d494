import { test } from './support/alone.js'
import { lookForScripts } from './support/lookForScripts.js'
import { expect } from './support/test.js'

// The policy of the page would stop most of them: here the page alone has to. Pictures that are none are not found.
test.use({ bypassCSP: true, expectedConsole: [/./] })

/** Enough for every script of the corpus once; `pageScripts.proof.ts` goes on with mutations. */
const pages = 3

test('S-14 no script in any text of a designed page runs', async ({ page }) => {
  const { findings } = await lookForScripts(page, pages, 1)
  expect(findings).toEqual([])
})
