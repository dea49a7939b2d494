import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort, ServerProcess } from './serverProcess.js'

/** `npm test` unpacks one into the cache where the machine has none (`tools/bin/prepare.mjs`). */
const cache = process.env['SPRUCE_CACHE'] ?? join(homedir(), '.cache', 'spruce')
const nginx = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  join(cache, 'nginx', 'usr', 'sbin', 'nginx'),
].find((path) => existsSync(path))
if (!nginx) console.warn('There is no nginx on this machine: the tests behind it are SKIPPED')

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64')
const own = 'https://console.example.com'
const appCode = { 'app-code': 'spruce-web-enterprise-console' }

let folder: string
let proxy: ChildProcess | undefined
let server: ServerProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-nginx-'))
})
afterEach(async () => {
  proxy?.kill('SIGTERM')
  await server?.kill()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** One server beneath; by default nginx names the server itself as the host, as this file leaves it. */
function configOf(port: number, behind: number): string {
  return `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  access_log off; large_client_header_buffers 4 64k;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${behind};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto https;
    }
  }
}`
}

async function start(env: Record<string, string>) {
  const [port, behind] = [await freePort(), await freePort()]
  server = ServerProcess.start({
    dataDir: join(folder, 'data'),
    port: behind,
    args: ['--no-demo'],
    env: {
      SPRUCE_MODE: 'production',
      SPRUCE_HOST: '127.0.0.1',
      SPRUCE_PUBLIC_URL: own,
      SPRUCE_CIPHER_KEY: key(1),
      SPRUCE_SECRET: key(2),
      SPRUCE_ALLOW_EMBEDDED: '1',
      SPRUCE_METRICS_TOKEN: 'measure',
      ...env,
    },
  })
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configOf(port, behind))
  proxy = spawn(nginx ?? 'nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
  /** Status and code of the body, through nginx. */
  const call = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<(number | string | undefined)[]>((resolve, reject) => {
      const type = method === 'POST' ? { 'content-type': 'application/json' } : {}
      const options = { host: '127.0.0.1', port, method, path, headers: { ...type, ...headers } }
      const asked = request(options, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => {
          const isJson = text.startsWith('{')
          const code = isJson ? (JSON.parse(text) as { code?: number | string }).code : undefined
          resolve([response.statusCode, code])
        })
      })
      asked.on('error', reject)
      asked.end(method === 'POST' ? '{}' : undefined)
    })
  await expect
    .poll(() =>
      call('GET', '/readyz', {}).then(
        ([status]) => status,
        () => 0,
      ),
    )
    .toBe(200)
  return call
}

describe.skipIf(!nginx)('behind nginx (S-27)', () => {
  it.each([
    ['believed', { SPRUCE_TRUST_PROXY: '1' }],
    ['not believed', {}],
  ])('that is %s, only the public address is the product', async (_, env) => {
    const call = await start(env)
    const post = (headers: Record<string, string>) =>
      call('POST', '/auth/verify-token', { ...appCode, ...headers })
    // 401: past the check of the origin, and nobody is signed in.
    expect(await post({ origin: own })).toEqual([401, 401])
    expect(await post({ origin: own, host: 'somewhere.example' })).toEqual([401, 401])
    const strangers: Record<string, string>[] = [
      { origin: 'https://evil.example', host: 'evil.example' },
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      { origin: `http://127.0.0.1:${new URL(server?.origin ?? '').port}` },
    ]
    for (const headers of strangers) {
      expect(await post(headers)).toEqual([403, 'ORIGIN_DENIED'])
    }
    const metrics = async (headers: Record<string, string>) =>
      (await call('GET', '/metrics', headers))[0]
    expect(await metrics({})).toBe(403)
    expect(await metrics({ 'x-forwarded-for': '127.0.0.1' })).toBe(403)
    expect(await metrics({ authorization: 'Bearer measure' })).toBe(200)
    expect((await call('GET', '/.well-known/openid-configuration', {}))[0]).toBe(404)
    // As long as the README says; the caller is nobody.
    const query = 'x'.repeat(20_000)
    const long = await call('GET', `/spruce/api/v1/members?keyword=${query}`, appCode)
    expect(long).toEqual([401, 401])
  })
})
