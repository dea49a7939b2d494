import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectAddress, type InspectOptions } from '../../../http/inspectAddress.js'
import { makeCertificate } from '../../../testing/makeCertificate.js'
import { diagnose } from './diagnose.js'

/** What a server sends: a header that comes twice has two values. */
type Headers = Record<string, string | string[]>

const portal = 'https://console.example.cn'
const host = 'bi.other.example'
const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day)

const servers: Server[] = []
/** What the application answers next. */
let answer: { status?: number; headers?: Headers } = {}
let asked: string[] = []
let plain: number
let secure: number
let ca: string

const listener: RequestListener = (request, response) => {
  asked.push(`${request.headers.host ?? ''}${request.url ?? ''} ${request.headers.cookie ?? ''}`)
  if (request.url === '/loop') response.writeHead(302, { location: '/loop' })
  else if (request.url?.startsWith('/to?')) {
    response.writeHead(302, { location: decodeURIComponent(request.url.slice(4)) })
  } else response.writeHead(answer.status ?? 200, answer.headers)
  response.end('<p>')
}
const listen = async (server: Server) => {
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}
const listenSecurely = (certificate: { cert: string; key: string }) =>
  listen(createSecureServer(certificate, listener))

beforeAll(async () => {
  const good = makeCertificate(host, inDays(90))
  ca = good.cert
  plain = await listen(createServer(listener))
  secure = await listenSecurely(good)
})
afterAll(() => {
  for (const server of servers) server.close()
})

const resolve = () => Promise.resolve(['127.0.0.1'])
const open: InspectOptions = { isTrusted: () => true, resolve }
const at = (path: string, port = secure) => `https://${host}:${String(port)}${path}`
const atPlain = (path: string) => `http://${host}:${String(plain)}${path}`

async function examine(
  address: string,
  { origins = [new URL(address).origin], isFramed = true, options = {}, from = portal }: Case = {},
) {
  asked = []
  const seen = await inspectAddress(address, { ...open, ca, ...options })
  return diagnose(seen, { portal: from, origins, isFramed, now: new Date() })
}
interface Case {
  origins?: string[]
  isFramed?: boolean
  options?: Partial<InspectOptions>
  from?: string
}
const one = async (check: string, address: string, rules?: Case) =>
  (await examine(address, rules)).find((found) => found.check === check)
/** What an answer with these headers says of a check. */
const with_ = async (check: string, headers: Headers, rules?: Case) => {
  answer = { headers }
  const found = await one(check, at('/'), rules)
  return found && [found.verdict, found.code, found.fix]
}

const healthy: Headers = {
  'content-security-policy': `default-src 'self'; frame-ancestors ${portal}`,
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'set-cookie': 'sid=secret; Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
}

describe('the embed doctor', () => {
  it('finds nothing wrong with an application that embeds well, and keeps no value of a cookie', async () => {
    answer = { headers: healthy }
    const found = await examine(at('/portal?token=secret'))
    expect(found.map(({ check, verdict, fix }) => [check, verdict, fix])).toEqual(
      [
        ...['answer', 'redirects', 'tls', 'frame', 'isolation', 'cookies', 'policy', 'referrer'],
      ].map((check) => [check, 'ok', null]),
    )
    expect(JSON.stringify(found)).not.toContain('secret')
    expect(asked).toEqual([`${host}:${String(secure)}/portal?token=secret `])
  })

  it('says of an application in a window of its own nothing about frames', async () => {
    answer = { headers: { 'x-frame-options': 'DENY' } }
    const checks = (await examine(at('/'), { isFramed: false })).map(({ check }) => check)
    expect(checks).toEqual(['answer', 'redirects', 'tls', 'policy', 'referrer'])
  })

  describe('frames', () => {
    const fix = `Content-Security-Policy: frame-ancestors ${portal}`
    it.each<[Headers, unknown[]]>([
      [{}, ['warn', 'frameUnsaid', fix]],
      [{ 'x-frame-options': 'DENY' }, ['bad', 'frameOptionsDeny', fix]],
      [{ 'x-frame-options': 'sameorigin' }, ['bad', 'frameOptionsDeny', fix]],
      [{ 'x-frame-options': `ALLOW-FROM ${portal}` }, ['warn', 'frameOptionsUnknown', fix]],
      [ancestors("'none'"), ['bad', 'frameAncestorsDeny', fix]],
      [ancestors("'self'"), ['bad', 'frameAncestorsDeny', fix]],
      [ancestors(''), ['bad', 'frameAncestorsDeny', fix]],
      [ancestors('https://example.cn'), ['bad', 'frameAncestorsDeny', fix]],
      [ancestors('https://*.console.example.cn'), ['bad', 'frameAncestorsDeny', fix]],
      [ancestors('https://console.example.cn:8443'), ['bad', 'frameAncestorsDeny', fix]],
      [ancestors('https://console.example.cn.evil.example'), ['bad', 'frameAncestorsDeny', fix]],
      [ancestors('https://*.example.cn'), ['ok', 'frameAllowed', null]],
      [ancestors('CONSOLE.example.cn'), ['ok', 'frameAllowed', null]],
      [ancestors('http://console.example.cn'), ['ok', 'frameAllowed', null]],
      [ancestors(`'self' ${portal}:443/any`), ['ok', 'frameAllowed', null]],
      [ancestors('*'), ['warn', 'frameAnybody', fix]],
      [ancestors('https:'), ['warn', 'frameAnybody', fix]],
      // frame-ancestors overrides the older header; each of several policies must allow.
      [{ ...ancestors(portal), 'x-frame-options': 'DENY' }, ['ok', 'frameAllowed', null]],
      [
        { 'content-security-policy': [`frame-ancestors ${portal}`, "frame-ancestors 'self'"] },
        ['bad', 'frameAncestorsDeny', fix],
      ],
      [
        { 'content-security-policy': `frame-ancestors ${portal}, frame-ancestors 'none'` },
        ['bad', 'frameAncestorsDeny', fix],
      ],
    ])('%j', async (headers, expected) => {
      expect(await with_('frame', headers)).toEqual(expected)
    })
  })

  it.each([
    [undefined, 'isolationOff'],
    ['?0', 'isolationOff'],
    ['?1', 'isolationOn'],
  ])('Origin-Agent-Cluster %s', async (value, code) => {
    const headers: Headers = value === undefined ? {} : { 'origin-agent-cluster': value }
    const isOff = code === 'isolationOff'
    expect(await with_('isolation', headers)).toEqual([
      ...[isOff ? 'warn' : 'ok', code, isOff ? 'Origin-Agent-Cluster: ?1' : null],
    ])
  })

  describe('cookies', () => {
    const fix = 'Set-Cookie: sid=…; Path=/; SameSite=None; Secure; Partitioned'
    it.each([
      ['sid=1; Path=/', ['bad', 'cookiesLost', fix]],
      ['sid=1; SameSite=Lax; Secure', ['bad', 'cookiesLost', fix]],
      ['sid=1; SameSite=None', ['bad', 'cookiesLost', fix]],
      ['sid=1; SameSite=None; Secure', ['warn', 'cookiesUnpartitioned', fix]],
      ['sid=1; samesite=none; secure; partitioned', ['ok', 'cookiesFit', null]],
    ])('%s', async (cookie, expected) => {
      expect(await with_('cookies', { 'set-cookie': cookie })).toEqual(expected)
    })

    it('of the portal’s own site come back anyway; none needs nothing', async () => {
      const sameSite = { from: `https://console.other.example` }
      const cookie = { 'set-cookie': ['a=1', 'sid=1; SameSite=Strict'] }
      expect(await with_('cookies', cookie, sameSite)).toEqual(['ok', 'cookiesSameSite', null])
      expect(await with_('cookies', {})).toEqual(['ok', 'cookiesNone', null])
    })
  })

  it.each<[Headers, unknown[]]>([
    [{}, ['warn', 'policyNone']],
    [ancestors(portal), ['warn', 'policyNone']],
    [{ 'content-security-policy-report-only': "default-src 'self'" }, ['warn', 'policyReported']],
    [{ 'content-security-policy': "script-src 'self' 'unsafe-inline'" }, ['warn', 'policyLoose']],
    [{ 'content-security-policy': "script-src 'self' 'unsafe-eval'" }, ['warn', 'policyLoose']],
    [{ 'content-security-policy': 'default-src https:' }, ['warn', 'policyLoose']],
    [{ 'content-security-policy': 'sandbox allow-forms' }, ['bad', 'policyNoScripts']],
    [{ 'content-security-policy': "script-src 'nonce-x' 'unsafe-inline'" }, ['ok', 'policyStrict']],
    [{ 'content-security-policy': "default-src 'self'" }, ['ok', 'policyStrict']],
  ])('policy %j', async (headers, expected) => {
    expect((await with_('policy', headers))?.slice(0, 2)).toEqual(expected)
  })

  it.each([
    [undefined, ['warn', 'referrerUnsaid']],
    ['nonsense', ['warn', 'referrerUnsaid']],
    ['no-referrer, unsafe-url', ['bad', 'referrerTellsAll']],
    ['unsafe-url, strict-origin', ['ok', 'referrerKept']],
  ])('Referrer-Policy %s', async (value, expected) => {
    const headers: Headers = value === undefined ? {} : { 'referrer-policy': value }
    expect((await with_('referrer', headers))?.slice(0, 2)).toEqual(expected)
  })

  describe('certificates', () => {
    it.each([
      ['expired', host, -1, 'tlsExpired', `certbot renew --cert-name ${host}`],
      ['ending soon', host, 5, 'tlsSoon', `certbot renew --cert-name ${host}`],
      ['of another name', 'else.example', 90, 'tlsOtherName', `subjectAltName = DNS:${host}`],
    ])('%s', async (_, name, days, code, fix) => {
      const made = makeCertificate(name, inDays(days))
      const port = await listenSecurely(made)
      const found = await one('tls', at('/', port), { options: { ca: made.cert } })
      expect(found).toMatchObject({ code, fix, verdict: code === 'tlsSoon' ? 'warn' : 'bad' })
    })

    it('that nobody vouches for', async () => {
      const port = await listenSecurely(makeCertificate(host, inDays(90)))
      const found = await one('tls', at('/', port))
      expect(found).toMatchObject({
        ...{ verdict: 'bad', code: 'tlsUntrusted', fix: 'ssl_certificate fullchain.pem;' },
      })
    })

    it('tell their end; without one a portal of https frames nothing', async () => {
      expect(await one('tls', at('/'))).toMatchObject({
        ...{ verdict: 'ok', code: 'tlsValid' },
        found: `${host}:${String(secure)}: ${inDays(90).toISOString().slice(0, 10)}`,
      })
      const none = { code: 'tlsNone', fix: `https://${host}:${String(plain)}/` }
      expect(await one('tls', atPlain('/'))).toMatchObject({ ...none, verdict: 'bad' })
      const from = 'http://127.0.0.1:4200'
      expect(await one('tls', atPlain('/'), { from })).toMatchObject({ ...none, verdict: 'warn' })
    })
  })

  describe('redirects', () => {
    const to = (target: string) => at(`/to?${encodeURIComponent(target)}`)
    it('within the allowed origins are followed, and judged where they end', async () => {
      answer = { headers: healthy }
      const found = await examine(to('/home?code=secret'))
      expect(found[1]).toMatchObject({
        ...{ verdict: 'ok', code: 'redirectsInside' },
        found: `${at('/to')} → ${at('/home')}`,
      })
      expect(found.find(({ check }) => check === 'frame')?.verdict).toBe('ok')
      expect(JSON.stringify(found)).not.toContain('secret')
    })

    it('that leave them name the origin to allow', async () => {
      const login = `https://login.other.example:${String(secure)}`
      const own = new URL(at('/')).origin
      const outside = { verdict: 'bad', code: 'redirectsOutside', fix: login }
      expect(await one('redirects', to(`${login}/in`))).toMatchObject(outside)
      expect(await one('redirects', to(`${login}/in`), { origins: [own, login] })).toMatchObject({
        code: 'redirectsInside',
      })
    })

    it('to an address without encryption', async () => {
      expect(await one('redirects', to(atPlain('/x')))).toMatchObject({
        ...{ verdict: 'bad', code: 'redirectsLowered' },
        fix: `Location: https://${host}:${String(plain)}/x`,
      })
    })

    it('without end, and to what is no address', async () => {
      expect(await one('redirects', at('/loop'))).toMatchObject({ code: 'redirectsEndless' })
      expect(asked).toHaveLength(6)
      expect(await one('redirects', to('javascript:alert(1)'))).toMatchObject({
        ...{ verdict: 'bad', code: 'redirectsNowhere', found: 'Location: javascript:…' },
      })
    })

    it('into a closed network are not followed', async () => {
      const isTrusted = (origin: string) => origin === new URL(at('/')).origin
      const found = await examine(to(atPlain('/inside')), { options: { isTrusted } })
      expect(found[0]).toMatchObject({
        ...{ verdict: 'bad', code: 'answerClosed', found: atPlain('/inside') },
        fix: `SPRUCE_ALLOWED_ORIGINS=${new URL(atPlain('/')).origin}`,
      })
      expect(asked).toHaveLength(1)
    })
  })

  it.each([
    [200, 'ok', 'answerGood'],
    [403, 'ok', 'answerGood'],
    [404, 'warn', 'answerMissing'],
    [503, 'bad', 'answerBroken'],
  ])('an answer of %i', async (status, verdict, code) => {
    answer = { status }
    expect(await one('answer', at('/'))).toMatchObject({ verdict, code })
  })

  it('an address where nobody answers says only that', async () => {
    const found = await examine('https://127.0.0.1:1/')
    expect(found.map(({ code }) => code)).toEqual(['answerNone'])
    const closed = await examine(at('/'), { options: { isTrusted: () => false } })
    expect([closed[0]?.code, asked]).toEqual(['answerClosed', []])
  })

  it('cuts what it quotes', async () => {
    answer = { headers: { 'referrer-policy': 'x'.repeat(3_000) } }
    const found = await one('referrer', at('/'))
    expect(found?.found).toHaveLength(1_000)
  })
})

function ancestors(sources: string): Headers {
  return { 'content-security-policy': `frame-ancestors ${sources}` }
}
