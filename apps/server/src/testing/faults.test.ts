import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foundDefinitions } from '../http/operationRegistry.js'
import type { OperationId } from '../http/contractTypes.js'
import { openBench, type Bench } from './openBench.js'
import { callerOf, needsOwnCaller } from './proofs.js'
import { rowsDigest } from './rowsDigest.js'
import { validCall } from './validCalls.js'
import { readWhoMay, type WhoMay } from './whoMay.js'
import type { Person } from './World.js'

let bench: Bench
let admin: Person
beforeAll(async () => {
  bench = await openBench({ own: true })
  admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
})
afterAll(() => bench.close())

/**
 * Operations of visitors that use up a captcha, code, state or ticket before slow work, which must hold
 * no transaction: what they wrote by then stays, whatever becomes of the answer (S-09, S-13).
 */
const commitFirst = [
  'applyForCustomer',
  'completeOpenidLogin',
  'exchangeSsoLink',
  'getCaptcha',
  'getVerificationCode',
  'login',
  'loginByVerificationCode',
  'loginCode',
  'openShareLink',
  'registerByInvitation',
  'reportDevices',
  'resetPasswordByContact',
  'resubmitApplication',
  'startOpenidLogin',
  'startWechatLogin',
  'wxBinding',
  'wxCallBack',
  'wxSendVerifyCode',
]

const definitions = new Map(foundDefinitions().map((one) => [one.operationId, one]))
const all = readWhoMay().filter(({ effect }) => effect === 'write')
const isOwnTransaction = ({ operation }: WhoMay) =>
  definitions.get(operation)?.transaction === 'none'
const writes = all.filter((line) => !isOwnTransaction(line))

/** Every row but the counters of attempts, of which a failed one is one. */
async function rows() {
  const digest = await rowsDigest(bench.engine)
  return Object.entries(digest).filter(([table]) => table !== 'rate_limits')
}

/** What the handler's presenter may do wrong once everything is written. */
const faults = {
  'an answer against the contract': () => ({ kind: 'data', data: { surprise: Symbol.name } }),
  'an answer that is no JSON': () => ({ kind: 'data', data: { count: 1n } }),
  'a throw': () => {
    throw new TypeError('The presenter failed')
  },
} as const

/** Does the operation with its answer spoilt. */
async function withFault<T>(operation: OperationId, fault: () => unknown, act: () => Promise<T>) {
  const definition = definitions.get(operation)
  if (!definition) throw new Error(`No operation ${operation}`)
  const { handle } = definition
  const spoilt = async (context: never) => {
    const answer = await handle(context)
    return answer.kind === 'data' ? fault() : answer
  }
  Object.assign(definition, { handle: spoilt })
  try {
    return await act()
  } finally {
    Object.assign(definition, { handle })
  }
}

async function callOf(line: WhoMay) {
  const person = needsOwnCaller(line) ? await callerOf(bench, line) : admin
  return validCall(bench, person, line)
}

describe('S-25: a refused answer wrote nothing', () => {
  it('knows the operations that write before they answer', () => {
    const found = all.filter(isOwnTransaction).map(({ operation }) => operation)
    expect(found.sort()).toEqual(commitFirst)
  })

  it.each(writes)('$operation', { timeout: 60_000 }, async (line) => {
    for (const [name, fault] of Object.entries(faults)) {
      const call = await callOf(line)
      const before = await rows()
      const reply = await withFault(line.operation, fault, () => bench.wire.send(call))
      if (reply.status === 200) return // it answers no JSON
      expect([name, reply.status]).toEqual([name, 500])
      expect(await rows(), name).toEqual(before)
    }
  })
})
