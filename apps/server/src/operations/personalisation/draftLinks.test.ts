import type { Schemas } from '@spruce/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resolveDraft } from '../../http/resolveBrand.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { readDraftLink, signDraftLink } from './draftLinks.js'

let bench: Bench
let a: Organisation
beforeAll(async () => {
  bench = await openBench()
  a = await Organisation.of(bench)
})
afterAll(() => bench.close())

const shownBy = (draft: unknown, now = bench.services.now()) =>
  resolveDraft({ query: { draft } } as FastifyRequest, { ...bench.services, now: () => now })

describe('a link to the draft of a brand', () => {
  it('shows the draft of the moment, and what is published where there is none', async () => {
    const link = await a.get<Schemas['PersonalisationDraftLink']>('linkPersonalisationDraft')
    const { pathname, searchParams } = new URL(link.url, 'https://portal.example')
    const token = searchParams.get('draft')
    expect([pathname, searchParams.get('tenant')]).toEqual(['/login', expect.any(String)])
    const published = await shownBy(token)
    expect(published).toMatchObject({ tenantId: a.tenantId, palette: 'blue' })
    const { draft, version } = await a.get<Schemas['Personalisation']>('getPersonalisation')
    const value = { ...draft, slogan: '草稿标语', palette: 'own', brandColor: '#0E7C66' }
    await a.get('savePersonalisationDraft', { body: { version, value } })
    const shown = await shownBy(token)
    expect(shown).toMatchObject({ slogan: '草稿标语', palette: 'own' })
    expect(shown?.brandColors?.light.brand).toBe('#0E7C66')
    expect(shown?.name).toBe(published?.name)

    const expires = new Date(link.expiresAt)
    expect(expires.getTime() - bench.services.now().getTime()).toBeGreaterThan(86_000_000)
    expect(await shownBy(token, expires)).toBeNull()
  })

  it('is no other link, and none of a tenant that is switched off', async () => {
    const { seal } = bench.services
    const now = bench.services.now()
    const tokenOf = (id: string) =>
      new URL(signDraftLink(seal, { id, code: 'x' }, now).url, 'https://x').searchParams.get(
        'draft',
      )
    expect(await shownBy(undefined)).toBeUndefined()
    for (const wrong of ['', 'x', 'a.b', ['a', 'b'], `${String(tokenOf(a.tenantId))}x`]) {
      expect(await shownBy(wrong)).toBeNull()
    }
    expect(await shownBy(tokenOf('nobody'))).toBeNull()
    const forFiles = seal.sign('file-url', Buffer.from(JSON.stringify([a.tenantId, 9e15])))
    expect(readDraftLink(seal, forFiles, now)).toBeUndefined()
    await bench.world.sql`update tenants set status = 'disabled' where id = ${a.tenantId}`
    const off = await shownBy(tokenOf(a.tenantId))
    await bench.world.sql`update tenants set status = 'enabled' where id = ${a.tenantId}`
    expect(off).toBeNull()
  })
})
