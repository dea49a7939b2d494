import { describe, expect, it } from 'vitest'
import { openApiDocument } from './contract.js'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

interface Operation {
  operationId: string
  parameters: { $ref?: string; name?: string }[]
  responses: { '200': { content?: Record<string, { schema: Schema }> } }
}

/** Every list of the contract that is read page by page, with the columns of a row. */
const lists = Object.values(openApiDocument.paths)
  .flatMap((methods) => Object.values(methods) as unknown as Operation[])
  .filter(({ parameters }) => parameters.some(({ $ref }) => $ref?.endsWith('/PageNumber')))
  .map(({ operationId, parameters, responses }) => {
    const answer = responses['200'].content?.['application/json']?.schema ?? {}
    const row = resolve(resolve(answer.properties?.['data'] ?? {}).items ?? {})
    return {
      operationId,
      filters: new Set(parameters.map(({ name }) => name ?? '')),
      columns: columnsOf(row),
    }
  })

/** Columns that are filtered by a parameter of another name. */
const filteredBy: Readonly<Record<string, string>> = {
  'listBusinessDeliveries.channels': 'channel',
  'listBusinessIdentifiers.channels': 'channel',
}

/** Columns with a few values by which nobody has to filter, and why. */
const unfiltered: Readonly<Record<string, string>> = {
  'listAlarms.value': 'what was measured: as many values as there are alarms',
  'listAlarms.equals': 'a limit of the rule, which is a filter',
  'listAlarms.clearable': 'computed for the alarms of a page, from what watches their devices now',
  'listAlarmRules.equals': 'a limit, as many as there are rules',
  'listDataEndpoints.hasSecret': 'follows from the way to authenticate, which is a filter',
  'listUserImports.isOwn': 'whoever sees not everybody sees the own ones alone',
  'listJobs.actions': 'follows from kind, phase and status, which are filters',
  'listBulkChanges.phase': 'which way a change went last, of the own ones of a month',
  'listBulkChanges.actions': 'follows from phase and status',
  'listBulkChangePeople.reason': 'of those whom the outcome, a filter, names unchanged',
  'listPlanPushes.actions': 'follows from phase and status, which are filters',
  'listPageRevisions.isDraft': 'true of one revision, which the screen marks',
  'listPageRevisions.isPublished': 'true of one revision, which the screen marks',
  'listWorkbenchRevisions.isDraft': 'true of one revision, which the screen marks',
  'listWorkbenchRevisions.isPublished': 'true of one revision, which the screen marks',
  'listResources.sizes': 'follows from the width of the picture',
  'listResources.keepsMetadata': 'said of the pictures of which somebody chose so: a few',
  'listTenantComponents.isShown': 'follows from the roles, which are a filter, and from who asks',
  'listShareLinks.showing': 'computed for the links of a page, from what their owners may do now',
  'listPlanPushPreview.outcome': 'computed for the customers of a page: a filter would compute all',
}

/** References of rows whose name has a name of its own. */
const namedBy: Readonly<Record<string, string>> = {
  'listBusinessDeliveries.identifierId': 'name',
  'listBusinessDeliveryRecipients.memberId': 'nickName',
  'listBulkChangePeople.memberId': 'name',
  'listAlarmRules.typePointId': 'pointName',
  'listDeviceTokens.areaId': 'place',
  'listDeviceTokens.deviceId': 'place',
  'listComponentUses.designId': 'name',
  'listTenantComponentUses.designId': 'name',
  'listDataEndpointUses.designId': 'name',
  'listNoticeReceipts.memberId': 'nickName',
  'listSystemNoticePeople.memberId': 'nickName',
  'listRecycleBin.objectId': 'name',
  'listOwnRecycleBin.objectId': 'name',
  'listMembers.userId': 'nickName',
  'listRoleMembers.userId': 'nickName',
}

/** What refers to no record: the lines of one call, how a provider knows the product. */
const noReferences = new Set(['traceId', 'clientId'])

/** References of rows without a name beside them, and why. */
const unnamed: Readonly<Record<string, string>> = {
  'listShareLinks.pageId': 'the list is of one page',
  'listUserImportRows.memberId': 'the cells of the row name the person',
}

describe('every row of a paged list', () => {
  const references = lists.flatMap(({ operationId, columns }) => {
    const names = new Set(columns.map(({ name }) => name))
    return [...names]
      .filter((name) => /Ids?$/.test(name) && !noReferences.has(name))
      .map((name) => ({ column: `${operationId}.${name}`, name, names }))
  })

  it.each(references)('names $column, or says why not', ({ column, name, names }) => {
    const base = name.replace(/Id$/, '').replace(/Ids$/, 's')
    const isNamed = [namedBy[column] ?? '', base, `${base}Name`].some((one) => names.has(one))
    expect(isNamed || column in unnamed).toBe(true)
    expect(isNamed && column in unnamed).toBe(false)
  })

  it('excuses no reference that is not there', () => {
    const columns = references.map(({ column }) => column)
    for (const column of [...Object.keys(namedBy), ...Object.keys(unnamed)]) {
      expect(columns).toContain(column)
    }
  })
})

describe('every paged list', () => {
  const facets = lists.flatMap(({ operationId, filters, columns }) =>
    columns
      .filter(({ schema }) => hasFewValues(schema))
      .map(({ name }) => ({ column: `${operationId}.${name}`, name, filters })),
  )

  it('is one of those that are looked at', () => {
    expect(lists.length).toBeGreaterThan(50)
    expect(facets.length).toBeGreaterThan(70)
  })

  it.each(facets)('filters by $column, or says why not', ({ column, name, filters }) => {
    const isFilter = filters.has(filteredBy[column] ?? name)
    expect(isFilter || column in unfiltered).toBe(true)
    expect(isFilter && column in unfiltered).toBe(false)
  })

  it('excuses nothing that is not there', () => {
    const columns = facets.map(({ column }) => column)
    for (const column of [...Object.keys(unfiltered), ...Object.keys(filteredBy)]) {
      expect(columns).toContain(column)
    }
  })
})

/** Whether a column is an enumeration, a boolean, or a list of an enumeration's values. */
function hasFewValues(schema: Schema): boolean {
  const { type, enum: values, anyOf = [], items } = resolve(schema)
  if (items) return hasFewValues(items)
  return values !== undefined || [type].flat().includes('boolean') || anyOf.some(hasFewValues)
}

function columnsOf(row: Schema): { name: string; schema: Schema }[] {
  const { allOf = [], properties = {} } = resolve(row)
  return [
    ...allOf.flatMap(columnsOf),
    ...Object.entries(properties).map(([name, schema]) => ({ name, schema })),
  ]
}

function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const name = schema.$ref.split('/').at(-1) ?? ''
  return resolve(openApiDocument.components['schemas']?.[name] as Schema)
}
