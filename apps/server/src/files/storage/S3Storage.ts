import { AwsClient } from 'aws4fetch'
import { Readable } from 'node:stream'
import type { FileStorage, StoredKey } from './FileStorage.js'
import { assertStorageKey, rowKeyOf } from './storageKeys.js'

export interface S3Options {
  /** Endpoint and bucket: `https://s3.example.com/spruce-files`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const timeoutMs = 30_000

/** Files in an S3-compatible service, addressed by path, signed with SigV4. */
export class S3Storage implements FileStorage {
  private readonly client: AwsClient
  private readonly url: string

  constructor({ url, region, accessKeyId, secretAccessKey }: S3Options) {
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: 2,
      initRetryMs: 100,
    })
    this.url = url.replace(/\/$/, '')
  }

  async put(key: string, bytes: Uint8Array, mediaType: string): Promise<void> {
    const answer = await this.send('PUT', this.urlOf(key), Buffer.from(bytes), {
      'content-type': mediaType,
      'content-length': String(bytes.length),
    })
    await discard(answer)
    this.expectOk(answer)
  }

  async get(key: string) {
    const answer = await this.send('GET', this.urlOf(key))
    if (answer.status === 404) {
      await discard(answer)
      return undefined
    }
    this.expectOk(answer)
    const body = answer.body ? Readable.fromWeb(answer.body) : Readable.from([])
    return { body, bytes: Number(answer.headers.get('content-length') ?? 0) }
  }

  async remove(key: string): Promise<void> {
    const answer = await this.send('DELETE', this.urlOf(key))
    await discard(answer)
    if (answer.status !== 404) this.expectOk(answer)
  }

  async *list(): AsyncIterable<StoredKey> {
    let token: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1000' })
      if (token !== undefined) query.set('continuation-token', token)
      const answer = await this.send('GET', `${this.url}?${query.toString()}`)
      this.expectOk(answer)
      const xml = await answer.text()
      for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
        const key = elementOf(entry, 'Key') ?? ''
        const storedAt = new Date(elementOf(entry, 'LastModified') ?? '')
        if (rowKeyOf(key) !== undefined && !Number.isNaN(storedAt.getTime()))
          yield { key, storedAt }
      }
      token = elementOf(xml, 'NextContinuationToken')
    } while (token !== undefined)
  }

  private send(
    method: string,
    url: string,
    body?: Buffer<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.client.fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body } : {}),
    })
  }

  private urlOf(key: string): string {
    return `${this.url}/${assertStorageKey(key)}`
  }

  private expectOk(answer: Response) {
    if (!answer.ok) throw new Error(`The file storage answered ${String(answer.status)}`)
  }
}

/** A body that is not read keeps its connection. */
async function discard(answer: Response) {
  await answer.body?.cancel()
}

function elementOf(xml: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return found
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
