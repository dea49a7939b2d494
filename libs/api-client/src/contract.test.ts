import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openApiDocument, operationTable } from './contract.js'

type Json = Record<string, unknown>

interface Operation extends Json {
  operationId: string
  tags: string[]
  summary: string
  'x-summary-en': string
  'x-spruce-origin': string
  'x-spruce-section': string
  'x-authz': {
    auth: string
    perm?: string | string[]
    scope: string
    objects?: Json[]
    effect: string
  }
  parameters: Json[]
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> }
  responses: Record<string, Json>
}

const operations = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path}`,
    operation: operation as Operation,
  })),
)

/** Operations whose rules can forbid a valid request. */
const ruled = new Set([
  ...['addShareLink', 'editShareLink', 'issueShareViewerToken'],
  ...['addDept', 'editDept', 'deleteDept', 'previewDeptMove'],
  ...['addUser', 'editMember', 'moveMembers', 'setMemberStatus', 'removeUser'],
  ...['previewBulkChange', 'startBulkChange', 'previewBulkRemoval', 'startBulkRemoval'],
  ...['saveUserInfo', 'sendVerifyCode', 'authenticateIdentity', 'generateSsoLink'],
  ...['sendConfirmVerifyCode', 'resetPasswordByContact', 'setContactWay'],
  ...['mustChangePassword', 'updatePwd', 'resetPasswordByOldPassword', 'superResetPassword'],
  ...['addRole', 'editRole', 'setRoleStatus', 'removeRoles', 'removeRoleMembers'],
  ...['setRolePermissions', 'addMenu', 'editMenu', 'overrideMenu', 'orderMenus', 'importMenus'],
  ...[
    'addApp',
    'addDeliveredApp',
    'editApp',
    'diagnoseApp',
    'editProductApp',
    'restoreRecycled',
    'saveSharedViews',
  ],
  ...['renewCustomer', 'saveHomepage', 'savePersonalisationDraft', 'planPersonalisation'],
  ...['addUserNoCode', 'sendUserInvite', 'acceptUserInvite', 'registerByInvitation'],
  ...['uploadFile', 'uploadResource', 'replaceResource', 'removeResources'],
  ...['restoreResourceVersion', 'tagResources', 'archiveResources'],
  ...['addFolder', 'editFolder', 'removeFolder'],
  ...['addPage', 'editPage', 'savePageDraft', 'removePage'],
  ...['addWorkbench', 'saveWorkbenchDraft', 'saveMyWorkbench'],
  ...['listCalendarEvents', 'addCalendarEvent', 'editCalendarEvent'],
  ...['wxCallBack', 'startWechatLogin', 'startWechatBinding'],
  ...['authorizeOauth', 'confirmOauth', 'saveOauthClient', 'mockLogin'],
  'startRoleView',
  'resetCustomerAdministrator',
  ...['saveUserImportMapping', 'checkUserImport', 'commitUserImport', 'editUserImportRows'],
  ...['chooseUserImportSheet', 'replaceUserImportCells'],
  ...['addDeviceArea', 'editDeviceArea', 'removeDeviceArea', 'addDataPoint', 'editDataPoint'],
  ...['addDevice', 'editDevice', 'removeDataPoints', 'reportDevices', 'readPointHistory'],
  ...['addDeviceType', 'editDeviceType', 'removeDeviceTypes', 'addDeviceToken'],
  ...['addAlarmRule', 'editAlarmRule', 'silenceAlarms', 'addAlarmComment', 'endAlarm'],
  ...['addComponent', 'editComponent', 'publishComponent', 'removeComponent'],
  ...['addTenantComponent', 'editTenantComponent', 'publishTenantComponent'],
  ...['publishNotice', 'remindNotice', 'publishSystemNotice', 'remindSystemNotice'],
  ...['addCustomer', 'addPlan', 'editPlan', 'removePlan', 'assignPlan', 'setCustomerOverrides'],
  'approveApplication',
  'setPlanMenus',
  ...['savePermissionMatrix', 'previewPermissionMatrix'],
  ...['addBusinessIdentifier', 'previewBusinessIdentifier', 'editBusinessIdentifier'],
  ...['sendBusinessMessage', 'addIdentityProvider', 'addDataEndpoint', 'editDataEndpoint'],
  ...['exportBusinessIdentifiers', 'importBusinessIdentifiers'],
])
/** Operations over a whole result, which can leave out more than a list of ids names elsewhere. */
const leavingOut = new Set([
  ...['previewBulkChange', 'startBulkChange', 'previewBulkRemoval', 'startBulkRemoval'],
  'orderApps', // an order names all
])
/** As many changes as a page has components: one move displaces all of them. */
const rearranging = 'saveMyWorkbench'
/** Operations that change an entity with a version. */
const versioned = new Set([
  ...['editShareLink', 'takeOverShareLink', 'revokeShareLink', 'removeShareLink'],
  ...['editDept', 'deleteDept', 'editMember'],
  ...['editRole', 'setRoleStatus', 'setRolePermissions'],
  ...['savePermissionMatrix', 'previewPermissionMatrix'],
  ...['editMenu', 'overrideMenu', 'removeMenu', 'editApp', 'editProductApp'],
  ...['resendInvitation', 'revokeInvitation'],
  ...['editResource', 'replaceResource', 'restoreResourceVersion', 'editFolder', 'removeFolder'],
  ...['editCalendarEvent', 'removeCalendarEvent', 'editTodo', 'removeTodo'],
  ...['editNotice', 'removeNotice', 'publishNotice', 'withdrawNotice'],
  ...['saveHomepage', 'savePersonalisationDraft', 'publishPersonalisation', 'editEnterprise'],
  'planPersonalisation',
  ...['editCustomer', 'setCustomerStatus', 'renewCustomer', 'resubmitApplication'],
  ...['requestApplicationInformation', 'rejectApplication', 'approveApplication'],
  ...['editPage', 'savePageDraft', 'removePage', 'publishPage', 'withdrawPage'],
  ...['restorePageRevision', 'rollBackPage', 'saveMyWorkbench'],
  ...['editWorkbench', 'saveWorkbenchDraft', 'removeWorkbench', 'publishWorkbench'],
  ...['withdrawWorkbench', 'restoreWorkbenchRevision', 'rollBackWorkbench'],
  ...['saveOauthClient', 'resetOauthSecret'],
  ...['saveUserImportMapping', 'checkUserImport', 'commitUserImport', 'undoUserImport'],
  ...['editUserImportRows', 'chooseUserImportSheet', 'replaceUserImportCells'],
  ...['editDeviceArea', 'removeDeviceArea', 'editDevice', 'editDataPoint'],
  ...['editDeviceType', 'rotateDeviceToken', 'editDeviceSettings'],
  ...['editAlarmRule', 'endAlarm'],
  ...['editComponent', 'publishComponent', 'withdrawComponent', 'removeComponent'],
  ...['editTenantComponent', 'publishTenantComponent', 'withdrawTenantComponent'],
  ...['removeTenantComponent'],
  ...['editPlan', 'setPlanStatus', 'removePlan', 'assignPlan', 'setCustomerOverrides'],
  ...['setPlanMenus', 'pushPlan', 'undoPlanPush'],
  ...['startBulkChange', 'startBulkRemoval', 'undoBulkChange'],
  ...['editSystemNotice', 'removeSystemNotice', 'publishSystemNotice', 'withdrawSystemNotice'],
  ...['editBusinessIdentifier', 'setBusinessIdentifierStatus', 'removeBusinessIdentifier'],
  'importBusinessIdentifiers',
  ...['editIdentityProvider', 'removeIdentityProvider'],
  ...['editDataEndpoint', 'removeDataEndpoint'],
])
/** Operations that find their object by a secret in the request, which x-authz cannot name. */
const bySecret = new Set([
  ...['openShareLink', 'runSharedPageQueries', 'issueShareViewerToken', 'reportDevices'],
  ...['acceptUserInvite', 'previewInvitation', 'registerByInvitation'],
  ...['getApplicationStatus', 'resubmitApplication', 'confirmOauth'],
  'startOpenidLogin', // nobody has a tenant yet in which it could be looked up
])
/** Public writes that what is stored can forbid. */
const publicConflicts = new Set([
  ...['registerByInvitation', 'applyForCustomer', 'resubmitApplication', 'wxCallBack', 'wxBinding'],
  ...['login', 'loginByVerificationCode', 'completeOpenidLogin'], // a link that is there already
])
/** Reads that go on where the caller's last one broke off. */
const resumable = new Set(['openLiveStream'])
/** Public operations that look at the tenant of the call. */
const tenantAware = new Set(['getTenantInfo', 'getLoginStatus'])

function statusesOf({ operationId, requestBody, 'x-authz': authz }: Operation): string[] {
  const isPublic = authz.auth === 'public'
  const isWrite = authz.effect === 'write'
  return [
    ...['200', '400', '429', '500', '503'],
    ...(isPublic ? [] : ['401']),
    ...(isPublic && !isWrite && !requestBody && !tenantAware.has(operationId) ? [] : ['403']),
    ...(authz.objects || bySecret.has(operationId) ? ['404'] : []),
    ...((isWrite && !isPublic) || publicConflicts.has(operationId) ? ['409'] : []),
    ...(versioned.has(operationId) ? ['412'] : []),
    ...(requestBody ? ['413', '415'] : []),
    ...(ruled.has(operationId) ? ['422'] : []),
  ].sort()
}

function resolve(value: unknown): Json {
  const { $ref } = value as { $ref?: string }
  if ($ref === undefined) return value as Json
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Json)[key], openApiDocument)
  return resolve(found)
}

/** Every schema within a schema, references followed once each. */
function schemasWithin(schema: unknown, seen = new Set<unknown>()): Json[] {
  const node = resolve(schema)
  if (seen.has(node)) return []
  seen.add(node)
  const children = [
    ...Object.values((node['properties'] ?? {}) as Json),
    ...((node['anyOf'] ?? []) as unknown[]),
    ...(node['items'] ? [node['items']] : []),
  ]
  return [node, ...children.flatMap((child) => schemasWithin(child, seen))]
}

function typesOf(schema: Json): unknown[] {
  return [schema['type']].flat()
}

it('asks a session and the code of the application of every call that is not public', () => {
  const { security, components } = openApiDocument as unknown as {
    security: Json[]
    components: { securitySchemes: Record<string, Json> }
  }
  expect(security).toEqual([
    { cookie: [], callingApp: [] },
    { bearer: [], callingApp: [] },
  ])
  const { callingApp } = components.securitySchemes
  expect(callingApp).toMatchObject({ type: 'apiKey', in: 'header', name: 'app-code' })
})

it('keeps every call that section 7 does not show under a path of its own', () => {
  const extensions = operations.filter(
    ({ operation }) => operation['x-spruce-origin'] === 'extension',
  )
  expect(extensions.length).toBeGreaterThan(0)
  for (const { route } of extensions) expect(route).toMatch(/ \/spruce\/api\/v1\//)
})

describe.each(operations)('$route', ({ route, operation }) => {
  const authz = operation['x-authz']
  const body = operation.requestBody?.content['application/json']
  const parameters = operation.parameters.map(resolve)

  it('says what it is, in both languages, and where it comes from', () => {
    expect(operation.operationId).toMatch(/^[a-z]+([A-Z0-9][a-z0-9]*)*$/)
    expect(operation.tags).toHaveLength(1)
    expect(operation.summary).toMatch(/\p{Script=Han}/u)
    expect(operation['x-summary-en']).toMatch(/^[A-Z][ -~]+$/)
    expect(['specification', 'extension']).toContain(operation['x-spruce-origin'])
    expect(operation['x-spruce-section']).toMatch(/^\d(\.\d)?$/)
  })

  it('says who may call it', () => {
    expect(['public', 'session', 'first-login', 'recent']).toContain(authz.auth)
    expect(['self', 'tenant', 'platform']).toContain(authz.scope)
    expect(['read', 'write']).toContain(authz.effect)
    for (const perm of [authz.perm ?? []].flat()) {
      expect(perm).toMatch(
        /^[a-z]+:(list|add|edit|remove|import|export|publish|audit|assign|reset|mock)$/,
      )
    }
    if (authz.auth === 'public') expect(authz.perm).toBeUndefined()
    expect(operation['security']).toEqual(authz.auth === 'public' ? [] : undefined)
  })

  it('names only objects that the request has', () => {
    const fields = new Set([
      ...parameters.map(({ in: place, name }) => `${String(place)} ${String(name)}`),
      ...Object.keys(((body && resolve(body.schema)['properties']) ?? {}) as Json).map(
        (name) => `body ${name}`,
      ),
    ])
    for (const { in: place, name } of authz.objects ?? []) {
      expect(fields).toContain(`${String(place)} ${String(name).split(/[.[]/)[0] ?? ''}`)
    }
  })

  it('lists every status it can answer, and no other', () => {
    expect(Object.keys(operation.responses).sort()).toEqual(statusesOf(operation))
  })

  it('shows an example of its answer, its body and its parameters', () => {
    const [media] = Object.values(
      resolve(operation.responses['200'])['content'] as Record<string, Json>,
    )
    expect(media).toHaveProperty('example')
    if (body) expect(body).toHaveProperty('example')
    for (const parameter of parameters) {
      if (parameter['in'] !== 'header') expect(parameter).toHaveProperty('example')
    }
  })

  it('answers an envelope', () => {
    const content = resolve(operation.responses['200'])['content'] as Record<
      string,
      { schema: Json }
    >
    const schema = content['application/json']?.schema
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const others = ['image/svg+xml', 'text/csv', 'text/event-stream', `${xlsx},text/csv`]
    if (!schema) expect(others).toContain(Object.keys(content).sort().join())
    else expect(schema['required']).toEqual(['code', 'message', 'data'])
  })

  it('counts the rows of a list, and of nothing else', () => {
    const answer = resolve(operation.responses['200'])
    const content = answer['content'] as Record<string, { schema: { properties?: { data: Json } } }>
    const data = content['application/json']?.schema.properties?.data
    const isList = data !== undefined && resolve(data)['type'] === 'array'
    expect('x-total-count' in ((answer['headers'] ?? {}) as Json)).toBe(isList)
  })

  it('takes the headers of the conventions', () => {
    const headers = parameters.filter((each) => each['in'] === 'header').map((each) => each['name'])
    const expected = new Set(['accept-language'])
    if (authz.auth !== 'public')
      for (const name of ['current-app', 'current-tenant']) expected.add(name)
    if (tenantAware.has(operation.operationId)) expected.add('current-tenant')
    if (authz.auth !== 'public' && authz.effect === 'write') expected.add('idempotency-key')
    if (resumable.has(operation.operationId)) expected.add('last-event-id')
    expect(headers.sort()).toEqual([...expected].sort())
  })

  it('bounds everything it accepts, and refuses fields it does not know', () => {
    const accepted = [
      ...parameters.flatMap((each) => schemasWithin(each['schema'])),
      ...(body ? schemasWithin(body.schema) : []),
    ]
    for (const schema of accepted) {
      const types = typesOf(schema)
      // What the designer makes is kept as it came; the server bounds its bytes and its depth.
      const isFree = schema['x-free-form'] === true
      if (types.includes('object')) expect(schema['additionalProperties'], route).toBe(isFree)
      const isMany = leavingOut.has(operation.operationId)
      const maxItems = operation.operationId === rearranging ? 2000 : isMany ? 1000 : 200
      if (types.includes('array')) expect(schema['maxItems'], route).toBeLessThanOrEqual(maxItems)
      if (types.includes('string') && !schema['enum']) {
        const longest = schema['x-rich-text'] ? 20_000 : 2000
        expect(schema['maxLength'], JSON.stringify(schema)).toBeLessThanOrEqual(longest)
        expect(schema, JSON.stringify(schema)).toHaveProperty('pattern')
        expect(() => new RegExp(String(schema['pattern']), 'u')).not.toThrow()
      }
      if (types.includes('integer') && !schema['enum']) {
        expect(schema, JSON.stringify(schema)).toHaveProperty('maximum')
      }
    }
  })
})

/** What generators of clients make of a name: case and punctuation are gone. */
const bare = (name: unknown): string =>
  String(name)
    .replace(/[^0-9A-Za-z]/g, '')
    .toLowerCase()

/** The names of which several are one to a generator. */
function clashesIn(names: readonly unknown[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const name of names.map(String)) {
    groups.set(bare(name), [...(groups.get(bare(name)) ?? []), name])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

it('names no two components alike, of whatever kinds: generators put all into one module', () => {
  const names = Object.values(openApiDocument.components).flatMap((kind) => Object.keys(kind))
  expect(names.length).toBeGreaterThan(400)
  expect(clashesIn(names)).toEqual([])
})

it('names no two parameters of an operation alike: generators make arguments of them', () => {
  const clashes = operations.flatMap(({ route, operation }) =>
    clashesIn(operation.parameters.map((each) => resolve(each)['name'])).map((names) => ({
      route,
      names,
    })),
  )
  expect(clashes).toEqual([])
})

it('names no two operations alike, nor two properties of an object', () => {
  expect(clashesIn(operations.map(({ operation }) => operation.operationId))).toEqual([])
  const objects = operations
    .flatMap(({ operation }) => [
      ...Object.values(operation.requestBody?.content ?? {}),
      ...Object.values(operation.responses).flatMap((each) =>
        Object.values((resolve(each)['content'] ?? {}) as Record<string, { schema: unknown }>),
      ),
    ])
    .flatMap(({ schema }) => schemasWithin(schema))
  const clashes = objects.flatMap(({ properties }) => clashesIn(Object.keys(properties ?? {})))
  expect(clashes).toEqual([])
})

it('lets no text carry a control character that a database refuses', () => {
  const accepted = operations.flatMap(({ operation }) => [
    ...operation.parameters.map((each) => resolve(each)['schema']),
    ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
  ])
  const texts = accepted
    .flatMap((schema) => schemasWithin(schema))
    .filter((schema) => typesOf(schema).includes('string') && !schema['enum'])
  expect(texts.length).toBeGreaterThan(50)
  for (const { pattern } of texts) {
    expect(new RegExp(String(pattern), 'u').test('a\u0000b'), String(pattern)).toBe(false)
  }
})

it('says of every text that takes more than ASCII how the server makes it canonical (S-26)', () => {
  const accepted = operations.flatMap(({ operation }) => [
    ...operation.parameters
      .map((each) => resolve(each))
      .filter((each) => each['in'] !== 'header')
      .map((each) => each['schema']),
    ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
  ])
  const wide = accepted
    .flatMap((schema) => schemasWithin(schema))
    .filter((schema) => typesOf(schema).includes('string') && !schema['enum'])
    .filter(({ pattern }) =>
      ['云', '/云', 'https://云'].some((text) => new RegExp(String(pattern), 'u').test(text)),
    )
  expect(wide.length).toBeGreaterThan(50)
  for (const schema of wide) {
    expect(['line', 'block', 'verbatim'], JSON.stringify(schema)).toContain(schema['x-text'])
  }
})

describe('removals', () => {
  type Removal = { bin: string } | { final: string }
  const removes =
    /^(remove|delete|purge|revoke|cancel|reset(?!Password)|undo|unlink|unbind|end|clear|discard)/
  /** A new secret or password takes the place of the old one. */
  const replaces = ['resetOauthSecret', 'resetCustomerAdministrator']

  it('go to the recycle bin, or say why they are final', () => {
    const silent = operations
      .map(({ operation }) => operation)
      .filter(({ operationId }) => removes.test(operationId) && !replaces.includes(operationId))
      .filter((operation) => {
        const removal = operation['x-removal'] as Removal | undefined
        return !removal || ('final' in removal ? removal.final.length < 10 : removal.bin === '')
      })
    expect(silent.map(({ operationId }) => operationId)).toEqual([])
  })

  it('fill the bin with every kind that it has', () => {
    const { RecycledKind } = openApiDocument.components.schemas as unknown as {
      RecycledKind: { enum: string[] }
    }
    const kinds = operations.flatMap(({ operation }) => {
      const removal = operation['x-removal'] as Removal | undefined
      return removal && 'bin' in removal ? [removal.bin] : []
    })
    expect([...new Set(kinds)].sort()).toEqual([...RecycledKind.enum].sort())
  })
})

const isReason = (text: unknown) => typeof text === 'string' && text.length >= 10

describe('histories', () => {
  const edits = operations
    .map(({ operation }) => operation)
    .filter(({ operationId }) => /^(edit|save|set|override|renew|assign)[A-Z]/.test(operationId))
  const read = operations
    .map(({ operation }) => operation)
    .filter((operation) => operation['x-history'] !== undefined)

  /** What the operation edits: the record in its path or body, or the tenant's only one. */
  const kindOf = ({ 'x-authz': { objects = [] }, tags }: Operation): unknown => {
    const object = objects.find(({ name }) => name === 'id' || name === 'ids[]')
    return object ? String(object['table']).replace(/^own_/, '') : tags[0]
  }
  const known = new Set(read.flatMap((operation) => [kindOf(operation), operation['x-history']]))

  it('are there for every kind that has an edit, or the edit says why not', () => {
    expect(edits.length).toBeGreaterThan(40)
    const silent = edits.filter(
      (operation) => !known.has(kindOf(operation)) && !isReason(operation['x-no-history']),
    )
    expect(silent.map(({ operationId }) => operationId)).toEqual([])
  })

  it('are marked as such, whatever they are of', () => {
    const named = operations.filter(({ operation }) =>
      /^list\w+History$/.test(operation.operationId),
    )
    expect(named.map(({ operation }) => operation)).toEqual(read)
  })

  it('ask for the right that lists the kind, never for that of the logs', () => {
    for (const operation of read) {
      const { perm } = operation['x-authz']
      // Tokens and endpoints are managed by those alone who make them.
      expect(perm ?? 'own', operation.operationId).toMatch(
        /:(list|audit|publish)$|^own$|^(devicetoken|dataendpoint):edit$/,
      )
      expect(perm ?? 'own', 'a right to the logs is none to a record').not.toMatch(/log:/)
    }
  })
})

describe('the operation table', () => {
  it('has a row for every operation, with what the contract says', () => {
    expect(operationTable.map(({ method, path }) => `${method} ${path}`)).toEqual(
      operations.map(({ route }) => route),
    )
    expect(operationTable.find(({ operationId }) => operationId === 'listRoles')).toEqual({
      operationId: 'listRoles',
      method: 'GET',
      path: '/aba-base/api/v3/role/multi-tenant-roles',
      tag: 'roles',
      origin: 'specification',
      section: '7.3',
      authz: {
        ...{ auth: 'session', perm: ['role:list', 'user:list'], scope: 'tenant', objects: [] },
        effect: 'read',
      },
    })
    expect(operationTable.find(({ operationId }) => operationId === 'moveMembers')).toMatchObject({
      authz: {
        perm: ['user:edit'],
        objects: [
          { in: 'body', name: 'ids[]', table: 'members' },
          { in: 'body', name: 'fromDeptId', table: 'departments' },
          { in: 'body', name: 'toDeptId', table: 'departments' },
        ],
      },
      bodyLimit: 16384,
    })
  })

  it('limits the body of every operation that has one', () => {
    const bodies = new Set(
      operations
        .filter(({ operation }) => operation.requestBody)
        .map(({ operation }) => operation.operationId),
    )
    const limited = operationTable
      .filter(({ bodyLimit }) => bodyLimit)
      .map(({ operationId }): string => operationId)
    expect(limited.sort()).toEqual([...bodies].sort())
  })
})

it('never reaches the document from the root entry, which is on the login page', () => {
  const source = import.meta.dirname
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, path = ''] of text.matchAll(
      /^(?:import|export) (?!type )[^']*? from '(\.[^']+)'/gms,
    )) {
      visit(join(dirname(file), path.replace(/\.js$/, '.ts')))
    }
  }
  visit(join(source, 'index.ts'))
  const names = [...reached].map((file) => file.slice(source.length + 1))
  expect(names).toContain('createApiClient.ts')
  expect(names.filter((name) => /^generated|contract|operation/.test(name))).toEqual([])
})
