import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'

type Identifier = Schemas['BusinessIdentifier']
type Row = Schemas['BusinessIdentifierRow']
type Add = Schemas['AddBusinessIdentifierRequest']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const body = (more: Partial<Add> = {}): Add => ({
  code: bench.world.unique('bi.'),
  name: '审批提醒',
  appCode: 'test-home',
  channels: { inApp: { title: '待审批：{{title}}', body: '<p>{{title}}</p>' } },
  variables: [{ name: 'title', required: true, maxLength: 50 }],
  enabled: true,
  ...more,
})
const add = (more: Partial<Add> = {}) =>
  org.get<Identifier>('addBusinessIdentifier', { body: body(more) })
const edit = (id: string, fields: object) =>
  org.call<Identifier>('editBusinessIdentifier', { path: { id }, body: fields })
const refusal = async (more: Partial<Add>) => {
  const reply = await org.call('addBusinessIdentifier', { body: body(more) })
  return [reply.status, reply.body.code, reply.body.fields?.map(({ path }) => path)]
}

describe('business identifiers', () => {
  it('are added, found, edited by version, disabled and removed', async () => {
    const one = await add({ name: '设备告警' })
    const path = { id: one.id }
    expect(one).toMatchObject({ enabled: true, version: 1, description: null })
    const edited = await edit(one.id, { version: 1, channels: { sms: { text: '{{title}}' } } })
    expect(edited.body.data).toMatchObject({ version: 2, name: '设备告警', code: one.code })
    expect(edited.body.data?.channels).toEqual({ sms: { text: '{{title}}' } })
    expect(await edit(one.id, { version: 1, name: '晚' })).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', current: { version: 2 } },
    })
    const early = await org.call('removeBusinessIdentifier', { path, body: { version: 2 } })
    expect([early.status, early.body.code, early.body.allowed]).toEqual([
      409,
      'ILLEGAL_STATE',
      ['disabled'],
    ])
    const off = await org.get<Identifier>('setBusinessIdentifierStatus', {
      path,
      body: { version: 2, enabled: false },
    })
    expect(off).toMatchObject({ enabled: false, version: 3 })
    await org.get('removeBusinessIdentifier', { path, body: { version: 3 } })
    expect((await org.call('getBusinessIdentifier', { path })).status).toBe(404)
  })

  it('are listed by filter, order and page', async () => {
    const elsewhere = await Organisation.of(bench, 'c')
    for (const [name, code] of [
      ['设备告警', 'c.1'],
      ['审批提醒', 'c.2'],
      ['班次通知', 'c.3'],
    ] as const) {
      await elsewhere.get('addBusinessIdentifier', {
        body: body({ name, code, enabled: code !== 'c.3' }),
      })
    }
    const list = async (query: Record<string, string>) => {
      const reply = await elsewhere.call<Row[]>('listBusinessIdentifiers', { query })
      return [reply.body.data?.map(({ code }) => code), reply.total]
    }
    expect(await list({ keyword: 'C.' })).toEqual([['c.1', 'c.2', 'c.3'], 3])
    expect(await list({ keyword: '告警' })).toEqual([['c.1'], 1])
    expect(await list({ keyword: 'banci' })).toEqual([['c.3'], 1])
    expect(await list({ keyword: 'c.', sort: 'name' })).toEqual([['c.3', 'c.1', 'c.2'], 3])
    expect(await list({ keyword: 'c.', sort: '-enabled,-code' })).toEqual([
      ['c.2', 'c.1', 'c.3'],
      3,
    ])
    expect(await list({ keyword: 'c.', page: '2', size: '2' })).toEqual([['c.3'], 3])
    expect(await list({ keyword: 'c.', enabled: 'false' })).toEqual([['c.3'], 1])
    expect(await list({ keyword: 'c.', channel: 'sms' })).toEqual([[], 0])
    expect(await list({ keyword: 'c.', channel: 'inApp', appCode: 'test-home' })).toEqual([
      ['c.1', 'c.2', 'c.3'],
      3,
    ])
  })

  it('have codes of their own within the tenant, and only there', async () => {
    const { code } = await add()
    expect(await refusal({ code })).toEqual([409, 'DUPLICATE', ['code']])
    const elsewhere = await Organisation.of(bench, 'b')
    const theirs = await elsewhere.call('addBusinessIdentifier', { body: body({ code }) })
    expect(theirs.status).toBe(200)
  })

  it('belong to an application that the tenant has', async () => {
    expect(await refusal({ appCode: 'nosuch' })).toEqual([422, 'UNKNOWN_APP', ['appCode']])
    expect(await refusal({ appCode: 'spruce-web-operation-management' })).toEqual([
      422,
      'UNKNOWN_APP',
      ['appCode'],
    ])
    const { appCode } = await org.get<Schemas['ManagedApp']>('addApp', {
      body: {
        appCode: bench.world.unique('own'),
        name: { 'zh-CN': '自有', 'en-US': 'Own' },
        kind: 'page',
        url: '/dashboard',
      },
    })
    expect((await add({ appCode })).appCode).toBe(appCode)
    const elsewhere = await Organisation.of(bench, 'b')
    const foreign = await elsewhere.call('addBusinessIdentifier', { body: body({ appCode }) })
    expect(foreign.body.code).toBe('UNKNOWN_APP')
  })

  it('name declared variables only, whether templates or variables change', async () => {
    const wrong = { sms: { text: '{{title}} {{nosuch}}' } }
    expect(await refusal({ channels: wrong })).toEqual([
      422,
      'WRONG_TEMPLATE',
      ['channels.sms.text'],
    ])
    expect(await refusal({ channels: {} })).toEqual([422, 'NO_CHANNEL', ['channels']])
    const { id } = await add()
    const reply = await edit(id, { version: 1, variables: [] })
    expect([reply.status, reply.body.fields?.map(({ path }) => path)]).toEqual([
      422,
      ['channels.inApp.title', 'channels.inApp.body'],
    ])
    expect(reply.body.fields?.[0]?.message).toContain('title')
  })

  it('S-14: keep HTML of the allow-list only, and a link to a page of the portal', async () => {
    const hostile = '<p onclick="x()">{{title}}</p><script>x()</script><iframe src="//x"></iframe>'
    const { channels } = await add({
      channels: {
        inApp: { title: 'x', body: hostile },
        mail: { subject: 'x', body: hostile },
      },
    })
    expect(channels.inApp?.body).toBe('<p>{{title}}</p>')
    expect(channels.mail?.body).toBe('<p>{{title}}</p>')
    const link = '//evil.example/x'
    expect(await refusal({ channels: { inApp: { title: 'x', body: '', link } } })).toEqual([
      422,
      'WRONG_TEMPLATE',
      ['channels.inApp.link'],
    ])
  })

  it('come back from the recycle bin, disabled, unless the code is used meanwhile', async () => {
    const remove = async () => {
      const one = await add({ variables: [{ name: 'title', required: false, maxLength: 7 }] })
      const path = { id: one.id }
      await org.get('setBusinessIdentifierStatus', { path, body: { version: 1, enabled: false } })
      await org.get('removeBusinessIdentifier', { path, body: { version: 2 } })
      const rows = await org.get<Schemas['Recycled'][]>('listRecycleBin', {
        query: { kind: 'businessIdentifiers' },
      })
      const row = rows.find(({ objectId }) => objectId === one.id)
      return { one, path, restore: { body: { ids: [row?.id ?? ''] } } }
    }
    const back = await remove()
    await org.get('restoreRecycled', back.restore)
    const { code, channels, variables } = back.one
    expect(await org.get('getBusinessIdentifier', { path: back.path })).toMatchObject({
      ...{ code, channels, variables, enabled: false, version: 1 },
    })
    const replaced = await remove()
    await add({ code: replaced.one.code })
    const refused = await org.call('restoreRecycled', replaced.restore)
    expect([refused.status, refused.body.code]).toEqual([409, 'DUPLICATE'])
  })

  it('leave who changed what', async () => {
    const one = await add()
    await edit(one.id, { version: 1, name: '改名' })
    const lines = await bench.world.sql<{ operation: string; detail: unknown }>`
      select operation, detail from audit_log where object_id = ${one.id} order by created_at, id`
    expect(lines.map(({ operation }) => operation)).toEqual([
      'addBusinessIdentifier',
      'editBusinessIdentifier',
    ])
    expect(lines[1]?.detail).toEqual({ before: { name: '审批提醒' }, after: { name: '改名' } })
  })
})

describe('a file of definitions', () => {
  type File = Schemas['BusinessIdentifierFile']
  const read = (ids?: string[]) => org.get<File>('exportBusinessIdentifiers', { query: { ids } })
  const write = async (identifiers: object[], caller = org) => {
    const sent = { format: 'spruce-business-identifiers/1', identifiers }
    const reply = await caller.call<object>('importBusinessIdentifiers', { body: sent })
    const { code, data, fields } = reply.body
    return reply.status === 200 ? data : [reply.status, code, fields?.map(({ path }) => path)]
  }

  it('makes the same in another tenant, once', async () => {
    const one = await add({ name: '设备告警', description: '产线停机', enabled: false })
    const two = await add({
      variables: [{ name: 'title', label: '单据', required: false, maxLength: 9 }],
    })
    const { identifiers } = await read([two.id, one.id])
    expect(identifiers.map(({ code }) => code)).toEqual([one.code, two.code].toSorted())
    const elsewhere = await Organisation.of(bench, 'b')
    const taken = identifiers.map(({ version: _version, ...rest }) => rest)
    expect(await write(taken, elsewhere)).toEqual({ added: 2, changed: 0, same: 0 })
    const all = await elsewhere.get<File>('exportBusinessIdentifiers', {})
    const theirs = all.identifiers.filter(({ code }) => [one.code, two.code].includes(code))
    expect(theirs).toEqual(identifiers)
    expect(await write(theirs, elsewhere)).toEqual({ added: 0, changed: 0, same: 2 })
  })

  it('changes what stands at the version that was seen, and leaves it on or off', async () => {
    const one = await add({ enabled: false })
    const { identifiers } = await read([one.id])
    const renamed = { ...identifiers[0], name: '改名', enabled: true }
    expect(await write([renamed])).toEqual({ added: 0, changed: 1, same: 0 })
    const path = { id: one.id }
    expect(await org.get('getBusinessIdentifier', { path })).toMatchObject({
      ...{ name: '改名', enabled: false, version: 2 },
    })
    expect((await write([{ ...renamed, name: '再改' }])) as unknown[]).toEqual([
      412,
      'STALE_VERSION',
      undefined,
    ])
    expect(await write([{ ...renamed, version: null }])).toEqual([
      409,
      'DUPLICATE',
      ['identifiers[0].code'],
    ])
    const gone = { ...renamed, code: bench.world.unique('bi.') }
    expect(await write([gone])).toEqual([412, 'STALE_VERSION', undefined])
  })

  it('holds 200 at most, and says so', async () => {
    const elsewhere = await Organisation.of(bench, 'c')
    const before = await elsewhere.get<File>('exportBusinessIdentifiers', {})
    const rows = Array.from({ length: 200 - before.identifiers.length }, () => body())
    expect(await write(rows, elsewhere)).toEqual({ added: rows.length, changed: 0, same: 0 })
    const { identifiers } = await elsewhere.get<File>('exportBusinessIdentifiers', {})
    expect(identifiers).toHaveLength(200)
    expect(await write([body()], elsewhere)).toEqual({ added: 1, changed: 0, same: 0 })
    const reply = await elsewhere.call('exportBusinessIdentifiers', {})
    expect([reply.status, reply.body.code]).toEqual([422, 'TOO_MANY_IDENTIFIERS'])
  })

  it('is taken whole or not at all, and its faults are named by row', async () => {
    const good = body()
    const rest = body()
    for (const [wrong, refused] of [
      [
        { ...rest, channels: { sms: { text: '{{nosuch}}' } } },
        [422, 'WRONG_TEMPLATE', ['identifiers[1].channels.sms.text']],
      ],
      [{ ...rest, channels: {} }, [422, 'NO_CHANNEL', ['identifiers[1].channels']]],
      [{ ...rest, appCode: 'nosuch' }, [422, 'UNKNOWN_APP', ['identifiers[1].appCode']]],
      [{ ...rest, code: good.code }, [409, 'DUPLICATE', ['identifiers[1].code']]],
    ] as const) {
      expect(await write([good, wrong])).toEqual(refused)
    }
    const { identifiers } = await read()
    expect(identifiers.some(({ code }) => code === good.code)).toBe(false)
  })

  it('changes nothing for whoever may only add', async () => {
    const one = await add()
    const { identifiers } = await read([one.id])
    const { person } = await bench.person({
      memberOf: [{ tenant: 'a', permissions: ['businessidentity:add', 'businessidentity:list'] }],
    })
    const asked = (rows: object[]) =>
      org.callAs(person, 'importBusinessIdentifiers', {
        body: { format: 'spruce-business-identifiers/1', identifiers: rows },
      })
    expect((await asked([{ ...identifiers[0], name: '改名' }])).status).toBe(403)
    expect((await asked([...identifiers, body()])).body.data).toEqual({
      ...{ added: 1, changed: 0, same: 1 },
    })
  })

  it('leaves a line for each that was added or changed', async () => {
    const one = await add()
    const { identifiers } = await read([one.id])
    const fresh = body()
    await write([{ ...identifiers[0], name: '改名' }, fresh])
    const lines = await bench.world.sql<{ object_name: string; detail: { before?: object } }>`
      select object_name, detail from audit_log
      where operation = 'importBusinessIdentifiers' and object_name in ('改名', ${fresh.name})
      order by created_at desc, id desc limit 2`
    expect(lines.map(({ detail }) => detail.before)).toContainEqual({ name: '审批提醒' })
  })
})

describe('a preview', () => {
  const preview = (more: object) =>
    org.call<Schemas['BusinessMessage']>('previewBusinessIdentifier', {
      body: {
        channels: {
          inApp: { title: '{{title}} {{by}}', body: '<p>{{title}}</p>', link: '/d?t={{title}}' },
          sms: { text: '{{title}}' },
        },
        variables: ['title', 'by'].map((name) => ({ name, required: true, maxLength: 10 })),
        ...more,
      },
    })

  it('shows each channel with the values, escaped for it, and names what has none', async () => {
    const { body: answer } = await preview({ values: [{ name: 'title', value: '<b>&' }] })
    expect(answer.data).toEqual({
      inApp: { title: '<b>& {{by}}', body: '<p>&lt;b&gt;&amp;</p>', link: '/d?t=%3Cb%3E%26' },
      mail: null,
      sms: { text: '<b>&' },
    })
  })

  it('is refused at the field, like a message', async () => {
    const values = [
      { name: 'title', value: 'x'.repeat(11) },
      { name: 'nosuch', value: '' },
    ]
    const reply = await preview({ values })
    expect([reply.body.code, reply.body.fields?.map(({ path }) => path)]).toEqual([
      'WRONG_VARIABLES',
      ['values[0].value', 'values[1].name'],
    ])
    expect((await preview({ variables: [] })).body.code).toBe('WRONG_TEMPLATE')
  })
})

describe('what everybody meets', () => {
  it('401, 403, 404 for another tenant’s identifier, 400', async () => {
    expect((await org.callAs(null, 'listBusinessIdentifiers')).status).toBe(401)
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['businessidentity:list'] }],
    })
    expect((await org.callAs(reader, 'listBusinessIdentifiers')).status).toBe(200)
    const denied = await org.callAs(reader, 'addBusinessIdentifier', { body: body() })
    expect(denied.status).toBe(403)
    const theirs = await bench.world.object('businessIdentifiers', 'b')
    const foreign = await org.call('getBusinessIdentifier', { path: { id: theirs } })
    const missing = await org.call('getBusinessIdentifier', { path: { id: 'nosuch' } })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    const wrong = await org.call('addBusinessIdentifier', { body: body({ code: '1 x' }) })
    expect([wrong.status, wrong.body.fields?.map(({ path }) => path)]).toEqual([400, ['code']])
  })
})
