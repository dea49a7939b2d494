import { ApiError } from './ApiError.js'
import { buildApiClient, type ApiClient, type ApiHeaders } from './createApiClient.js'
import type { paths } from './generated/types.js'
import type { AnswerData, StateCounts } from './readAnswer.js'
import type { Fetch } from './timedFetch.js'

/** The methods that the contract uses. @public */
export type TestMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** `'GET /aba-base/api/dept/{id}'`: every method and path of the contract. @public */
export type TestRoute = {
  [Path in keyof paths]: {
    [Verb in TestMethod]: paths[Path][Verb] extends object ? `${Uppercase<Verb>} ${Path}` : never
  }[TestMethod]
}[keyof paths]

/** The contract's types of a route. @public */
export type TestOperation<Route extends TestRoute> = Route extends `${infer Verb} ${infer Path}`
  ? Path extends keyof paths
    ? Lowercase<Verb> extends keyof paths[Path]
      ? paths[Path][Lowercase<Verb>]
      : never
    : never
  : never

/** What a body or an answer consists of. @public */
export type TestContent<Content> = Content extends { content: infer Media }
  ? Media[keyof Media]
  : never

/** The `data` of a route's answer. @public */
export type TestData<Route extends TestRoute> =
  TestOperation<Route> extends { responses: { 200: infer Answer } }
    ? AnswerData<{ data: TestContent<Answer> }>
    : never

/** The path or query parameters of a route. @public */
export type TestParams<Route extends TestRoute, Place extends 'path' | 'query'> =
  TestOperation<Route> extends { parameters: Record<Place, infer Params> }
    ? NonNullable<Params>
    : TestOperation<Route> extends { parameters: { [Key in Place]?: infer Params } }
      ? NonNullable<Params>
      : never

/** The body that a route accepts. @public */
export type TestBody<Route extends TestRoute> =
  TestOperation<Route> extends { requestBody?: infer Body } ? TestContent<NonNullable<Body>> : never

/** What a handler gets to see of a call. @public */
export interface TestCall<Route extends TestRoute = TestRoute> {
  readonly path: TestParams<Route, 'path'>
  /** Numbers and booleans arrive as they were sent: as text. A repeated name is a list. */
  readonly query: { readonly [Name in keyof TestParams<Route, 'query'>]?: string | string[] }
  readonly body: TestBody<Route>
  readonly request: Request
}

/** The data of the answer; for a list also its rows with the total. @public */
export type TestAnswer<Route extends TestRoute> =
  | TestData<Route>
  | (TestData<Route> extends readonly (infer Row)[]
      ? { readonly rows: readonly Row[]; readonly total: number; readonly counts?: StateCounts }
      : never)
  | Response

/** Answers by route: a value, or a function that may be async and may throw an `ApiError`. @public */
export type TestHandlers = {
  readonly [Route in TestRoute]?:
    TestAnswer<Route> | ((call: TestCall<Route>) => TestAnswer<Route> | Promise<TestAnswer<Route>>)
}

/** @public */
export interface TestApiOptions {
  /** Besides `app-code: test`. */
  readonly headers?: Partial<ApiHeaders>
}

const origin = 'http://spruce.test'

/**
 * A real client on a fake fetch, for unit tests and stories. A call without a handler answers 501
 * and names the route. There is no timeout, so a handler that never answers shows a page loading.
 *
 * @public
 */
export function createTestApi(
  handlers: TestHandlers = {},
  options: TestApiOptions = {},
): ApiClient {
  const routes = Object.entries(handlers)
    .map(([route, handler]) => ({ ...compile(route), handler: handler as LooseHandler }))
    .sort((a, b) => a.names.length - b.names.length) // /dept/dept-trees before /dept/{id}

  const fetch: Fetch = async (request) => {
    const { pathname } = new URL(request.url)
    for (const { method, pattern, names, handler } of routes) {
      const match = method === request.method ? pattern.exec(pathname) : null
      if (!match) continue
      const path = Object.fromEntries(
        names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
      )
      return answer(handler, await callOf(request, path))
    }
    const message = `No test handler: ${request.method} ${pathname}`
    return Response.json({ code: 501, message }, { status: 501 })
  }

  return buildApiClient(
    {
      baseUrl: origin,
      fetch,
      getHeaders: () => ({ 'app-code': 'test', ...options.headers }),
    },
    () => Infinity,
  )
}

interface LooseCall {
  path: Record<string, string>
  query: Record<string, string | string[]>
  body: unknown
  request: Request
}
type LooseHandler = ((call: LooseCall) => unknown) | object | boolean | null

async function answer(handler: LooseHandler, call: LooseCall): Promise<Response> {
  try {
    return toResponse(
      typeof handler === 'function'
        ? await (handler as (call: LooseCall) => unknown)(call)
        : handler,
    )
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'http' || error.kind === 'business')) {
      return errorResponse(error)
    }
    throw error
  }
}

function toResponse(result: unknown): Response {
  if (result instanceof Response) return result.clone()
  if (isPage(result)) {
    const { rows, total, counts } = result
    return ok(rows, {
      'x-total-count': String(total),
      ...(counts && { 'x-state-counts': countsText(counts) }),
    })
  }
  return ok(result, Array.isArray(result) ? { 'x-total-count': String(result.length) } : {})
}

function countsText(counts: StateCounts): string {
  return Object.entries(counts)
    .map(([state, count = 0]) => `${state}=${count}`)
    .join()
}

function ok(data: unknown, headers: Record<string, string>): Response {
  return Response.json({ code: 200, message: 'OK', data: data ?? null }, { headers })
}

function errorResponse(error: ApiError): Response {
  const { code, fields, traceId, allowed, current, retryAfter } = error
  const status = error.status ?? (error.kind === 'business' ? 200 : 500)
  const message = error.isServerMessage ? error.message : undefined
  return Response.json(
    { code, message, fields, traceId, allowed, current },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  )
}

function isPage(value: unknown): value is { rows: unknown[]; total: number; counts?: StateCounts } {
  if (typeof value !== 'object' || value === null) return false
  const { rows, total } = value as { rows?: unknown; total?: unknown }
  return Array.isArray(rows) && typeof total === 'number'
}

function compile(route: string): { method: string; pattern: RegExp; names: string[] } {
  const [method = '', template = ''] = route.split(' ')
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const source = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)')
  return { method, pattern: new RegExp(`^${source}$`), names }
}

async function callOf(request: Request, path: Record<string, string>): Promise<LooseCall> {
  const query: Record<string, string | string[]> = {}
  const params = new URL(request.url).searchParams
  for (const name of params.keys()) {
    const values = params.getAll(name)
    query[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  const text = await request.clone().text()
  const isJson = request.headers.get('content-type')?.includes('json')
  return { path, query, body: text && isJson ? (JSON.parse(text) as unknown) : undefined, request }
}
