import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HttpError, badRequest, tooLarge, unsupportedType } from './errors.js'
import { isPlainUtf8 } from './jsonBodies.js'
import { UploadedFile } from './UploadedFile.js'

/** Room for the parts' headers around the one file. */
const overhead = 64 * 1024

const spooled = new WeakMap<FastifyRequest, string[]>()

/**
 * Reads multipart bodies, and nothing else, in the scope of the operations that the contract gives
 * one (S-08: everywhere else a form is 415). The file goes to disk while it is counted; the body
 * becomes `{ field: text, file: UploadedFile }`, checked afterwards as any other.
 */
export function readMultipartBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: Readable) =>
    readParts(request, payload, request.routeOptions.bodyLimit),
  )
  scope.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => void forget(request))
    done()
  })
  scope.addHook('onError', (_request: FastifyRequest, reply: FastifyReply, error, done) => {
    // What the sender still sends is not read: the connection ends with the answer.
    if (error instanceof HttpError && error.status === 413) reply.header('connection', 'close')
    done()
  })
}

async function readParts(request: FastifyRequest, payload: Readable, bodyLimit: number) {
  const limit = bodyLimit - overhead
  if (!isPlainUtf8(request)) throw unsupportedType()
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge()
  const paths: string[] = []
  spooled.set(request, paths)
  const body: Record<string, unknown> = {}
  const files: Promise<void>[] = []
  let parser: InstanceType<typeof Busboy>
  try {
    parser = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { files: 1, fields: 20, parts: 21, fieldSize: 4096, fieldNameSize: 100 },
    })
  } catch {
    throw badRequest() // no boundary
  }
  const finished = new Promise<void>((resolve, reject) => {
    const refuse = () => reject(badRequest())
    parser.on('field', (name, value, nameCut, valueCut) => {
      const isCut = nameCut || valueCut
      if (isCut || name in body || name === '__proto__' || !areUtf8(name, value)) refuse()
      else body[name] = value
    })
    parser.on('file', (name, stream, filename) => {
      if (name in body || name === '__proto__' || !areUtf8(name, filename)) {
        stream.resume()
        refuse()
        return
      }
      const spool = spoolFile(stream, filename, limit, paths).then((file) => {
        body[name] = file
      })
      spool.catch(reject)
      files.push(spool)
    })
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(event, refuse)
    }
    parser.on('error', refuse)
    parser.on('finish', resolve)
    payload.on('error', reject)
    payload.on('aborted', refuse)
    payload.pipe(parser)
  })
  try {
    await finished
    await Promise.all(files)
  } catch (error) {
    payload.unpipe(parser)
    payload.resume()
    throw error
  }
  return body
}

/** The parser puts U+FFFD in the place of bytes that are no UTF-8. */
function areUtf8(...texts: readonly (string | undefined)[]): boolean {
  return !texts.some((text) => text?.includes('\ufffd'))
}

async function spoolFile(
  stream: Readable,
  filename: string,
  limit: number,
  paths: string[],
): Promise<UploadedFile> {
  const path = join(tmpdir(), `spruce-upload-${randomUUID()}`)
  paths.push(path)
  const hash = createHash('sha256')
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit) return done(tooLarge())
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(stream, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return new UploadedFile(path, basename(filename.replaceAll('\\', '/')), bytes, hash.digest('hex'))
}

async function forget(request: FastifyRequest) {
  const paths = spooled.get(request) ?? []
  await Promise.all(paths.map((path) => rm(path, { force: true })))
}
