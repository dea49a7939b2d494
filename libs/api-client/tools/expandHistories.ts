import type { BundledDocument } from './bundle.js'

type Mapping = Record<string, unknown>

/** A kind of record whose changes can be read: a line of `x-histories`. */
interface WrittenHistory {
  /** What the record is called: `Role` makes `listRoleHistory`. */
  of: string
  path: string
  summary: string
  summaryEn: string
  /** The right that lists such records; without it they are a person's own. */
  perm?: string
  scope: 'tenant' | 'platform'
  /** Where `id` is looked up; absent: the tenant has one record of the kind. */
  table?: string
  /** The record's name in the operator log. Default: its table. */
  audit?: string
  /** The schema of its id. Default: `Id`. */
  schema?: string
  /** An id. */
  example?: string
}

const line = {
  id: '01930f3c-0000-7000-8000-000000000901',
  at: '2026-11-20T08:00:00.000Z',
  userId: '01930f3c-0000-7000-8000-000000000201',
  userName: '张伟',
  actingUserId: null,
  actingUserName: null,
  operation: 'editDept',
  operationName: '编辑部门',
  objectTable: 'departments',
  objectId: '01930f3c-0000-7000-8000-000000000101',
  objectName: '研发部',
  before: { name: '研发部' },
  after: { name: '研发中心' },
  address: '127.0.0.1',
  appCode: 'spruce-web-enterprise-console',
  terminal: 'Chrome / Windows',
  traceId: '0af7651916cd43dd',
}

/** Writes the call that reads the history of each kind in `x-histories`, before operations are said in full. */
export function expandHistories(document: BundledDocument): void {
  const { 'x-histories': histories = [] } = document
  for (const history of histories as WrittenHistory[]) {
    const { path } = history
    if (document.paths[path]?.['get']) throw new Error(`${path}: x-histories writes its get`)
    document.paths[path] = { ...document.paths[path], get: operationOf(history) }
  }
  delete document['x-histories']
}

function operationOf({
  of,
  path,
  perm,
  scope,
  table,
  example,
  schema = 'Id',
  ...history
}: WrittenHistory): Mapping {
  const { audit = table } = history
  if (path.includes('{id}') !== (table !== undefined) || audit === undefined) {
    throw new Error(`${path}: say the table of its id, or its name in the operator log`)
  }
  return {
    operationId: `list${of}History`,
    tags: ['logs'],
    summary: history.summary,
    'x-summary-en': history.summaryEn,
    'x-spruce-origin': 'extension',
    'x-spruce-section': '6',
    'x-history': audit,
    'x-authz': {
      auth: 'session',
      ...(perm === undefined ? {} : { perm }),
      scope,
      ...(table === undefined ? {} : { objects: [{ in: 'path', name: 'id', table }] }),
      effect: 'read',
    },
    parameters: [
      ...(table === undefined ? [] : [idParameter(schema, example)]),
      { $ref: '#/components/parameters/PageNumber' },
      { $ref: '#/components/parameters/Size' },
    ],
    'x-sort': { by: ['at'], default: '-at' },
    'x-list': { $ref: '#/components/schemas/OperatorLog' },
    'x-example': [line],
  }
}

function idParameter(schema: string, example: string | undefined): Mapping {
  return {
    name: 'id',
    in: 'path',
    required: true,
    schema: { $ref: `#/components/schemas/${schema}` },
    example,
  }
}
