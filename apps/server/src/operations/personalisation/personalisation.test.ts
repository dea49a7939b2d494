import type { Schemas } from '@spruce/api-client/contract'
import { contrastRatio } from '@spruce/validators/colors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'

type Personalisation = Schemas['Personalisation']
type Release = Schemas['PersonalisationRelease']
type Look = Schemas['Look']

let bench: Bench
let a: Organisation
let b: Organisation
/** A picture of A. */
let icon: string
beforeAll(async () => {
  bench = await openBench({ env: { SPRUCE_ALLOWED_ORIGINS: 'https://pictures.example' } })
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
  icon = await bench.world.picture('a', a.admin.memberOf.a?.memberId ?? '')
})
afterAll(() => bench.close())

const look = (more: Partial<Look> = {}): Look => ({
  browserTitle: '云山',
  browserIcon: icon,
  browserIconName: 'icon.png',
  systemIcon: 'https://pictures.example/logo.png',
  systemIconDark: null,
  loginPage: null,
  loginPosition: 'right',
  slogan: '让制造更简单',
  sloganEn: null,
  palette: 'green',
  brandColor: null,
  logo: 2,
  ...more,
})

const current = () => a.get<Personalisation>('getPersonalisation')
const brand = async () =>
  (
    await bench.app.inject({
      url: '/aba-base/api/tenants/tenant-info',
      headers: { cookie: `token=${a.admin.token}`, 'current-tenant': a.tenantId },
    })
  ).json<{ data: Schemas['TenantInfo'] }>().data

async function saveDraft(value: Look): Promise<Personalisation> {
  const { version } = await current()
  return a.get('savePersonalisationDraft', { body: { version, value } })
}

async function publish(note?: string): Promise<Release> {
  const { version } = await current()
  return a.get('publishPersonalisation', { body: { version, ...(note ? { note } : {}) } })
}

describe('the look of a company', () => {
  it('changes for everybody when it is published, not when it is drafted', async () => {
    const before = await brand()
    expect(await current()).toMatchObject({ hasDraft: false, version: 1 })
    const saved = await saveDraft(look())
    expect(saved).toMatchObject({ hasDraft: true, version: 2, draft: look() })
    expect(saved.savedBy).toEqual(expect.any(String))
    expect(Date.parse(saved.savedAt ?? '')).toBeGreaterThan(0)
    expect(await brand()).toEqual(before)
    const release = await publish('新年配色')
    expect(release).toMatchObject({ value: look(), note: '新年配色' })
    expect(release.publishedBy).not.toBeNull()
    expect(await brand()).toMatchObject({ browserTitle: '云山', palette: 'green', logo: 2 })
    expect((await b.get<Personalisation>('getPersonalisation')).published.palette).toBe('blue')
  })

  it('has an icon for dark mode, a place for the sign-in form, and a slogan in English', async () => {
    const more = {
      systemIconDark: icon,
      loginPosition: 'left',
      sloganEn: 'Making made simple',
    } as const
    await saveDraft(look(more))
    const release = await publish()
    expect(await brand()).toMatchObject(more)
    await saveDraft(look())
    await publish()
    expect(await brand()).toMatchObject({ systemIconDark: null, loginPosition: 'right' })
    await a.get<Release>('rollBackPersonalisation', { path: { id: release.id } })
    expect(await brand()).toMatchObject(more)
  })

  it('is in a colour of the company, each role as legible as it must be', async () => {
    const { version } = await current()
    const without = await a.call('savePersonalisationDraft', {
      body: { version, value: look({ palette: 'own' }) },
    })
    expect([without.status, without.body.code]).toEqual([422, 'BRAND_COLOR'])
    expect(without.body.fields?.map(({ path }) => path)).toEqual(['value.brandColor'])
    const wrong = await a.call('savePersonalisationDraft', {
      body: {
        version,
        value: { ...look({ palette: 'own' }), brandColor: 'red;background:url(x)' },
      },
    })
    expect(wrong.status).toBe(400)

    await saveDraft(look({ palette: 'own', brandColor: '#f2b600' }))
    await publish()
    const shown = await brand()
    expect(shown).toMatchObject({ palette: 'own', brandColors: { light: { brand: '#F2B600' } } })
    const solid = shown.brandColors?.light.solid ?? ''
    expect(contrastRatio('#FFFFFF', solid)).toBeGreaterThanOrEqual(4.5)

    // Another palette does without it, and keeps it for the next time.
    await saveDraft(look({ brandColor: '#F2B600' }))
    await publish()
    expect(await brand()).toMatchObject({ palette: 'green', brandColors: null })
    expect((await current()).draft.brandColor).toBe('#F2B600')
  })

  it('goes back to any earlier state, as one more in a history that only grows', async () => {
    await saveDraft(look({ slogan: '第一' }))
    const first = await publish()
    await saveDraft(look({ slogan: '第二' }))
    const second = await publish()
    expect(second.number).toBe(first.number + 1)
    const back = await a.get<Release>('rollBackPersonalisation', { path: { id: first.id } })
    expect(back.number).toBe(second.number + 1)
    expect((await brand()).slogan).toBe('第一')
    expect((await current()).draft.slogan).toBe('第二')
    const { body, total } = await a.call<Release[]>('listPersonalisationReleases')
    expect(body.data?.slice(0, 3).map(({ id }) => id)).toEqual([back.id, second.id, first.id])
    expect(total).toBeGreaterThanOrEqual(3)
    const foreign = await b.call('rollBackPersonalisation', { path: { id: first.id } })
    expect(foreign.status).toBe(404)
    for (const [code, status] of [
      ['personalisation:publish', 403],
      ['personalisation:reset', 200],
    ] as const) {
      const person = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [code] }] })
      const { status: answered } = await a.callAs(person, 'rollBackPersonalisation', {
        path: { id: first.id },
      })
      expect(answered, code).toBe(status)
    }
  })

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/x.png',
    'https://evil.example/x.png',
    'https://pictures.example@evil.example/x.png',
    'http://pictures.example/x.png',
    'http://localhost/x.png',
    'icon.png',
  ])('S-07: takes no picture from %s', async (systemIcon) => {
    const { version } = await current()
    const reply = await a.call('savePersonalisationDraft', {
      body: { version, value: look({ systemIcon }) },
    })
    expect([reply.status, reply.body.code]).toEqual([422, 'UNSAFE_URL'])
    expect(reply.body.fields?.map(({ path }) => path)).toEqual(['value.systemIcon'])
    expect((await current()).version).toBe(version)
  })

  it('takes a picture of the tenant, and what it shows already; nothing else of this server', async () => {
    const { world } = bench
    const theirs = await world.picture('b', world.resident.memberOf.b?.memberId ?? '')
    for (const address of ['/files/icon.png', '/dashboard', theirs, `${icon}/../x`]) {
      const { version } = await current()
      const wrong = look({ systemIcon: address, systemIconDark: address, loginPage: address })
      const reply = await a.call('savePersonalisationDraft', { body: { version, value: wrong } })
      expect([address, reply.status, reply.body.code]).toEqual([address, 422, 'INVALID_REFERENCE'])
      const fields = reply.body.fields?.map(({ path }) => path)
      expect(fields).toEqual(['value.systemIcon', 'value.systemIconDark', 'value.loginPage'])
    }
    await saveDraft(look({ systemIcon: icon, loginPage: icon }))
    await world.sql`update personalisation_drafts set value = jsonb_set(value, '{loginPage}',
      '"/old/picture.png"') where tenant_id = ${a.tenantId}`
    await saveDraft(look({ loginPage: '/old/picture.png' }))
  })

  it('S-18: a stale draft is 412 with the draft as it is', async () => {
    const { version } = await saveDraft(look())
    for (const operation of ['savePersonalisationDraft', 'publishPersonalisation'] as const) {
      const value = operation === 'savePersonalisationDraft' ? { value: look() } : {}
      const reply = await a.call(operation, { body: { version: version - 1, ...value } })
      expect([operation, reply.status]).toEqual([operation, 412])
      expect(reply.body.current).toMatchObject({ version })
    }
  })
})

describe('the custom home page', () => {
  const save = (homepageUrl: string | null, more: object = {}) =>
    a.call<Schemas['Homepage']>('saveHomepage', {
      body: { homepageEnabled: true, homepageUrl, ...more },
    })
  const page = '/yunbu-app/spruce-web-enterprise-console/base/index'

  it('is saved, and the brand of the company has it', async () => {
    const { body } = await save(page)
    expect(body).toMatchObject({ code: 200, data: { homepageUrl: page, single: false } })
    expect(await brand()).toMatchObject({ homepageEnabled: true, homepageUrl: page })
  })

  it('is seen by everybody at once, so it takes the right to publish', async () => {
    for (const [code, status] of [
      ['personalisation:edit', 403],
      ['personalisation:publish', 200],
    ] as const) {
      const person = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [code] }] })
      const body = { homepageEnabled: true, homepageUrl: page }
      expect((await a.callAs(person, 'saveHomepage', { body })).status, code).toBe(status)
    }
  })

  it('is one app alone with single=1 and the code of a known app (section 5)', async () => {
    const appCode = 'spruce-web-enterprise-console'
    const single = await save(`${page}?single=1&appCode=${appCode}`)
    expect(single.body.data).toMatchObject({ single: true, appCode })
    expect((await save(`${page}?single=2&appCode=${appCode}`)).body.data?.single).toBe(false)
    const unknown = await save(`${page}?single=1&appCode=RCAPP0000`)
    expect([unknown.status, unknown.body.code]).toEqual([422, 'UNKNOWN_APP'])
  })

  it('is in the history, and comes back with an earlier release', async () => {
    await save(page)
    const [first] = (await a.call<Release[]>('listPersonalisationReleases')).body.data ?? []
    expect(first?.homepage).toEqual({ homepageEnabled: true, homepageUrl: page })
    await save('/dashboard')
    await publish()
    expect(await brand()).toMatchObject({ homepageUrl: '/dashboard' })
    const back = await a.get<Release>('rollBackPersonalisation', { path: { id: first?.id ?? '' } })
    expect(back.homepage?.homepageUrl).toBe(page)
    expect(await brand()).toMatchObject({ homepageEnabled: true, homepageUrl: page })
  })

  it('stays as it is where an older release holds none', async () => {
    await save(page)
    const [first] = (await a.call<Release[]>('listPersonalisationReleases')).body.data ?? []
    await bench.world.sql`update personalisation_releases
      set homepage_enabled = null, homepage_url = null where id = ${first?.id ?? ''}`
    await save('/dashboard')
    await a.get<Release>('rollBackPersonalisation', { path: { id: first?.id ?? '' } })
    expect(await brand()).toMatchObject({ homepageUrl: '/dashboard' })
  })

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\u2028x', ''])(
    'S-07: refuses %j while it is switched on',
    async (url) => {
      const before = await brand()
      const reply = await save(url)
      expect([reply.status, reply.body.code]).toEqual([422, 'UNSAFE_URL'])
      expect(await brand()).toEqual(before)
    },
  )

  it('may be switched off without an address, and a stale version is 412', async () => {
    const off = await a.call<Schemas['Homepage']>('saveHomepage', {
      body: { homepageEnabled: false, homepageUrl: null },
    })
    const version = off.body.data?.version ?? 0
    expect((await save(page, { version: version - 1 })).status).toBe(412)
    expect((await save(page, { version })).status).toBe(200)
  })
})

describe('the file of a company', () => {
  it('keeps its version while a look is published', async () => {
    const file = () => a.get<Schemas['Enterprise']>('getEnterprise')
    const { version } = await file()
    await saveDraft(look({ slogan: '版本' }))
    await publish()
    expect((await file()).version).toBe(version)
    const edited = await a.call('editEnterprise', { body: { version, region: '浙江杭州' } })
    expect(edited.status).toBe(200)
  })

  it('lets the company change its contacts, and nothing that is the operator’s', async () => {
    const { version, name } = await a.get<Schemas['Enterprise']>('getEnterprise')
    const fields = {
      region: '浙江杭州',
      address: '网商路 699 号',
      licence: '91330000MA27XL0K4W',
      contactMobile: '13812345678',
    }
    const body = { version, ...fields }
    const saved = await a.get<Schemas['Enterprise']>('editEnterprise', { body })
    expect(saved).toMatchObject({ name, ...fields })
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['enterprise:list'] }],
    })
    const read = await a.callAs<Schemas['Enterprise']>(reader, 'getEnterprise')
    expect(read.body.data?.contactMobile).toBe('138****5678')
    for (const field of [{ name: '别名' }, { code: 'other' }, { expiresAt: null }, { hosts: [] }]) {
      const reply = await a.call('editEnterprise', { body: { version: saved.version, ...field } })
      expect(reply.status).toBe(400)
    }
    expect((await a.call('editEnterprise', { body })).status).toBe(412)
  })

  it('S-02: the database itself lets a tenant change neither name nor term nor another row', async () => {
    const inA = (statement: string) =>
      bench.engine.tx({ tenant: a.tenantId }, async (db) => {
        const { sql } = await import('kysely')
        return sql.raw(statement).execute(db)
      })
    for (const column of ['name', 'code', 'status', 'expires_at', 'kind', 'renewal_asked_at']) {
      const attempt = inA(`update tenants set ${column} = ${column}`)
      await expect(attempt, column).rejects.toThrow(/permission denied/)
    }
    const foreign = await inA(`update tenants set slogan = 'x' where id = '${b.tenantId}'`)
    expect(Number(foreign.numAffectedRows ?? 0)).toBe(0)
  })
})

describe('the contact book', () => {
  it('shows every member active people by pinyin, contacts masked', async () => {
    const dept = await a.addDept('通讯部')
    const shown = await a.addMember('欧阳锋', [dept.id], {
      mobile: '13512340001',
      email: `${bench.world.unique('ouyang')}@example.cn`,
    })
    const gone = await a.addMember('欧阳克', [dept.id])
    await a.get('setMemberStatus', { body: { ids: [gone.id], status: 'disabled' } })
    const colleague = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const find = (query: Record<string, string>) =>
      a.callAs<Schemas['Contact'][]>(colleague, 'listContacts', { query })
    const found = await find({ keyword: 'oyf', deptId: dept.id })
    expect(found.body.data).toMatchObject([{ id: shown.id, mobile: '135****0001' }])
    expect(found.total).toBe(1)
    expect((await find({ keyword: '欧阳' })).total).toBe(1)
    expect((await find({ keyword: '1351234' })).total).toBe(0)
    const card = { path: { id: shown.id } }
    const masked = await a.callAs<Schemas['Contact']>(colleague, 'getContact', card)
    expect(masked.body.data?.mobile).toBe('135****0001')
    expect((await a.get<Schemas['Contact']>('getContact', card)).mobile).toBe('13512340001')
    expect((await a.call('getContact', { path: { id: gone.id } })).status).toBe(404)
    expect((await b.call('getContact', card)).status).toBe(404)
    const tree = await a.callAs<Schemas['ContactDepartment'][]>(colleague, 'listContactDepartments')
    expect(tree.body.data?.map(({ id }) => id)).toContain(dept.id)
  })
})
