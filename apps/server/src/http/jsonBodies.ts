import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, unsupportedType } from './errors.js'

/** An escape in JSON from which half a surrogate pair can come; UTF-8 itself has none. */
const escapedSurrogate = /\\u[dD][89a-fA-F]/
const halfCharacter = /\p{Surrogate}/u

/**
 * Only JSON is read; forms, text and files are 415 (S-08), and so is JSON that is packed or in
 * another encoding than UTF-8. Malformed JSON is 400, and so are bytes that are no UTF-8, halves of
 * surrogate pairs (S-26) and keys that poison prototypes. An empty body is none.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      if (!isPlainUtf8(request)) return done(unsupportedType())
      const text = decoded(bytes)
      if (text === undefined) return done(badRequest())
      if (text === '') return done(null, undefined)
      void parse(request, text, (error, value) => {
        const isRefused = error !== null || (escapedSurrogate.test(text) && !isWellFormed(value))
        done(isRefused ? badRequest() : null, value)
      })
    },
  )
}

/** True for a body that says nothing of encodings, or UTF-8 and `identity`. */
export function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const packed = headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (packed !== '' && packed !== 'identity') return false
  const charsets = [
    ...(headers['content-type'] ?? '').matchAll(/;\s*charset\s*=\s*("?)([^";]*)\1/gi),
  ]
  return charsets.every(([, , charset = '']) => /^utf-?8$/i.test(charset.trim()))
}

/** Undefined for bytes that are no UTF-8. */
function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** No text in a value, and no name of a field, has half a surrogate pair. */
function isWellFormed(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && halfCharacter.test(one)) return false
    if (typeof one !== 'object' || one === null) continue
    for (const entry of Object.entries(one)) left.push(...entry)
  }
  return true
}
