import type { Readable } from 'node:stream'
import type { HttpError } from './errors.js'

/** An answer: the envelope's `data`, or a list with its total, or bytes, or a stream; or a refusal that commits. */
export type Answer<Data> =
  DataAnswer<Data> | LaterAnswer<Data> | RawAnswer | FileAnswer | StreamAnswer | RefusedAnswer

export interface DataAnswer<Data> {
  readonly kind: 'data'
  readonly data: Data
  /** The `x-total-count` header of a list. */
  readonly total?: number
  /** The `x-state-counts` header of a list that was asked for it. */
  readonly counts?: Readonly<Record<string, number>> | undefined
}

/**
 * The answer of a read that waits for somebody outside: made once the transaction is over, so that it holds no
 * connection, and checked as any other.
 */
export interface LaterAnswer<Data> {
  readonly kind: 'later'
  readonly make: () => Promise<DataAnswer<Data>>
}

/** An answer that is no JSON, the captcha's picture for example. */
export interface RawAnswer {
  readonly kind: 'raw'
  readonly contentType: string
  readonly body: string | Uint8Array
  /** The browser keeps it as a file of this name. */
  readonly fileName?: string
}

/** A file that is written while it is sent: as long as it likes, in little memory. */
export interface FileAnswer {
  readonly kind: 'file'
  readonly contentType: string
  readonly fileName: string
  /** Begins to write: once the transaction of the handler is over, and not in it. */
  readonly open: () => Readable
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

/** 200 with `data: rows` and `x-total-count: total`; with counts by state also `x-state-counts`. */
export function okList<Row>(
  rows: Row[],
  total: number,
  counts?: Readonly<Record<string, number>>,
): DataAnswer<Row[]> {
  return { kind: 'data', data: rows, total, counts }
}

/** 200 with what `make` gives once the transaction is over. */
export function later<Data>(make: () => Promise<DataAnswer<Data>>): LaterAnswer<Data> {
  return { kind: 'later', make }
}

/** 200 with a body of another type than JSON. */
export function raw(contentType: string, body: string | Uint8Array, fileName?: string): RawAnswer {
  return { kind: 'raw', contentType, body, ...(fileName === undefined ? {} : { fileName }) }
}

/** 200 with a file that `open` writes; whoever stops to read it destroys the stream. */
export function file(contentType: string, fileName: string, open: () => Readable): FileAnswer {
  return { kind: 'file', contentType, fileName, open }
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
