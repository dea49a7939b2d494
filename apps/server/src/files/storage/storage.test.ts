import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readServerConfig } from '../../config/serverConfig.js'
import { DiskStorage } from './DiskStorage.js'
import type { FileStorage } from './FileStorage.js'
import { openStorage } from './openStorage.js'
import { MemoryStorage } from './MemoryStorage.js'
import { S3Storage } from './S3Storage.js'
import { keyOfSize, newStorageKey } from './storageKeys.js'

const secretAccessKey = 'fake-secret-of-the-test'

/** What an S3-compatible service does with the four calls that we make; signatures are checked. */
class FakeS3 {
  readonly objects = new Map<string, { bytes: Buffer; type: string; at: Date }>()
  readonly refused: string[] = []
  private server!: Server

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const [status, body, headers] = this.answer(request, Buffer.concat(chunks))
        response.writeHead(status, headers).end(body)
      })
    })
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/bucket`
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }

  private answer(
    request: IncomingMessage,
    body: Buffer,
  ): [number, string | Buffer, Record<string, string>?] {
    const url = new URL(String(request.url), 'http://host')
    if (!isSigned(request, url, body)) {
      this.refused.push(`${String(request.method)} ${url.pathname}`)
      return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>']
    }
    const key = url.pathname.replace('/bucket/', '')
    const found = this.objects.get(key)
    switch (request.method) {
      case 'PUT':
        this.objects.set(key, {
          bytes: body,
          type: String(request.headers['content-type']),
          at: new Date(),
        })
        return [200, '']
      case 'DELETE':
        this.objects.delete(key)
        return [204, '']
      default:
        if (url.pathname === '/bucket') return [200, this.page(url.searchParams)]
        return found ? [200, found.bytes, { 'content-type': found.type }] : [404, '<Error/>']
    }
  }

  /** Two keys on a page. */
  private page(query: URLSearchParams): string {
    const keys = [...this.objects.keys()].sort()
    const start = Number(query.get('continuation-token')?.replace('&token=', '') ?? 0)
    const shown = keys.slice(start, start + 2)
    const next = start + 2 < keys.length ? start + 2 : undefined
    return `<?xml version="1.0"?><ListBucketResult>${shown
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${this.objects.get(key)?.at.toISOString() ?? ''}</LastModified></Contents>`,
      )
      .join('')}${
      next === undefined ? '' : `<NextContinuationToken>&amp;token=${next}</NextContinuationToken>`
    }</ListBucketResult>`
  }
}

/** SigV4 as the service computes it, from what arrived. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const { authorization = '' } = request.headers
  const [, scope = '', names = '', signature = ''] =
    /Credential=test-key\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]+)/.exec(
      authorization,
    ) ?? []
  const given = String(request.headers['x-amz-content-sha256'])
  const digest = createHash('sha256').update(body).digest('hex')
  if (given !== 'UNSIGNED-PAYLOAD' && given !== digest) return false
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name])}`),
    '',
    names,
    given,
  ].join('\n')
  const text = [
    'AWS4-HMAC-SHA256',
    String(request.headers['x-amz-date']),
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const key = scope
    .split('/')
    .reduce<Buffer>(
      (mac, part) => createHmac('sha256', mac).update(part).digest(),
      Buffer.from(`AWS4${secretAccessKey}`),
    )
  return createHmac('sha256', key).update(text).digest('hex') === signature
}

const s3 = new FakeS3()
const folder = mkdtempSync(join(tmpdir(), 'spruce-files-'))
let s3Url = ''
const storages = new Map<string, FileStorage>()
beforeAll(async () => {
  s3Url = await s3.start()
  const options = { url: s3Url, region: 'cn-east-1', accessKeyId: 'test-key', secretAccessKey }
  storages.set('disk', new DiskStorage(join(folder, 'deep', 'files')))
  storages.set('S3', new S3Storage(options))
  storages.set('memory', new MemoryStorage())
})
afterAll(() => {
  s3.stop()
  rmSync(folder, { recursive: true })
})

async function read(storage: FileStorage, key: string): Promise<Buffer | undefined> {
  const found = await storage.get(key)
  if (!found) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of found.body) chunks.push(Buffer.from(chunk as Buffer))
  return Buffer.concat(chunks)
}

const begun = Date.now()

async function keysOf(storage: FileStorage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key, storedAt } of storage.list()) {
    expect(storedAt.getTime()).toBeGreaterThan(begun - 1_000) // some keep whole seconds
    expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
    keys.push(key)
  }
  return keys.sort()
}

describe.each(['disk', 'S3', 'memory'])('storage: %s', (name) => {
  const storage = () => storages.get(name) as FileStorage

  it('keeps bytes under keys, lists and removes them', async () => {
    expect(await keysOf(storage())).toEqual([])
    const keys = Array.from({ length: 5 }, () => newStorageKey('01930f3c-0000-7000'))
    const all = [...keys, keyOfSize(String(keys[0]), 's')].sort()
    for (const key of all) await storage().put(key, Buffer.from(key), 'text/plain')
    expect(await keysOf(storage())).toEqual(all)
    for (const key of all) expect((await read(storage(), key))?.toString()).toBe(key)
    await storage().remove(String(all[0]))
    await storage().remove(String(all[0]))
    expect(await read(storage(), String(all[0]))).toBeUndefined()
    expect(await keysOf(storage())).toEqual(all.slice(1))
  })

  it('S-15: takes no key that could lead elsewhere', async () => {
    for (const key of ['../x', 'a/b/c', '/etc/passwd', `a/00/${'0'.repeat(32)}/../x`, '']) {
      await expect(storage().put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(
        'Not a storage key',
      )
    }
  })
})

describe('storage', () => {
  it('signs every call to S3, and says when one is refused', async () => {
    expect(s3.refused).toEqual([])
    const wrong = new S3Storage({
      url: s3Url,
      region: 'x',
      accessKeyId: 'test-key',
      secretAccessKey: 'wrong',
    })
    await expect(wrong.put(newStorageKey('t'), Buffer.from('x'), 'text/plain')).rejects.toThrow(
      'answered 403',
    )
    expect(s3.refused).toHaveLength(1)
  })

  it('is the one that the configuration names', () => {
    const env = { SPRUCE_DATA_DIR: folder }
    expect(openStorage(readServerConfig(env))).toBeInstanceOf(DiskStorage)
    const s3Env = { ...env, SPRUCE_S3_URL: s3Url, SPRUCE_S3_KEY_ID: 'a', SPRUCE_S3_SECRET: 'b' }
    expect(openStorage(readServerConfig(s3Env))).toBeInstanceOf(S3Storage)
    expect(() => openStorage(readServerConfig({ ...s3Env, SPRUCE_S3_SECRET: '' }))).toThrow(
      /SPRUCE_S3_SECRET/,
    )
  })

  it('on disk does not show what is unfinished or somebody else’s', async () => {
    const disk = new DiskStorage(folder)
    writeFileSync(join(folder, 'stray.txt'), 'x')
    const listed: string[] = []
    for await (const { key } of disk.list()) listed.push(key)
    expect(listed).toEqual([])
  })
})
