import type { Schemas } from '@spruce/api-client/contract'
import type { OperationId } from '../http/contractTypes.js'
import { entryOf } from './entryOf.js'
import type { Bench } from './openBench.js'
import type { Parts } from './validRequest.js'
import type { Envelope } from './wire.js'
import type { Person, TenantKey } from './World.js'

export interface Reply<T> {
  status: number
  body: Envelope<T>
  /** The `x-total-count` header. */
  total: number
}

/** Calls operations as a person of the tests, and makes departments and members by them. */
export class Organisation {
  constructor(
    private readonly bench: Bench,
    readonly admin: Person,
    readonly tenant: TenantKey,
  ) {}

  /** A new administrator's view of a tenant. */
  static async of(bench: Bench, tenant: TenantKey = 'a'): Promise<Organisation> {
    const admin = await bench.world.person({ memberOf: [{ tenant, permissions: 'all' }] })
    return new Organisation(bench, admin, tenant)
  }

  get tenantId(): string {
    return this.bench.world.tenants[this.tenant]
  }

  /** The administrator calls. */
  call<T>(operationId: OperationId, parts: Parts = {}): Promise<Reply<T>> {
    return this.callAs<T>(this.admin, operationId, parts)
  }

  /** The administrator calls and succeeds. @throws with the answer when it is another than 200 */
  async get<T>(operationId: OperationId, parts: Parts = {}): Promise<T> {
    const { status, body } = await this.call<T>(operationId, parts)
    if (status !== 200) throw new Error(`${operationId}: ${String(status)} ${JSON.stringify(body)}`)
    return body.data as T
  }

  /** `person` calls in this tenant; null is nobody. */
  async callAs<T>(
    person: Person | null,
    operationId: OperationId,
    { path = {}, query = {}, body }: Parts = {},
  ): Promise<Reply<T>> {
    const entry = entryOf(operationId)
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) {
      for (const one of [value ?? []].flat()) search.append(name, one)
    }
    const url = entry.path.replace(/\{(\w+)\}/gu, (_, name: string) => path[name] ?? '')
    const reply = await this.bench.app.inject({
      method: entry.method as 'GET',
      url: search.size > 0 ? `${url}?${search.toString()}` : url,
      headers: {
        'app-code': 'spruce-web-enterprise-console',
        'current-tenant': this.tenantId,
        ...(person ? { cookie: `token=${person.token}` } : {}),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return {
      status: reply.statusCode,
      body: reply.json<Envelope<T>>(),
      total: Number(reply.headers['x-total-count']),
    }
  }

  addDept(
    name: string,
    parentId: string | null = null,
    more: Partial<Schemas['AddDeptRequest']> = {},
  ): Promise<Schemas['Department']> {
    return this.get('addDept', { body: { name, parentId, ...more } })
  }

  dept(id: string): Promise<Schemas['Department']> {
    return this.get('getDept', { path: { id } })
  }

  async addMember(
    nickName: string,
    departmentIds: string[],
    more: Partial<Schemas['AddMemberRequest']> = {},
  ): Promise<Schemas['AddedMember']> {
    return this.get('addUser', {
      body: { nickName, loginName: this.bench.world.unique('p'), departmentIds, ...more },
    })
  }

  member(id: string): Promise<Schemas['Member']> {
    return this.get('getMember', { path: { id } })
  }
}
