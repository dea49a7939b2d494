import type { Schemas } from '@spruce/api-client/contract'
import type { OperationId } from '../http/contractTypes.js'
import type { Organisation } from './Organisation.js'
import type { Bench } from './openBench.js'
import { callOf } from './recipes.js'
import { headersOf } from './sweep.js'
import type { Parts } from './validRequest.js'
import { envelopeIn, type WireReply } from './wire.js'
import type { Person } from './World.js'

type Import = Schemas['UserImport']

/** Starts imports in tenant A and takes them on, as a person of the tests. */
export class ImportCalls {
  constructor(
    private readonly bench: Bench,
    private readonly org: Organisation,
  ) {}

  call(operation: OperationId, parts: Parts, person = this.org.admin): Promise<WireReply> {
    const tenant = { 'current-tenant': this.bench.world.tenants.a }
    return this.bench.wire.send(callOf(operation, parts, { ...headersOf(person), ...tenant }))
  }

  /** @throws with the answer when it is another than 200 */
  async get<T>(operation: OperationId, parts: Parts, person?: Person): Promise<T> {
    const reply = await this.call(operation, parts, person)
    if (reply.status !== 200) throw new Error(reply.text)
    return envelopeIn<T>(reply).data as T
  }

  /** Uploads a text of lines and lets the queue do what it can. */
  async imported(
    lines: readonly string[],
    query: Record<string, string> = {},
    person?: Person,
  ): Promise<Import> {
    const bytes = Buffer.from(lines.map((line) => `${line}\r\n`).join(''))
    const file = { bytes, name: '名单.csv', type: 'text/csv' }
    const { id } = await this.get<Import>('importUsers', { query, file }, person)
    return this.drained(id, person)
  }

  async drained(id: string, person?: Person): Promise<Import> {
    await this.bench.services.work.drain()
    return this.read(id, person)
  }

  read(id: string, person?: Person): Promise<Import> {
    return this.get<Import>('getUserImport', { path: { id } }, person)
  }

  async act(operation: OperationId, { id, version }: Import, person?: Person): Promise<Import> {
    await this.get(operation, { path: { id }, body: { version } }, person)
    return this.drained(id, person)
  }

  /** `row: what became of it` and why, of the first hundred. */
  async told({ id }: Import, person?: Person): Promise<string[]> {
    const parts = { path: { id }, query: { size: '100' } }
    const rows = await this.get<Schemas['UserImportRow'][]>('listUserImportRows', parts, person)
    return rows.map(({ number, outcome, reasons }) =>
      [`${String(number)}: ${outcome}`, ...reasons.map(({ message }) => message)].join(' '),
    )
  }
}
