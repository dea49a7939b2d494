import type { BundledDocument } from './bundle.js'
import { facetParameters } from './facetParameters.js'
import { listParameters, stateCounts, type ListSort } from './listParameters.js'

type Mapping = Record<string, unknown>

/** What an operation of `contract/*.yaml` says; the rest follows from it. */
interface WrittenOperation extends Mapping {
  operationId: string
  'x-authz': { auth: string; objects?: unknown[]; effect: 'read' | 'write' }
  parameters?: unknown[]
  requestBody?: { content: Record<string, { schema?: unknown }> }
  responses?: Mapping
  /** Schema of the data in the answer's envelope. */
  'x-data'?: unknown
  /** Schema of one row, where the data is a list with its number of rows in `x-total-count`. */
  'x-list'?: unknown
  /** The data of the example. */
  'x-example'?: unknown
  /** Statuses of refusals beside those that follow from the rest. */
  'x-errors'?: number[]
  /** What a list can be asked for. */
  'x-sort'?: ListSort
  'x-filters'?: string[]
  'x-ids'?: boolean
  'x-states'?: string
}

/** The shared answer of each refusal in `common.yaml`. */
const refusals: Readonly<Record<string, string>> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '404': 'NotFound',
  '409': 'Conflict',
  '412': 'Stale',
  '413': 'TooLarge',
  '415': 'UnsupportedType',
  '422': 'Unprocessable',
  '429': 'TooManyRequests',
  '500': 'ServerError',
  '503': 'Unavailable',
}

/** Says in full what every operation of a bundled document leaves to its shape. */
export function expandOperations(document: BundledDocument): void {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      methods[method] = expandOperation(
        document,
        operation as WrittenOperation,
        `${method} ${path}`,
      )
    }
  }
}

function expandOperation(
  document: BundledDocument,
  written: WrittenOperation,
  where: string,
): Mapping {
  const {
    parameters = [],
    requestBody,
    responses,
    'x-data': data,
    'x-list': row,
    'x-example': example,
    'x-errors': errors = [],
    'x-sort': sort,
    'x-filters': facets = [],
    'x-ids': ids,
    'x-states': state,
    ...head
  } = written
  if ([responses, data, row].filter((one) => one !== undefined).length !== 1) {
    throw new Error(`${where}: say one of x-data, x-list and responses`)
  }
  const headers = headersOf(written)
  const followed = refusalsOf(document, written)
  const said = [...Object.keys(responses ?? {}), ...errors.map(String)]
  const asked = [
    ...facetParameters(document, row ?? {}, facets, where),
    ...listParameters({ sort, ids, state }),
  ]
  if (asked.length > 0 && !row)
    throw new Error(`${where}: only a list is sorted, filtered or counted`)
  const repeated =
    asked.map(({ name }) => name).find((name) => isNamed(parameters, name)) ??
    said.find((status) => followed.includes(status)) ??
    headers.find((name) => parameters.some((one) => isParameter(one, name)))
  if (repeated) throw new Error(`${where}: ${repeated} follows, and is not written`)
  return {
    ...head,
    parameters: [...parameters, ...asked, ...headers.map((name) => ({ $ref: parameterRef(name) }))],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      ...(responses ?? { '200': row ? listAnswer(row, example, state) : answerOf(data, example) }),
      ...Object.fromEntries(
        [...followed, ...errors.map(String)].map((status) => {
          const name = refusals[status]
          if (!name) throw new Error(`${where}: ${status} is no refusal of the contract`)
          return [status, { $ref: `#/components/responses/${name}` }]
        }),
      ),
    },
  }
}

/** Shared parameters: where a call comes from, that it is the same call again, and its language. */
function headersOf({ 'x-authz': { auth, effect } }: WrittenOperation): string[] {
  const isInside = auth !== 'public'
  return [
    ...(isInside ? ['CurrentApp', 'CurrentTenant'] : []),
    ...(isInside && effect === 'write' ? ['IdempotencyKey'] : []),
    'AcceptLanguage',
  ]
}

const parameterRef = (name: string) => `#/components/parameters/${name}`

function isParameter(written: unknown, name: string): boolean {
  return (written as { $ref?: string }).$ref === parameterRef(name)
}

function isNamed(parameters: readonly unknown[], name: string): boolean {
  return parameters.some((one) => (one as { name?: string }).name === name)
}

/** Statuses with which every operation of this shape can refuse. */
function refusalsOf(
  document: BundledDocument,
  { 'x-authz': { auth, objects = [], effect }, requestBody }: WrittenOperation,
): string[] {
  const isInside = auth !== 'public'
  const body = Object.values(requestBody?.content ?? {})[0]?.schema
  return [
    '400',
    ...(isInside ? ['401'] : []),
    ...(isInside || requestBody ? ['403'] : []), // a foreign page may not write
    ...(objects.length > 0 ? ['404'] : []),
    ...(isInside && effect === 'write' ? ['409'] : []), // the same key with another body
    ...(namesVersion(document, body) ? ['412'] : []),
    ...(requestBody ? ['413', '415'] : []),
    ...['429', '500', '503'],
  ]
}

/** Whether a body says which version of a record it changes, or of each of several. */
function namesVersion(document: BundledDocument, schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const { $ref, properties = {}, ...rest } = schema as { $ref?: string; properties?: Mapping }
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? ''
    return namesVersion(document, document.components['schemas']?.[name])
  }
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap(
    (key) => ((rest as Mapping)[key] as unknown[] | undefined) ?? [],
  )
  const rows = Object.values(properties).flatMap(
    (property) => (property as { items?: unknown } | null)?.items ?? [],
  )
  return (
    'version' in properties ||
    'versions' in properties ||
    [...parts, ...rows].some((part) => namesVersion(document, part))
  )
}

function listAnswer(row: unknown, example: unknown, state: string | undefined): Mapping {
  const { description, content } = answerOf({ type: 'array', items: row }, example)
  return {
    description,
    headers: {
      'x-total-count': {
        description: 'Number of rows on all pages',
        required: true,
        schema: { type: 'integer', minimum: 0 },
      },
      ...(state === undefined ? {} : { 'x-state-counts': stateCounts(state) }),
    },
    content,
  }
}

/** Data in the envelope of every answer. */
function answerOf(data: unknown, example: unknown): Mapping {
  return {
    description: '成功',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['code', 'message', 'data'],
          properties: {
            code: { type: 'integer', const: 200 },
            message: { type: 'string' },
            data,
          },
        },
        example: { code: 200, message: 'OK', data: example },
      },
    },
  }
}
