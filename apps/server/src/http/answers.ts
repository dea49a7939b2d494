import type { Readable } from 'node:stream'
import type { HttpError } from './errors.js'

/** An answer: the envelope's `data`, or a list with its total, or bytes, or a stream; or a refusal that commits. */
export type Answer<Data> = DataAnswer<Data> | RawAnswer | StreamAnswer | RefusedAnswer

export interface DataAnswer<Data> {
  readonly kind: 'data'
  readonly data: Data
  /** The `x-total-count` header of a list. */
  readonly total?: number
}

/** An answer that is no JSON, the captcha's picture for example. */
export interface RawAnswer {
  readonly kind: 'raw'
  readonly contentType: string
  readonly body: string | Uint8Array
  /** The browser keeps it as a file of this name. */
  readonly fileName?: string
}

/** An answer that goes on after the handler: what `body` gives is sent at once. */
export interface StreamAnswer {
  readonly kind: 'stream'
  readonly contentType: string
  readonly body: Readable
}

/** An error that keeps what the handler wrote: a counted guess outlives the call that made it. */
export interface RefusedAnswer {
  readonly kind: 'refused'
  readonly error: HttpError
}

/** 200 with `{ code: 200, message, data }`. */
export function ok<Data>(data: Data): DataAnswer<Data> {
  return { kind: 'data', data }
}

/** 200 with `data: rows` and `x-total-count: total`. */
export function okList<Row>(rows: Row[], total: number): DataAnswer<Row[]> {
  return { kind: 'data', data: rows, total }
}

/** 200 with a body of another type than JSON. */
export function raw(contentType: string, body: string | Uint8Array, fileName?: string): RawAnswer {
  return { kind: 'raw', contentType, body, ...(fileName === undefined ? {} : { fileName }) }
}

/** 200 with a body that is sent as it comes; of an operation without a transaction. */
export function stream(contentType: string, body: Readable): StreamAnswer {
  return { kind: 'stream', contentType, body }
}

/**
 * Answers an error and commits what was written: throwing it would roll the count of failures back.
 * Such a call is not kept under its idempotency key and leaves no line in the audit.
 */
export function refused(error: HttpError): RefusedAnswer {
  return { kind: 'refused', error }
}
