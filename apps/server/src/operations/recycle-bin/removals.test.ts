import { openApiDocument, type Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { validCall } from '../../testing/validCalls.js'
import { readWhoMay } from '../../testing/whoMay.js'
import type { WireCall } from '../../testing/wire.js'

interface Removal {
  operationId: string
  'x-removal'?: { bin: string } | { final: string }
}

/** Every removal that goes to the bin, and the kind as which it stands there. */
const removals = Object.values(openApiDocument.paths)
  .flatMap((methods) => Object.values(methods as Record<string, Removal>))
  .flatMap(({ operationId, 'x-removal': removal }) =>
    removal && 'bin' in removal ? [{ operationId, kind: removal.bin }] : [],
  )

const own = new Set(['calendarEvents', 'todos'])
const ofPlatform = new Set(['plans', 'components', 'systemNotices'])

let bench: Bench
let operator: Organisation
let a: Organisation

beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
})
afterAll(() => bench.close())

describe('every removal', () => {
  it('of the contract is tried here', () => {
    expect(removals.length).toBeGreaterThan(20)
  })

  it.each(removals)('$operationId: $kind come back as they were', async ({ operationId, kind }) => {
    const line = readWhoMay().find(({ operation }) => operation === operationId)
    if (!line) throw new Error(`${operationId} is not in whoMay.csv`)
    const [org, list, restore] = ofPlatform.has(kind)
      ? ([operator, 'listRecycleBin', 'restorePlatformRecycled'] as const)
      : own.has(kind)
        ? ([a, 'listOwnRecycleBin', 'restoreOwnRecycled'] as const)
        : ([a, 'listRecycleBin', 'restoreRecycled'] as const)
    const bin = () => org.get<Schemas['Recycled'][]>(list, { query: { kind, size: '100' } })
    const before = await bin()
    const call = await validCall(bench, org.admin, line)
    const first = await bench.wire.send(call)
    expect(first.status, first.text).toBe(200)
    const [row, ...others] = (await bin()).filter(({ id }) => !before.some((one) => one.id === id))
    expect(row?.kind).toBe(kind)
    expect(others).toEqual([])
    // Removed is removed: the same call finds nothing.
    expect((await bench.wire.send(withoutKey(call))).status).toBe(404)
    const back = await org.call(restore, { body: { ids: [row?.id ?? ''] } })
    expect(back, JSON.stringify(back.body)).toMatchObject({
      status: 200,
      body: { data: { changed: 1 } },
    })
    expect(await bin()).toEqual(before)
    // And there it is to be removed again, in its own or a newer version.
    const again = await bench.wire.send(withoutKey(call))
    expect([200, 412], again.text).toContain(again.status)
  })
})

/** The call as another one, not as a repeat of the first. */
function withoutKey({ headers = {}, ...call }: WireCall): WireCall {
  const kept = Object.entries(headers).filter(([name]) => name !== 'idempotency-key')
  return { ...call, headers: Object.fromEntries(kept) }
}
