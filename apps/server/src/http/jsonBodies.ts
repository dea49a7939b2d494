import type { FastifyInstance } from 'fastify'
import { badRequest } from './errors.js'

/**
 * Only JSON is read; forms, text and files are 415 (S-08). Malformed JSON is 400, and so are keys
 * that poison prototypes. An empty body is none.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text === '') return done(null, undefined)
      void parse(request, text, (error, value) => done(error ? badRequest() : null, value))
    },
  )
}
