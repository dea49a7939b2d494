// Signing in as the benches do, and a server on PostgreSQL as production has it.
import { createCipheriv, randomBytes } from 'node:crypto'
import { startSpruce } from './spruceServer.mjs'

export const account = { loginName: 'admin', password: 'Spruce@2026' }

export const json = { 'app-code': 'bench', 'content-type': 'application/json' }
export const settings = { SPRUCE_CAPTCHA: '0', SPRUCE_TRUST_PROXY: '1' } // a captcha is there to stop a bench

let caller = 0
/** Each sign-in comes from an address of its own: one address may try 600 times in ten minutes. */
function nextAddress() {
  caller += 1
  return `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`
}

/**
 * First as the owner, who makes the schema and the demo data; then as a login that owns nothing, as
 * production asks for.
 * @param {string} root
 * @param {NonNullable<Awaited<ReturnType<typeof import('./postgres.mjs').startPostgres>>>} server
 * @param {string} data name of the data folder
 */
export async function startOnPostgres(root, server, data) {
  const first = await startSpruce(root, {
    data,
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
  return startBeside(root, server, data)
}

/**
 * One more process on the same database.
 * @param {string} root @param {{ url: string }} server @param {string} data name of the data folder
 */
export function startBeside(root, server, data) {
  const url = new URL(server.url)
  url.username = 'bench_login'
  url.password = 'bench'
  return startSpruce(root, {
    data,
    env: { ...settings, DATABASE_URL: url.href, SPRUCE_OWNER_URL: server.url },
  })
}

/** @param {string} password @returns {import('../lib/load.mjs').Call} */
export function loginCall(password) {
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
export async function signIn(url) {
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
export function encrypt(key, plain) {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'base64'), iv)
  return `v1.${Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final()]).toString('base64')}`
}
