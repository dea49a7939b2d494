import type { Schemas } from '@spruce/api-client/contract'
import {
  brandSurfaces,
  contrastRatio,
  graphicContrast,
  textContrast,
} from '@spruce/validators/colors'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom } from '../../seed/random.js'
import { freshSeed, isProof, tell } from '../../testing/counts.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'

/** Colours that a company chooses and publishes. */
const cases = isProof ? 1_000 : 12

let bench: Bench
let org: Organisation
const counts = { published: 0, pairs: 0 }
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(async () => {
  await bench.close()
  tell(`colours of companies: ${JSON.stringify({ seed: freshSeed, ...counts })}`)
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) writeFileSync(out, JSON.stringify({ counts }))
})

/** What everybody gets once the colour is published. */
async function publish(brandColor: string): Promise<Schemas['TenantInfo']> {
  const { version, draft } = await org.get<Schemas['Personalisation']>('getPersonalisation')
  const value = { ...draft, palette: 'own', brandColor }
  const saved = await org.get<Schemas['Personalisation']>('savePersonalisationDraft', {
    body: { version, value },
  })
  await org.get('publishPersonalisation', { body: { version: saved.version } })
  const reply = await bench.app.inject({
    url: '/aba-base/api/tenants/tenant-info',
    headers: { cookie: `token=${org.admin.token}`, 'current-tenant': org.tenantId },
  })
  return reply.json<{ data: Schemas['TenantInfo'] }>().data
}

it(`publishes no pair of colours under AA: ${String(cases)} colours`, async () => {
  const random = createRandom(freshSeed)
  for (let turn = 0; turn < cases; turn += 1) {
    const chosen = `#${random.below(0x1_00_00_00).toString(16).padStart(6, '0').toUpperCase()}`
    const { palette, brandColors } = await publish(chosen)
    expect([palette, brandColors?.light.brand]).toEqual(['own', chosen])
    for (const mode of ['light', 'dark'] as const) {
      const colors = brandColors?.[mode]
      if (!colors) throw new Error(`${chosen} has no colours in ${mode}`)
      const { solid, fg, subtle, muted, focusRing } = colors
      const { surfaces, hovered, texts } = brandSurfaces[mode]
      const read = [
        ['#FFFFFF', solid],
        ...[...surfaces, hovered, subtle, muted].map((ground) => [fg, ground]),
        ...texts.map((text) => [text, subtle]),
        [texts[0], muted],
      ].map((pair) => [...pair, textContrast] as const)
      const seen = surfaces.flatMap((ground) => [
        [solid, ground, graphicContrast] as const,
        [focusRing, ground, graphicContrast] as const,
      ])
      for (const [one = '', other = '', least = 0] of [...read, ...seen] as [
        string,
        string,
        number,
      ][]) {
        const ratio = contrastRatio(one, other)
        expect(ratio, `${chosen}, ${mode}: ${one} on ${other}`).toBeGreaterThanOrEqual(least)
        counts.pairs += 1
      }
    }
    counts.published += 1
  }
})
