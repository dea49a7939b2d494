import fc from 'fast-check'
import { isPassword } from '@spruce/validators'
import { plainSettings } from '../repositories/apps/TenantAppsRepository.js'
import { ContractOracle, shapeOf, type FuzzRequest } from './contractOracle.js'
import { mutated, mutationKinds, placesIn, type MutationKind } from './mutate.js'
import { valuesOf, type Overrides } from './schemaArbitrary.js'
import type { ObjectTable, WhoMay } from './whoMay.js'

/** Stands where an id of a real object comes in before the request is sent. */
export interface IdSlot {
  slot: ObjectTable
  index: number
}

export function isIdSlot(value: unknown): value is IdSlot {
  return typeof value === 'object' && value !== null && 'slot' in value && 'index' in value
}

/** A request with slots for ids and `cipher:` texts for passwords. */
export interface FuzzPlan {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body?: unknown
}

/** What a fuzz test knows of one operation. */
export interface FuzzSubject {
  line: WhoMay
  oracle: ContractOracle
  /** Requests that the contract accepts. */
  plans: fc.Arbitrary<FuzzPlan>
  /** One change of one field. */
  changes: fc.Arbitrary<{ at: number; kind: MutationKind }>
}

export function fuzzSubject(line: WhoMay): FuzzSubject {
  const shape = shapeOf(line.operation)
  const parameters = (place: 'path' | 'query') => {
    const own = shape.parameters.filter((parameter) => parameter.in === place)
    return valuesOf(
      {
        type: 'object',
        properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
        required: own.filter(({ required }) => required).map(({ name }) => name),
      },
      overridesOf(line, place),
    ) as fc.Arbitrary<Record<string, unknown>>
  }
  const body = shape.body && valuesOf(shape.body, overridesOf(line, 'body'))
  return {
    line,
    oracle: new ContractOracle(shape),
    plans: fc.record(
      {
        path: parameters('path'),
        query: parameters('query'),
        ...(body ? { body } : {}),
      },
      { requiredKeys: shape.bodyRequired ? ['path', 'query', 'body'] : ['path', 'query'] },
    ),
    changes: fc.record({ at: fc.nat(), kind: fc.constantFrom(...mutationKinds) }),
  }
}

/** Of menus and tenants the tests have one each. */
const slots = (table: ObjectTable): fc.Arbitrary<IdSlot> =>
  fc.record({
    slot: fc.constant(table),
    index: fc.nat({ max: table === 'menus' || table === 'tenants' ? 0 : 2 }),
  })

/** Passwords that keep the product's rules: what the cipher hides no schema can say. */
const ciphers = fc
  .string({ minLength: 8, maxLength: 16 })
  .map((text) => `${text.slice(0, 12)}aA1!`)
  .filter(isPassword)
  .map((text) => `cipher:${text}`)

function overridesOf({ operation, objects }: WhoMay, part: 'path' | 'query' | 'body'): Overrides {
  const ids = objects
    .filter(({ at }) => at.startsWith(`${part}.`))
    .map(({ at, table }) => [at.slice(part.length + 1), slots(table)] as const)
  return {
    ...Object.fromEntries(ids),
    // A fresh object has version 1; another one is a conflict, not a wrong request.
    ...(objects.length > 0 ? { version: fc.constant(1) } : {}),
    ...knownApp(operation, part),
    ...safeAddress(operation, part),
    ...(part === 'body' ? { password: ciphers } : {}),
  }
}

/** Applications are few: one that exists, or hardly a request would be done. */
function knownApp(operation: WhoMay['operation'], part: string): Overrides {
  const names = [
    ...['addMenu', 'importMenus', 'addBusinessIdentifier', 'editBusinessIdentifier'],
    'importBusinessIdentifiers',
  ]
  if (part !== 'body' || !names.includes(operation)) return {}
  return { appCode: fc.constant('test-home') }
}

/** Hardly a text that the schema takes is a safe address; the rule has tests of its own. */
function safeAddress(operation: WhoMay['operation'], part: string): Overrides {
  if (part !== 'body') return {}
  const url = fc.constant('https://widgets.example.cn/')
  if (['addTenantComponent', 'editTenantComponent'].includes(operation)) return { url }
  // A picture is one that was uploaded before.
  if (['addComponent', 'editComponent'].includes(operation)) {
    return { url, thumbnail: fc.constant(null) }
  }
  if (operation === 'addIdentityProvider') return { issuer: fc.constant('https://sso.example.cn') }
  if (operation === 'addDataEndpoint') {
    return { baseUrl: fc.constant('https://erp.example.cn/api'), auth: fc.constant('none') }
  }
  if (operation !== 'addApp' && operation !== 'editApp') return {}
  return {
    url: fc.constant('https://bi.example.cn/'),
    allowedOrigins: fc.constant([]),
    permissionsGranted: fc.constant([]),
    embed: fc.constant(plainSettings.embed),
  }
}

/** Puts ids into the slots of a plan and encrypts passwords. */
export async function filled(
  value: unknown,
  idOf: (slot: IdSlot) => Promise<string>,
  encrypt: (plain: string) => string,
): Promise<unknown> {
  if (typeof value === 'string') {
    return value.startsWith('cipher:') ? encrypt(value.slice('cipher:'.length)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  if (isIdSlot(value)) return idOf(value)
  if (Array.isArray(value)) {
    return Promise.all(value.map((one) => filled(one, idOf, encrypt)))
  }
  const entries = await Promise.all(
    Object.entries(value).map(
      async ([key, one]) => [key, await filled(one, idOf, encrypt)] as const,
    ),
  )
  return Object.fromEntries(entries)
}

/** Path and query as texts. */
export function asRequest({ path, query, body }: FuzzPlan): FuzzRequest {
  const texts = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, Array.isArray(value) ? value.map(asText) : asText(value)]),
    )
  return {
    path: texts(path) as Record<string, string>,
    query: texts(query),
    ...(body === undefined ? {} : { body }),
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The request with one place changed, chosen by number among all there are. */
export function changed(request: FuzzPlan, { at, kind }: { at: number; kind: MutationKind }) {
  const whole = { path: request.path, query: request.query, body: request.body }
  const places = placesIn(whole).filter((place) => {
    const [part, ...below] = place
    if (part === undefined) return false
    if (part === 'body') return request.body !== undefined
    return below.length > 0 // a request always has a path and a query
  })
  const place = places[at % Math.max(1, places.length)]
  if (!place) return undefined
  const result = mutated(whole, place, kind) as FuzzPlan
  // Without its segment the path is another one.
  const isPathWhole = Object.keys(result.path).length === Object.keys(request.path).length
  return isPathWhole && !Object.values(result.path).includes('') ? result : undefined
}
