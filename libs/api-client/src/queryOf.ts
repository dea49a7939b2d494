import type { ApiClient } from './createApiClient.js'
import type { operations } from './generated/types.js'
import {
  type AnswerData,
  type CallResult,
  type RowsAndTotal,
  unwrap,
  unwrapList,
} from './readAnswer.js'

/** An operation as the browser needs it: one constant each in `@spruce/api-client/operations`. @public */
export interface OperationOf<Id extends keyof operations = keyof operations> {
  readonly id: Id
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  readonly tag: string
}

/** The JSON of a body. @public */
export type OperationJson<Content> = Content extends { content: { 'application/json': infer Body } }
  ? Body
  : never

/** The data of its answer. @public */
export type OperationData<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: infer Answer }
}
  ? AnswerData<{ data: OperationJson<Answer> }>
  : never

/** The parameters of one place, as far as the operation has some there. @public */
export type OperationPlace<Parameters, Name extends string> =
  Parameters extends Record<Name, infer Values>
    ? Record<Name, Values>
    : Parameters extends Partial<Record<Name, infer Values>>
      ? [Exclude<Values, undefined>] extends [never]
        ? unknown
        : Partial<Record<Name, Exclude<Values, undefined>>>
      : unknown

/** The body, as far as the operation takes one. @public */
export type OperationBody<Operation> = Operation extends { requestBody: infer Content }
  ? { body: OperationJson<Content> }
  : Operation extends { requestBody?: infer Content }
    ? [OperationJson<NonNullable<Content>>] extends [never]
      ? unknown
      : { body?: OperationJson<NonNullable<Content>> }
    : unknown

/** What a call of the operation says: `{ path, query, body }`, as far as it has them. @public */
export type OperationInput<Id extends keyof operations> = OperationPlace<
  operations[Id]['parameters'],
  'path'
> &
  OperationPlace<operations[Id]['parameters'], 'query'> &
  OperationBody<operations[Id]>

/** A row of its list. @public */
export type OperationRow<Id extends keyof operations> =
  OperationData<Id> extends readonly (infer Row)[] ? Row : never

/** The input, which may be left out where nothing in it is required. @public */
export type OperationArgs<Id extends keyof operations> =
  // eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- what requires nothing takes it
  Record<never, never> extends OperationInput<Id>
    ? [input?: OperationInput<Id>]
    : [input: OperationInput<Id>]

/** Key of a query: the tag, which its changes make stale, the operation and what it is asked. @public */
export type OperationKey = readonly [tag: string, id: string, input?: object]

/** What TanStack Query gives to a query. @public */
export interface OperationContext {
  readonly signal: AbortSignal
}

/** For `queryOptions` of TanStack Query: reads the data of one operation. @public */
export function queryOf<Id extends keyof operations>(
  api: ApiClient,
  operation: OperationOf<Id>,
  ...[input]: OperationArgs<Id>
) {
  return {
    queryKey: keyOf(operation, input as object | undefined),
    queryFn: ({ signal }: OperationContext) =>
      unwrap(send(api, operation, input, signal)) as Promise<OperationData<Id>>,
  }
}

/** As `queryOf`, for one page of a list: its rows and how many there are. @public */
export function listOf<Id extends keyof operations>(
  api: ApiClient,
  operation: OperationOf<Id>,
  ...[input]: OperationArgs<Id>
) {
  return {
    queryKey: keyOf(operation, input as object | undefined),
    queryFn: ({ signal }: OperationContext) =>
      unwrapList(send(api, operation, input, signal)) as Promise<RowsAndTotal<OperationRow<Id>>>,
  }
}

/** For `mutationOptions`: its `meta` makes stale what was read of the same tag. @public */
export function mutationOf<Id extends keyof operations>(
  api: ApiClient,
  operation: OperationOf<Id>,
) {
  return {
    mutationFn: (...[input]: OperationArgs<Id>) =>
      unwrap(send(api, operation, input)) as Promise<OperationData<Id>>,
    meta: { invalidates: tagKey(operation) },
  }
}

/** The key under which everything lies that was read of the operation's tag. @public */
export function tagKey({ tag }: Pick<OperationOf, 'tag'>): readonly [tag: string] {
  return [tag]
}

function keyOf({ tag, id }: OperationOf, input: object | undefined): OperationKey {
  return input ? [tag, id, input] : [tag, id]
}

/** The types of input and answer come from the operation; the client's own go by the literal path. */
function send(api: ApiClient, { method, path }: OperationOf, input: unknown, signal?: AbortSignal) {
  const { body, ...params } = (input ?? {}) as { body?: unknown }
  const init = { params, ...(body !== undefined && { body }), ...(signal && { signal }) }
  const request = api.request as (
    method: string,
    path: string,
    init: object,
  ) => Promise<CallResult & { data: { data: unknown[] } }>
  return request(method, path, init)
}
