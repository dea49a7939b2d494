// What both benches of the server send, and how they start it on PostgreSQL.
import { createCipheriv, randomBytes } from 'node:crypto'
import { startSpruce } from '../lib/spruceServer.mjs'

/** Everybody's password in the demo data. */
export const password = 'Spruce@2026'
export const settings = { SPRUCE_CAPTCHA: '0', SPRUCE_TRUST_PROXY: '1' } // a captcha is there to stop a bench
export const json = { 'app-code': 'bench', 'content-type': 'application/json' }

let caller = 0
/** Each sign-in comes from an address of its own: one address may try 600 times in ten minutes. */
function nextAddress() {
  caller += 1
  return `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`
}

/** A sign-in; without a key the password goes as it is. @param {string} key @param {string} loginName @returns {import('../lib/load.mjs').Call} */
export function loginCall(key, loginName) {
  return {
    method: 'POST',
    path: '/auth/login',
    headers: { ...json, 'x-forwarded-for': nextAddress() },
    body: JSON.stringify({
      loginName,
      password: key === '' ? password : encrypt(key, password),
      captchaKey: 'bench-bench-bench',
      captcha: 'abcd',
    }),
  }
}

/** @param {string} url @param {string} loginName @returns {Promise<{ headers: Record<string, string>, answer: string, key: string }>} */
export async function signIn(url, loginName) {
  const config = await (await fetch(`${url}/aba-base/api/deploy-config`, { headers: json })).json()
  const key = config.data.cipher.key
  const { path, headers, body } = loginCall(key, loginName)
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

/**
 * First as the owner, who makes the schema and the demo data; then as a login that owns nothing, as
 * production asks for.
 * @param {string} root @param {{ query: (url: string, sql: string) => Promise<void> }} server
 * @param {string} databaseUrl of its superuser @param {string} data name of the data folder
 */
export async function startOnPostgres(root, server, databaseUrl, data) {
  const first = await startSpruce(root, {
    data,
    env: { ...settings, DATABASE_URL: databaseUrl },
  })
  await first.close()
  await server.query(
    databaseUrl,
    `do $$ begin
       if not exists (select from pg_roles where rolname = 'bench_login') then
         create role bench_login login noinherit password 'bench';
       end if;
       grant spruce_app, spruce_platform to bench_login;
     end $$`,
  )
  return startBeside(root, databaseUrl, data)
}

/** One more process on it. @param {string} root @param {string} databaseUrl @param {string} data */
export function startBeside(root, databaseUrl, data) {
  const url = new URL(databaseUrl)
  url.username = 'bench_login'
  url.password = 'bench'
  return startSpruce(root, {
    data,
    env: { ...settings, DATABASE_URL: url.href, SPRUCE_OWNER_URL: databaseUrl },
  })
}
