import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../http/contractTypes.js'
import { openBench, type Bench } from './openBench.js'
import { callerOf, needsOwnCaller } from './proofs.js'
import { entryOf } from './entryOf.js'
import { rowsDigest } from './rowsDigest.js'
import { validCall } from './validCalls.js'
import { readWhoMay } from './whoMay.js'
import { envelopeIn, type WireCall } from './wire.js'
import type { Person } from './World.js'

/** The texts that people read; those of the specification (section 8) are quoted from it. */
const texts = {
  400: ['API参数错误', 'Wrong API parameters'],
  401: [
    '您未登录或登录已过期，请登录后重试',
    'You are not signed in or your session has expired. Sign in and try again',
  ],
  403: ['API授权', 'You are not authorised to call this API'],
  404: ['您访问的资源不存在', 'What you asked for does not exist'],
  405: ['API请求方式错误', 'Wrong API method'],
  413: ['提交的内容过大', 'The content is too large'],
  415: ['不支持的内容类型', 'This content type is not supported'],
  505: ['密码错误，请输入正确的密码', 'Wrong password. Enter the right one'],
  1101: [
    '验证码错误或已失效，请重新输入',
    'The captcha is wrong or no longer valid. Enter the new one',
  ],
  TENANT_DENIED: [
    '您不属于该企业或该企业不可用',
    'You do not belong to this company, or it is not available',
  ],
  FIRST_LOGIN: ['首次登录请先修改密码', 'Change your password before your first use'],
} as const

type Code = keyof typeof texts

const languages = [
  ['zh-CN', 0],
  ['en-US', 1],
] as const

const lines = readWhoMay()
const signedIn = lines.filter(({ who }) => who !== 'anyone')
/** Those with a JSON body; forms have their own tests in `operations/files`. */
const withBody = lines.filter(({ operation }) => {
  const { method, multipart, bodyLimit = 0 } = entryOf(operation)
  return method !== 'GET' && !multipart && bodyLimit > 0
})

let bench: Bench
let admin: Person
beforeAll(async () => {
  bench = await openBench({ own: true })
  admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
})
afterAll(() => bench.close())

interface Refusal {
  status: number
  code: Code
  /** The field that is named. */
  field?: string
  /** Tables that count such calls. */
  letOff?: readonly string[]
}

/** All calls in both languages: status, code and text, and afterwards not a row is written. */
async function expectRefusals(
  makers: readonly (() => Promise<WireCall>)[],
  { status, code, field, letOff = [] }: Refusal,
) {
  const calls: (WireCall & { language: 0 | 1 })[] = []
  for (const make of makers) {
    for (const [name, language] of languages) {
      const call = await make()
      calls.push({ ...call, headers: { ...call.headers, 'accept-language': name }, language })
    }
  }
  const before = await rowsDigest(bench.engine)
  for (const { language, ...call } of calls) {
    const reply = await bench.wire.send(call)
    const body = envelopeIn(reply)
    const message = texts[code][language]
    const where = `${call.method} ${call.path}`
    expect([where, reply.status, body.code, body.message]).toEqual([where, status, code, message])
    const header = Buffer.from(String(reply.headers['status-message']), 'base64').toString()
    expect(header).toBe(message)
    if (field) expect(body.fields?.map(({ path }) => path)).toContain(field)
    for (const one of body.fields ?? []) {
      expect(/\p{Script=Han}/u.test(one.message)).toBe(language === 0)
    }
  }
  const after = await rowsDigest(bench.engine)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(changed.filter((table) => !letOff.includes(table))).toEqual([])
}

async function valid(operation: OperationId, person?: Person): Promise<WireCall> {
  const line = lines.find((one) => one.operation === operation)
  if (!line) throw new Error(`whoMay.csv has no ${operation}`)
  const caller = person ?? (needsOwnCaller(line) ? await callerOf(bench, line) : admin)
  return validCall(bench, caller, line)
}

async function withHeaders(
  operation: OperationId,
  headers: Record<string, string | string[]>,
  person?: Person,
): Promise<WireCall> {
  const call = await valid(operation, person)
  return { ...call, headers: { ...call.headers, ...headers } }
}

const json = { 'content-type': 'application/json' }

async function withField(operation: OperationId, name: string, value: unknown): Promise<WireCall> {
  const call = await withHeaders(operation, json)
  const body = JSON.parse(String(call.body ?? '{}')) as object
  return { ...call, body: JSON.stringify({ ...body, [name]: value }) }
}

/** A sign-in of somebody new: with a cookie it would end that session. */
async function loginWith(change: Record<string, unknown>): Promise<WireCall> {
  const call = await withHeaders('login', { cookie: '' })
  const body = JSON.parse(String(call.body)) as Record<string, unknown>
  return { ...call, body: JSON.stringify({ ...body, ...change }) }
}

describe('a sign-in is refused', () => {
  /** Failures are counted and logged, and a captcha that was tried is gone: nothing else is written. */
  const letOff = ['rate_limits', 'captchas', 'login_log']

  it('with a wrong password, as for an unknown account', async () => {
    const password = bench.services.cipher.encrypt('Wrong@2026')
    await expectRefusals(
      [() => loginWith({ password }), () => loginWith({ loginName: 'nobody_at_all' })],
      { status: 400, code: 505, letOff },
    )
  })

  it('with a wrong captcha, a used one, and one of another key', async () => {
    const used = await loginWith({})
    expect((await bench.wire.send(used)).status).toBe(200)
    const { captchaKey } = await bench.credentials()
    await expectRefusals(
      [
        () => loginWith({ captcha: 'zzzz' }),
        () => Promise.resolve(used),
        () => loginWith({ captchaKey: `${captchaKey}x` }),
      ],
      { status: 400, code: 1101, letOff },
    )
  })
})

describe('a dead session is refused by every operation', () => {
  it.each([
    ['expired', { session: { expiresInMs: -1 } }],
    ['idle', { session: { seenAgoMs: 31 * 60_000 } }],
    ['of a suspended account', { account: 'suspended' as const }],
  ])('when it is %s', async (_, spec) => {
    const dead = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: 'all' }],
      ...spec,
    })
    await expectRefusals(
      signedIn.map(
        ({ operation }) =>
          () =>
            valid(operation, dead),
      ),
      { status: 401, code: 401 },
    )
  })
})

describe('a foreign tenant is refused', () => {
  it('in the header, by every operation', async () => {
    const foreign = { 'current-tenant': bench.world.tenants.b }
    await expectRefusals(
      signedIn.map(
        ({ operation }) =>
          () =>
            withHeaders(operation, foreign),
      ),
      { status: 403, code: 'TENANT_DENIED' },
    )
  })

  it('in the path', async () => {
    const path = `/aba-base/api/v3/tenant/switch/${bench.world.tenants.b}`
    await expectRefusals([async () => ({ ...(await valid('switchTenant')), path })], {
      status: 404,
      code: 404,
    })
  })

  it('in the body, where no operation knows a tenant', async () => {
    await expectRefusals(
      withBody
        .filter(({ who }) => who !== 'anyone')
        .map(
          ({ operation }) =>
            () =>
              withField(operation, 'tenantId', bench.world.tenants.b),
        ),
      { status: 400, code: 400, field: 'tenantId' },
    )
  })
})

describe('a body is refused by every operation that takes one', () => {
  it.each([
    ['that is cut off', '{"name":'],
    ['that is no JSON', 'name=x'],
    ['with a comma too many', '{"a":1,}'],
    ['in single quotes', "{'a':1}"],
    ['with a number that is none', '{"a":NaN}'],
    ['that poisons prototypes', '{"__proto__":{"isAdmin":true}}'],
    ['that is a list', '[]'],
    ['that is a text', '"text"'],
    ['that is a number', '7'],
    ['that is a truth', 'true'],
    ['that is null', 'null'],
  ])('%s', async (_, body) => {
    await expectRefusals(
      withBody.map(({ operation }) => async () => ({
        ...(await withHeaders(operation, json)),
        body,
      })),
      { status: 400, code: 400 },
    )
  })

  it('with a field that the contract does not know', async () => {
    await expectRefusals(
      withBody.map(
        ({ operation }) =>
          () =>
            withField(operation, 'surplusField', 1),
      ),
      { status: 400, code: 400, field: 'surplusField' },
    )
  })

  /** Spaces around JSON count as bytes and mean nothing. */
  async function padded(operation: OperationId, more: number, person?: Person) {
    const { bodyLimit = 0 } = entryOf(operation)
    const call = await withHeaders(operation, json, person)
    const body = String(call.body ?? '{}')
    return { ...call, body: body + ' '.repeat(bodyLimit + more - Buffer.byteLength(body)) }
  }

  it('one byte over its limit', async () => {
    await expectRefusals(
      withBody.map(
        ({ operation }) =>
          () =>
            padded(operation, 1),
      ),
      { status: 413, code: 413 },
    )
  })

  it('but not at its limit', async () => {
    for (const { operation, who } of withBody) {
      const reply = await bench.wire.send(
        await padded(operation, 0, await callerOf(bench, { who })),
      )
      expect([operation, reply.status]).toEqual([operation, 200])
    }
  })
})

describe('other refusals', () => {
  it('speak both languages', async () => {
    const member = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const fresh = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: 'all' }],
      mustChangePassword: true,
    })
    const getDept = () => valid('getDept')
    await expectRefusals([() => valid('addDept', member)], { status: 403, code: 403 })
    await expectRefusals([() => valid('addDept', fresh)], { status: 403, code: 'FIRST_LOGIN' })
    await expectRefusals([async () => ({ ...(await getDept()), method: 'DELETE' })], {
      status: 405,
      code: 405,
    })
    await expectRefusals([async () => ({ ...(await getDept()), path: '/no/such' })], {
      status: 404,
      code: 404,
    })
    await expectRefusals([() => withHeaders('addDept', { 'content-type': 'text/plain' })], {
      status: 415,
      code: 415,
    })
  })

  it.each([
    ['nothing', undefined, 0],
    ['English first', 'en-GB,en;q=0.9,zh;q=0.8', 1],
    ['Chinese first', 'zh,en;q=0.9', 0],
    ['another language', 'fr-FR', 0],
    ['nonsense', ';;;q=9,,', 0],
  ] as const)('answer %s in the right one', async (_, header, language) => {
    const call = await valid('getDept')
    const headers = { ...call.headers, cookie: 'token=none' }
    const reply = await bench.wire.send({
      ...call,
      headers: header === undefined ? headers : { ...headers, 'accept-language': header },
    })
    expect(envelopeIn(reply).message).toBe(texts[401][language])
    expect(reply.headers['content-language']).toBe(['zh-CN', 'en-US'][language])
  })
})
