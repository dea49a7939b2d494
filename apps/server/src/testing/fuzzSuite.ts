import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationTable } from '@spruce/api-client/contract'
import { fixedSeed, freshSeed, isProof, isWanted, keepPart, tell, type Part } from './counts.js'
import type { FuzzRequest } from './contractOracle.js'
import { asRequest, changed, filled, fuzzSubject, type FuzzPlan, type IdSlot } from './fuzzCases.js'
import { openBench, type Bench } from './openBench.js'
import { callerOf, needsOwnCaller, needsProof, proofFor, homeOf } from './proofs.js'
import { callOf } from './recipes.js'
import { entryOf } from './entryOf.js'
import { headersOf } from './sweep.js'
import { validCall } from './validCalls.js'
import { personalObjects, readWhoMay, type WhoMay } from './whoMay.js'
import { envelopeIn, type WireCall, type WireReply } from './wire.js'
import type { Person } from './World.js'

/** Cases by operation and seed. */
const cases = Number(process.env['SPRUCE_FUZZ'] ?? (isProof ? 200 : 20))

/** Operations whose callers are counted. */
const limited = new Set([
  ...['login', 'getCaptcha', 'checkAccount', 'findUsersByContact', 'findUsersByLoginName'],
  ...['previewInvitation', 'registerByInvitation', 'openShareLink', 'reportDevices'],
  ...['runSharedPageQueries', 'issueShareViewerToken'],
  ...['getContactUse', 'getVerificationCode', 'sendConfirmVerifyCode'],
  ...['sendVerifyCode', 'exchangeSsoLink', 'loginCode'],
  ...['wxCallBack', 'wxSendVerifyCode', 'wxBinding', 'startWechatLogin'],
  ...['startOpenidLogin', 'completeOpenidLogin'],
  ...['loginByVerificationCode', 'resetPasswordByContact'],
  ...['applyForCustomer', 'getApplicationStatus', 'resubmitApplication'],
])

/** Answers to what the schema accepts: done, or against a rule that no schema can say. */
const rules = [200, 404, 409, 412, 422]

/** Fuzzes a part of the operations, in a world of its own. */
export function describeFuzz(part: Part): void {
  const lines = part.of(readWhoMay().filter(({ operation }) => isWanted(operation)))
  const counts = { accepted: 0, refused: 0, garbage: 0 }

  describe.each([
    ['fixed', fixedSeed],
    ['fresh', freshSeed],
  ])('fuzz (%s seed %i)', (name, seed) => {
    let bench: Bench
    let admin: Person
    let caller: Person
    let proofs = 0
    const statuses = new Map<string, Set<number>>()
    beforeAll(async () => {
      tell(`fuzz, ${name} seed ${seed}: ${cases} cases of each operation`)
      bench = await openBench({ own: true, seed })
      admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
      caller = admin
    })
    afterAll(async () => {
      await bench.close()
      if (name !== 'fresh') return
      const units = lines.map(({ operation }) => [operation, { cases: 2 * cases }] as const)
      await keepPart(part, Object.fromEntries(units), counts)
    })

    it.each(lines)(
      '$operation takes what the schema takes, and nothing else',
      { timeout: 600_000 + cases * 200 },
      async (line) => {
        const isOther = needsOwnCaller(line)
        // An operator's call leaves the caller as it was: one for all cases will do.
        const isAlone = isOther && line.who !== 'operator'
        if (isOther) caller = await callerOf(bench, line)
        const { plans, changes, oracle } = fuzzSubject(line)
        await fc.assert(
          fc.asyncProperty(plans, changes, async (plan, change) => {
            if (limited.has(line.operation)) await bench.world.sql`delete from rate_limits`
            if (isAlone) caller = await callerOf(bench, line)
            const valid = await fill(line, plan)
            const request = asRequest(valid)
            expect(oracle.accepts(request), 'the fuzz makes valid requests').toBe(true)
            await send(line, request, true)

            const spoilt = changed(valid, change)
            if (!spoilt) return
            const other = asRequest(spoilt)
            if (limited.has(line.operation)) await bench.world.sql`delete from rate_limits`
            if (isAlone) caller = await callerOf(bench, line)
            await send(line, other, oracle.accepts(other))
          }),
          { seed, numRuns: cases, endOnFailure: false },
        )
        if (isOther) caller = admin
        if (statuses.get(line.operation)?.has(200)) return
        // Chance met rules that no schema can say, every time: the call written by hand keeps them.
        if (limited.has(line.operation)) await bench.world.sql`delete from rate_limits`
        const asker = isOther ? await callerOf(bench, line) : admin
        const reply = await bench.wire.send(await validCall(bench, asker, line))
        expect(reply.status, reply.text.slice(0, 1000)).toBe(200)
      },
    )

    // Garbage knows no operation: one part sends that of one seed, the other that of the other.
    if (part.first === (name === 'fixed')) {
      const timeout = 600_000 + cases * 2_000
      it('answers garbage with anything but a 5xx', { timeout }, async () => {
        const ask = async (call: WireCall) => {
          const headers = { ...headersOf(admin), ...call.headers }
          const reply = await bench.wire.send({ ...call, headers })
          counts.garbage += 1
          expectNoFault(call, reply)
        }
        await fc.assert(fc.asyncProperty(garbage(), ask), { seed, numRuns: cases * 10 })
      })
    }

    it('leaves the server well', async () => {
      const reply = await bench.wire.send({ method: 'GET', path: '/readyz' })
      expect(reply.status).toBe(200)
      expect(bench.logged.filter((line) => line.includes('"level":50'))).toEqual([])
    })

    it('leaves what is kept twice the same in both places', async () => {
      const misnamed = await bench.world.sql`select p.member_id from membership_departments p
        join memberships m on m.tenant_id = p.tenant_id and m.id = p.member_id
        where p.name_key <> m.name_key`
      expect(misnamed).toEqual([])
    })

    /** Writes get objects of their own; reads share them. */
    async function fill(line: WhoMay, plan: FuzzPlan): Promise<FuzzPlan> {
      const made = new Map<string, Promise<string>>()
      const idOf = ({ slot, index }: IdSlot): Promise<string> => {
        const key = `${slot} ${index}`
        const known = made.get(key) ?? objectOf(slot, index, line)
        made.set(key, known)
        return known
      }
      const { cipher } = bench.services
      const result = (await filled(plan, idOf, (plain) => cipher.encrypt(plain))) as FuzzPlan
      if (!needsProof(line.operation)) return result
      proofs += 1
      if (proofs % 2 === 1) return result
      const proof = await proofFor(bench, line.operation, caller)
      return isGet(line)
        ? { ...result, query: { ...result.query, ...proof } }
        : { ...result, body: { ...(result.body as object), ...proof } }
    }

    const shared = new Map<string, Promise<string>>()
    async function objectOf(table: IdSlot['slot'], index: number, line: WhoMay): Promise<string> {
      const { world } = bench
      if (table === 'menus') return world.menus.own
      if (table === 'tenants') return world.tenants.a
      const own = caller.memberOf.a
      if (personalObjects.has(table) && own) {
        return world.object(table, 'a', { ...own, userId: caller.userId })
      }
      if (line.operation === 'remindNotice') {
        // A letter to everybody, over and over, is minutes of the same: by now they are thousands.
        const id = await world.object(table, 'a')
        const reader = own?.memberId ?? ''
        await world.sql`update notice_audience set kind = 'person', ref_id = ${reader}
          where notice_id = ${id}`
        return id
      }
      if (line.effect === 'write') return world.object(table, 'a')
      const key = `${table} ${index}`
      const known = shared.get(key) ?? world.object(table, 'a')
      shared.set(key, known)
      return known
    }

    async function send(line: WhoMay, request: FuzzRequest, isValid: boolean) {
      const call = callOf(line.operation, request, {
        ...headersOf(caller),
        'current-tenant': bench.world.tenants[homeOf(line)],
      })
      const reply = await bench.wire.send(call)
      const sent = `${call.method} ${call.path} ${call.body?.toString() ?? ''}`
      const context = `${sent.slice(0, 2000)} → ${reply.text.slice(0, 1000)}`
      expectNoFault(call, reply)
      statuses.set(line.operation, (statuses.get(line.operation) ?? new Set()).add(reply.status))
      if (isValid) {
        counts.accepted += 1
        const isRule = reply.status === 400 && isRuleOf400(line, reply)
        expect(isRule ? 200 : reply.status, context).toSatisfy((status: number) =>
          rules.includes(status),
        )
      } else {
        counts.refused += 1
        const { bodyLimit } = entryOf(line.operation)
        if (bodyLimit && (call.body?.length ?? 0) > bodyLimit) {
          expect(reply.status, context).toBe(413) // nobody reads so much to say more
          return
        }
        expect([reply.status, reply.status === 400 && envelopeIn(reply).code], context).toEqual([
          400, 400,
        ])
      }
    }
  })
}

/** The names of RFC 6749. */
const oauthErrors = new Set([
  ...['invalid_grant', 'invalid_client', 'unauthorized_client', 'unsupported_grant_type'],
])

/** A wrong proof, and a cipher text that was made with no key. */
function isRuleOf400(line: WhoMay, reply: WireReply): boolean {
  const { code, fields } = envelopeIn(reply)
  if (line.operation === 'loginCode' && oauthErrors.has(String(code))) return true
  if (needsProof(line.operation) && [505, 1101, 1102, 1103, 1104, 1105].includes(Number(code)))
    return true
  return fields?.length === 1 && /^(password|(old|new|confirm)Pwd)$/.test(fields[0]?.path ?? '')
}

function isGet({ operation }: WhoMay): boolean {
  return entryOf(operation).method === 'GET'
}

function expectNoFault(call: WireCall, reply: WireReply) {
  const sent = JSON.stringify(call).slice(0, 2000)
  expect(reply.status, `${sent} → ${reply.text.slice(0, 1000)}`).toBeLessThan(500)
  if (reply.status >= 400 && reply.text !== '') {
    const body = reply.text
    expect(body, sent).not.toMatch(/select |insert into|node_modules|at .*\.ts:|\/src\//)
  }
}

/** Calls that nobody means: known and unknown paths, strange headers, bytes for a body. */
function garbage(): fc.Arbitrary<WireCall> {
  const known = fc.constantFrom(...operationTable)
  const segment = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('..', '%', '%00', '%ff', '%2e%2e%2f', '__proto__', 'constructor', '*', '{id}'),
  )
  const path = fc
    .tuple(known, segment, fc.boolean())
    .map(([{ path: template }, text, isRaw]) =>
      template.replaceAll(/\{\w+\}/g, () => encoded(text, isRaw)),
    )
  const query = fc
    .array(
      fc.tuple(
        fc.constantFrom('id', 'page', 'size', 'sort', 'keyword', 'x[]', '__proto__'),
        segment,
      ),
      {
        maxLength: 4,
      },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encoded(value, true)}`).join('&'))
  const header = fc.dictionary(
    fc.constantFrom(
      'app-code',
      'current-app',
      'current-tenant',
      'idempotency-key',
      'accept-language',
      'cookie',
      'authorization',
      'traceparent',
      'x-session',
      'content-type',
      'if-match',
    ),
    fc.oneof(
      fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, 'x')),
      fc.constantFrom('', 'application/json', 'Bearer ', `token=${'A'.repeat(43)}`, 'q=', '*;q=9'),
    ),
    { maxKeys: 3 },
  )
  const body = fc.oneof(
    fc.json().map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        '{',
        '[[[[',
        '"',
        '{"a":1,"a":2}',
        '\ufeff{}',
        '{"x":"\\ud800"}',
        'null',
        '1e999',
      )
      .map((text) => Buffer.from(text)),
    fc
      .nat({ max: 400 })
      .map((depth) => Buffer.from('['.repeat(depth * 10) + ']'.repeat(depth * 10))),
  )
  return fc
    .record({
      method: fc.oneof(
        known.map(({ method }) => method as string),
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      ),
      path,
      query,
      headers: header,
      body: fc.option(body, { nil: undefined }),
      isJson: fc.boolean(),
    })
    .map(({ method, path: base, query: search, headers, body: bytes, isJson }) => ({
      method,
      path: search === '' ? base : `${base}?${search}`,
      headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(bytes && method !== 'GET' ? { body: bytes } : {}),
    }))
}

function encoded(text: string, isRaw: boolean): string {
  const whole = text.replaceAll(/\p{Surrogate}/gu, 'x')
  return isRaw
    ? whole.replaceAll(/[^!-~]/g, 'x').replaceAll(/[#?]/g, '')
    : encodeURIComponent(whole)
}
