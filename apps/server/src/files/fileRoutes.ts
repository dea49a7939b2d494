import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../http/errors.js'
import { asTheyAre } from '../http/packAnswers.js'
import { FilesRepository, type FileContent } from '../repositories/files/FilesRepository.js'
import { FileVersionsRepository } from '../repositories/files/FileVersionsRepository.js'
import { isPictureSize } from './pictures.js'
import type { Services } from '../services.js'
import { readArchiveToken, readFileToken } from './signedUrls.js'
import { streamArchive } from './streamArchive.js'

/** Nothing in a file runs, loads or is framed, not even in a picture opened by itself. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

const yearS = 31_536_000

/**
 * What browsers fetch by themselves: files by an address signed for 60 seconds, one or many as a ZIP file, and
 * public pictures of brands by their unguessable names. No session, no header; bytes, no JSON.
 */
export function registerFileRoutes(app: FastifyInstance, services: Services): void {
  app.get('/files/signed/:token', asTheyAre, async (request, reply) => {
    const grant = readFileToken(services.seal, paramOf(request, 'token'), services.now())
    if (!grant) throw notFound('signed file')
    const { tenantId, fileId, size, older } = grant
    const db = services.engine.platform
    const file =
      older === undefined
        ? await new FilesRepository(db).findContent(tenantId, fileId, size)
        : await new FileVersionsRepository(db).findContent(tenantId, fileId, older)
    if (!file) throw notFound('file', grant.fileId)
    reply.header('cache-control', 'private, no-store')
    return send(services, reply, file, grant.download)
  })

  app.get('/files/archive', asTheyAre, async (request, reply) => {
    const { token } = request.query as { token?: unknown }
    const isText = typeof token === 'string'
    const grant = isText ? readArchiveToken(services.seal, token, services.now()) : undefined
    if (!grant) throw notFound('signed archive')
    const { tenantId, fileIds, name } = grant
    const found = await new FilesRepository(services.engine.platform).findArchived(
      tenantId,
      fileIds,
    )
    if (found.length < fileIds.length) throw notFound('file')
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', filePolicy)
      .header('content-disposition', dispositionOf('attachment', `${name}.zip`))
      .type('application/zip')
      .send(streamArchive(services.files.storage, found))
  })

  app.get('/files/public/:name', asTheyAre, async (request, reply) => {
    const name = paramOf(request, 'name')
    const files = new FilesRepository(services.engine.platform)
    const { size } = request.query as { size?: unknown }
    const file = /^[0-9A-Za-z_-]{22}$/.test(name)
      ? await files.findPublic(name, isPictureSize(size) ? size : null)
      : undefined
    if (!file) throw notFound('public file')
    reply.header(
      'cache-control',
      file.isReplaceable ? 'public, max-age=60' : `public, max-age=${yearS}, immutable`,
    )
    return send(services, reply, file, false)
  })
}

function paramOf(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? ''
}

async function send(
  { files }: Services,
  reply: FastifyReply,
  file: FileContent,
  asDownload: boolean,
): Promise<FastifyReply> {
  const found = await files.storage.get(file.key)
  if (!found) throw notFound('stored file', file.key)
  const shows = file.mediaType.startsWith('image/') && !asDownload
  return reply
    .header('content-security-policy', filePolicy)
    .header('content-disposition', dispositionOf(shows ? 'inline' : 'attachment', file.name))
    .header('content-length', found.bytes)
    .type(file.mediaType)
    .send(found.body)
}

/** The name in UTF-8 (RFC 6266), and what is ASCII of it for old clients. */
function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^0-9A-Za-z._ -]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
