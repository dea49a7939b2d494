import type { operations } from '@spruce/api-client/contract'
import type { UploadedFile } from './UploadedFile.js'

/** Every operation of the contract. */
export type OperationId = keyof operations

/** Where the contract has none: nothing may be read. */
type Nothing = Record<string, never>

type Parameters<O extends OperationId> = operations[O] extends { parameters: infer P } ? P : never

/** The checked path parameters. */
export type PathOf<O extends OperationId> = Parameters<O> extends { path: infer P } ? P : Nothing

/** The checked and defaulted query parameters; never undefined, the server always gives an object. */
export type QueryOf<O extends OperationId> =
  Parameters<O> extends { query?: infer Q }
    ? [Exclude<Q, undefined>] extends [never]
      ? Nothing
      : Exclude<Q, undefined>
    : Nothing

/** A form's fields, its files as they lie on this machine. */
type FormOf<F> = { [K in keyof F]: F[K] extends Blob ? UploadedFile : F[K] }

/** The checked body: JSON or a form; undefined where the contract has none. */
export type BodyOf<O extends OperationId> = operations[O] extends {
  requestBody: { content: { 'multipart/form-data': infer F } }
}
  ? FormOf<F>
  : JsonBodyOf<O>

type JsonBodyOf<O extends OperationId> = operations[O] extends {
  requestBody: { content: { 'application/json': infer B } }
}
  ? B
  : operations[O] extends { requestBody?: { content: { 'application/json': infer B } } }
    ? B | undefined
    : undefined

type Success<O extends OperationId> = operations[O]['responses'] extends { 200: infer R }
  ? R
  : operations[O]['responses'] extends { 201: infer R }
    ? R
    : never

type Envelope<O extends OperationId> =
  Success<O> extends { content: { 'application/json': infer J } } ? J : never

/** The envelope's `data` of a successful answer. */
export type DataOf<O extends OperationId> =
  Envelope<O> extends { data: infer D } ? D : Envelope<O> extends { data?: infer D } ? D : never
