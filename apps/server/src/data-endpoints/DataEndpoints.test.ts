import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync, brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Seal } from '../http/Seal.js'
import type { DataEndpoint } from '../repositories/data-endpoints/DataEndpointsRepository.js'
import { DataEndpoints, type DataEndpointsOptions, type EndpointQuery } from './DataEndpoints.js'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const seal = new Seal(Buffer.alloc(32, 7))
const secret = 'a-secret-of-nobody'

/** What stands at its address, and what it was asked. */
const answers: Record<string, Answer> = {}
let asked: { url: string; headers: IncomingMessage['headers'] }[] = []
let server: Server
let port: number
/** Of the server, as the deployment names it. */
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', headers } = request
    asked.push({ url, headers })
    const answer = answers[url.split('?')[0] ?? '']
    if (answer) answer(request, response)
    else response.end('[{"n":1}]')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${String(port)}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
})

function endpoint(fields: Partial<DataEndpoint> = {}): DataEndpoint {
  const at = new Date(0)
  return {
    ...{ id: 'e', name: 'e', baseUrl: `${origin}/api`, auth: 'none', headerName: null },
    ...{ userName: null, secretSealed: null, enabled: true, version: 1 },
    ...{ createdAt: at, updatedAt: at, ...fields },
  }
}

function ask(
  one: DataEndpoint,
  query: Partial<EndpointQuery> = {},
  options: Partial<DataEndpointsOptions> & { timeoutMs?: number } = {},
) {
  const { timeoutMs = 5_000, ...more } = options
  const endpoints = new DataEndpoints({ trustedOrigins: [origin], seal, ...more })
  return endpoints.ask(
    one,
    { path: '/rows', pairs: [], accept: 'application/json', ...query },
    timeoutMs,
  )
}

const fault = (name: string, more: object = {}) => ({ fault: name, ...more })

describe('an endpoint', () => {
  it('is asked below its base, with its query and nothing that the server does not say', async () => {
    const { body } = await ask(endpoint(), { path: 'orders/7', pairs: [['state', 'a&b']] })
    expect(body.toString()).toBe('[{"n":1}]')
    expect(asked).toMatchObject([
      {
        url: '/api/orders/7?state=a%26b',
        headers: { accept: 'application/json', 'user-agent': 'spruce-data' },
      },
    ])
    expect(asked[0]?.headers).not.toHaveProperty('authorization')
    expect(asked[0]?.headers).not.toHaveProperty('cookie')
  })

  it('gets its secret the way that it wants', async () => {
    const secretSealed = seal.close(secret)
    await ask(endpoint({ auth: 'bearer', secretSealed }))
    await ask(endpoint({ auth: 'basic', userName: 'spruce', secretSealed }))
    await ask(endpoint({ auth: 'header', headerName: 'X-Api-Key', secretSealed }))
    const basic = Buffer.from(`spruce:${secret}`).toString('base64')
    expect(asked[0]?.headers.authorization).toBe(`Bearer ${secret}`)
    expect(asked[1]?.headers.authorization).toBe(`Basic ${basic}`)
    expect(asked[2]?.headers['x-api-key']).toBe(secret)
    expect(asked[2]?.headers).not.toHaveProperty('authorization')
  })

  it.each([null, 'sealed by another', new Seal(Buffer.alloc(32, 8)).close(secret)])(
    'is not asked without a secret that can be opened (%#)',
    async (secretSealed) => {
      const asking = ask(endpoint({ auth: 'bearer', secretSealed }))
      await expect(asking).rejects.toMatchObject(fault('ENDPOINT_GONE'))
      expect(asked).toEqual([])
    },
  )

  it.each([401, 404, 500, 304, 429])('that answers %i gave no data', async (status) => {
    answers['/api/failing'] = (_, response) => response.writeHead(status).end('a-secret inside')
    const failure = await ask(endpoint(), { path: 'failing' }).catch((error: unknown) => error)
    expect(failure).toMatchObject(fault('ENDPOINT_STATUS', { status }))
    expect(JSON.stringify(failure) + String(failure)).not.toContain('inside')
  })

  it('may pack its answer', async () => {
    const text = JSON.stringify([{ name: '云'.repeat(1000) }])
    const of = (coding: string, bytes: Buffer): Answer => {
      return (_, response) => response.writeHead(200, { 'content-encoding': coding }).end(bytes)
    }
    answers['/api/gzip'] = of('gzip', gzipSync(text))
    answers['/api/br'] = of('br', brotliCompressSync(text))
    answers['/api/broken'] = of('gzip', Buffer.from(text))
    answers['/api/zstd'] = of('zstd', Buffer.from(text))
    expect((await ask(endpoint(), { path: 'gzip' })).body.toString()).toBe(text)
    expect((await ask(endpoint(), { path: 'br' })).body.toString()).toBe(text)
    for (const path of ['broken', 'zstd']) {
      await expect(ask(endpoint(), { path })).rejects.toMatchObject(fault('ENDPOINT_ANSWER'))
    }
  })
})

describe('S-23: the server', () => {
  it.each([
    ...['127.0.0.1', '10.0.0.1', '172.16.5.4', '192.168.1.1', '169.254.169.254', '100.100.100.200'],
    ...[
      '0.0.0.0',
      '0',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '0177.0.0.1',
      '127.1',
      '017700000001',
    ],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[fe80::1]'],
    ...[
      '[fc00::1]',
      '[fd00:ec2::254]',
      '[64:ff9b::7f00:1]',
      '[64:ff9b::10.0.0.1]',
      '[2002:7f00:1::]',
    ],
    ...['[ff02::1]', '[2001:db8::1]', '168.63.129.16', '224.0.0.1', '255.255.255.255'],
    ...['localhost', 'api.localhost', 'LOCALHOST.', '１２７.０.０.１', '127。0。0。1'],
  ])('neither keeps nor asks %s', async (host) => {
    const baseUrl = `https://${host}:${String(port)}`
    expect(new DataEndpoints({ trustedOrigins: [], seal }).readBaseUrl(baseUrl)).toBeUndefined()
    // As though it stood in the database from before.
    const asking = ask(endpoint({ baseUrl: new URL(baseUrl).origin }))
    await expect(asking).rejects.toMatchObject(fault('ENDPOINT_REFUSED'))
    expect(asked).toEqual([])
  })

  it('speaks http with nobody whom the deployment does not name', async () => {
    const endpoints = new DataEndpoints({ trustedOrigins: [origin], seal })
    expect(endpoints.readBaseUrl('http://erp.example.cn/api')).toBeUndefined()
    expect(endpoints.readBaseUrl('https://erp.example.cn/api')).toBe('https://erp.example.cn/api')
    expect(endpoints.readBaseUrl(`${origin}/api/`)).toBe(`${origin}/api`)
    const resolve = () => Promise.resolve(['127.0.0.1'])
    const baseUrl = `http://erp.example.cn:${String(port)}`
    const asking = ask(endpoint({ baseUrl }), {}, { resolve })
    await expect(asking).rejects.toMatchObject(fault('ENDPOINT_REFUSED'))
    expect(asked).toEqual([])
  })

  it.each([
    [['10.0.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['2606:4700::1111', '::1']],
    [['fe80::1%lo']],
  ])('refuses a name that means %j', async (addresses) => {
    const resolve = () => Promise.resolve(addresses)
    const asking = ask(endpoint({ baseUrl: 'https://erp.example.cn' }), {}, { resolve })
    await expect(asking).rejects.toMatchObject(fault('ENDPOINT_REFUSED'))
  })

  it('connects to the address that it checked, whatever the name means a moment later', async () => {
    let resolved = 0
    const resolve = () => {
      resolved += 1
      // TEST-NET would be refused; nobody answers at this address of the open network here.
      return Promise.resolve([resolved === 1 ? '192.31.196.1' : '127.0.0.1'])
    }
    const baseUrl = `https://rebinding.example.cn:${String(port)}`
    const asking = ask(endpoint({ baseUrl }), {}, { resolve, timeoutMs: 400 })
    await expect(asking).rejects.toMatchObject({
      fault: expect.stringMatching(/^(TIMEOUT|ENDPOINT_DOWN)$/) as string,
    })
    expect([resolved, asked]).toEqual([1, []])
  })

  it('connects to the checked address under the name of the endpoint', async () => {
    const named = `http://erp.example.cn:${String(port)}`
    let resolved = 0
    const resolve = () => {
      resolved += 1
      return Promise.resolve(['127.0.0.1'])
    }
    await ask(endpoint({ baseUrl: named }), {}, { resolve, trustedOrigins: [named] })
    expect([resolved, asked[0]?.headers.host]).toEqual([1, `erp.example.cn:${String(port)}`])
  })

  it('follows redirects below the base alone, and the secret goes nowhere else', async () => {
    const one = endpoint({ auth: 'bearer', secretSealed: seal.close(secret) })
    const to = (location: string): Answer => {
      return (_, response) => response.writeHead(302, { location }).end()
    }
    answers['/api/old'] = to('/api/new?page=1')
    await ask(one, { path: 'old' })
    expect(asked.map(({ url }) => url)).toEqual(['/api/old', '/api/new?page=1'])
    for (const location of [
      ...['/admin', '/api/../admin', '/api10/x', '//127.0.0.1:1/api/x', 'http://127.0.0.1:1/api/x'],
      ...[`http://localhost:${String(port)}/api/x`, `http://[::1]:${String(port)}/api/x`],
      ...[
        'http://169.254.169.254/latest/meta-data',
        'https://evil.example/api/x',
        'file:///etc/passwd',
      ],
      ...[
        `http://me@127.0.0.1:${String(port)}/api/x`,
        '/api/%2e%2e/admin',
        '/api/..%2fadmin',
        'http://[',
      ],
    ]) {
      asked = []
      answers['/api/away'] = to(location)
      const asking = ask(one, { path: 'away' })
      await expect(asking, location).rejects.toMatchObject(fault('ENDPOINT_REFUSED'))
      expect(asked.map(({ url }) => url)).toEqual(['/api/away'])
    }
    asked = []
    answers['/api/round'] = to('/api/round')
    await expect(ask(one, { path: 'round' })).rejects.toMatchObject(fault('ENDPOINT_REFUSED'))
    expect(asked).toHaveLength(4)
  })

  it('takes 1 MB, packed or unpacked, and no more', async () => {
    const most = 1024 * 1024
    answers['/api/full'] = (_, response) => response.end(Buffer.alloc(most, ' '))
    answers['/api/over'] = (_, response) => response.end(Buffer.alloc(most + 1, ' '))
    answers['/api/endless'] = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
      }
      response.on('drain', more)
      more()
    }
    const bomb = gzipSync(Buffer.alloc(64 * most))
    answers['/api/bomb'] = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    expect((await ask(endpoint(), { path: 'full' })).body).toHaveLength(most)
    expect(bomb.length).toBeLessThan(most)
    for (const path of ['over', 'endless', 'bomb']) {
      await expect(ask(endpoint(), { path }), path).rejects.toMatchObject(fault('TOO_LARGE'))
    }
  })

  it('waits no longer than it may for one that drips, is silent or resolves slowly', async () => {
    answers['/api/drip'] = (_, response) => {
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => {
        clearInterval(timer)
      })
    }
    answers['/api/silent'] = () => undefined
    for (const path of ['drip', 'silent']) {
      const begun = performance.now()
      const asking = ask(endpoint(), { path }, { timeoutMs: 300 })
      await expect(asking).rejects.toMatchObject(fault('TIMEOUT'))
      expect(performance.now() - begun).toBeLessThan(3_000)
    }
    const never = () => new Promise<string[]>(() => undefined)
    const slow = ask(
      endpoint({ baseUrl: 'https://erp.example.cn' }),
      {},
      { resolve: never, timeoutMs: 300 },
    )
    await expect(slow).rejects.toMatchObject(fault('TIMEOUT'))
  })

  it('says that nobody answers without saying whom it asked', async () => {
    const nobody = () => Promise.reject(new Error('ENOTFOUND erp.example.cn'))
    const asking = ask(endpoint({ baseUrl: 'https://erp.example.cn' }), {}, { resolve: nobody })
    const failure = await asking.catch((error: unknown) => error)
    expect(failure).toMatchObject(fault('ENDPOINT_DOWN'))
    expect(String(failure)).not.toContain('erp')
  })
})
