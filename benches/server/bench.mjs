// Sign-ins and pages of the member list per second, on both engines, beside a bare Fastify route with
// the same payload; live events over two processes.
import { spawn } from 'node:child_process'
import { createCipheriv, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { load } from '../lib/load.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { startSpruce } from '../lib/spruceServer.mjs'
import { liveScene } from './liveScene.mjs'

const account = { loginName: 'admin', password: 'Spruce@2026' }
/** What the server uses: OWASP's argon2id. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const members = '/spruce/api/v1/members?page=1&size=20'
const json = { 'app-code': 'bench', 'content-type': 'application/json' }
const settings = { SPRUCE_CAPTCHA: '0', SPRUCE_TRUST_PROXY: '1' } // a captcha is there to stop a bench

let caller = 0
/** Each sign-in comes from an address of its own: one address may try 600 times in ten minutes. */
function nextAddress() {
  caller += 1
  return `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`
}

/** @param {{ root: string }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function open({ root }) {
  const postgres = await startPostgres()
  if (!postgres)
    console.log('PostgreSQL was SKIPPED: no BENCH_DATABASE_URL and no system binaries.')
  const embedded = await startSpruce(root, { data: 'bench-server', env: settings })
  const services = [{ name: 'spruce, embedded', ...embedded }]
  if (postgres) services.push({ name: 'spruce, PostgreSQL', ...(await startOnPostgres(postgres)) })
  const second = postgres && (await startBeside(postgres))

  const sessions = await Promise.all(services.map(({ url }) => signIn(url)))
  const page = await fetch(`${services[0]?.url}${members}`, { headers: sessions[0]?.headers ?? {} })
  const listPeer = await startPeer(await page.text())
  const loginPeer = await startPeer(
    sessions[0]?.answer ?? '{}',
    await hash(account.password, argon2),
  )

  const list = [
    ...services.map(({ name, url }, index) => ({
      name,
      url,
      headers: sessions[index]?.headers ?? json,
    })),
    { name: 'peer: bare Fastify', url: listPeer.url, headers: json },
  ]
  const login = [
    ...services.map(({ name, url }, index) => ({
      name,
      url,
      password: () => encrypt(sessions[index]?.key ?? '', account.password),
    })),
    { name: 'peer: bare Fastify + argon2', url: loginPeer.url, password: () => account.password },
  ]

  return {
    scenes: [
      {
        name: 'a page of 20 members, 20 connections',
        variants: list.map(({ name, url, headers }) => ({
          name,
          run: () =>
            load(url, () => ({ method: 'GET', path: members, headers }), {
              connections: 20,
              seconds: 3,
            }),
        })),
      },
      {
        name: 'sign-in, 8 connections',
        variants: login.map(({ name, url, password }) => ({
          name,
          run: () => load(url, () => loginCall(password()), { connections: 8, seconds: 3 }),
        })),
      },
      ...(postgres && second
        ? [
            liveScene({
              urls: [services[1]?.url ?? '', second.url],
              databaseUrl: postgres.url,
              headers: sessions[1]?.headers ?? {},
            }),
          ]
        : []),
    ],
    async close() {
      const all = [...services, listPeer, loginPeer, ...(second ? [second] : [])]
      await Promise.all(all.map((one) => one.close()))
      await postgres?.stop()
    },
  }

  /**
   * First as the owner, who makes the schema and the demo data; then as a login that owns nothing, as
   * production asks for.
   * @param {NonNullable<Awaited<ReturnType<typeof startPostgres>>>} server
   */
  async function startOnPostgres(server) {
    const first = await startSpruce(root, {
      data: 'bench-pg',
      env: { ...settings, DATABASE_URL: server.url },
    })
    await first.close()
    await server.query(
      server.url,
      `do $$ begin
         if not exists (select from pg_roles where rolname = 'bench_login') then
           create role bench_login login noinherit password 'bench';
         end if;
         grant spruce_app, spruce_platform to bench_login;
       end $$`,
    )
    return startBeside(server)
  }

  /** One more process. @param {NonNullable<Awaited<ReturnType<typeof startPostgres>>>} server */
  function startBeside(server) {
    const url = new URL(server.url)
    url.username = 'bench_login'
    url.password = 'bench'
    return startSpruce(root, {
      data: 'bench-pg',
      env: { ...settings, DATABASE_URL: url.href, SPRUCE_OWNER_URL: server.url },
    })
  }
}

/** @param {string} password @returns {import('../lib/load.mjs').Call} */
function loginCall(password) {
  return {
    method: 'POST',
    path: '/auth/login',
    headers: { ...json, 'x-forwarded-for': nextAddress() },
    body: JSON.stringify({
      loginName: account.loginName,
      password,
      captchaKey: 'bench-bench-bench',
      captcha: 'abcd',
    }),
  }
}

/** @param {string} url @returns {Promise<{ headers: Record<string, string>, answer: string, key: string }>} */
async function signIn(url) {
  const config = await (await fetch(`${url}/aba-base/api/deploy-config`, { headers: json })).json()
  const key = config.data.cipher.key
  const { path, headers, body } = loginCall(encrypt(key, account.password))
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: body ?? '' })
  const answer = await response.text()
  if (!response.ok) throw new Error(`The sign-in failed: ${answer}`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const tenant = JSON.parse(answer).data.tenantId
  return { answer, key, headers: { 'app-code': 'bench', cookie, 'current-tenant': tenant } }
}

/** As the sign-in page does: `v1.` and base64 of iv and AES-256-CBC. @param {string} key @param {string} plain */
function encrypt(key, plain) {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'base64'), iv)
  return `v1.${Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final()]).toString('base64')}`
}

/** @param {string} payload @param {string} [passwordHash] @returns {Promise<{ url: string, close: () => Promise<void> }>} */
function startPeer(payload, passwordHash = '') {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'peer.mjs'), payload, passwordHash],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const url = /ready (\S+)/.exec(String(chunk))?.[1]
      if (url) resolve({ url, close })
    })
    child.on('exit', (code) => reject(new Error(`The peer ended with ${code}`)))
  })

  /** @returns {Promise<void>} */
  function close() {
    return new Promise((resolve) => {
      child.on('exit', () => resolve())
      child.kill('SIGTERM')
    })
  }
}
