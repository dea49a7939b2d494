// Sign-ins and pages of the member list per second, on both engines, beside a bare Fastify route with
// the same payload; live events over two processes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { load } from '../lib/load.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import {
  account,
  encrypt,
  json,
  loginCall,
  settings,
  signIn,
  startBeside,
  startOnPostgres,
} from '../lib/signIn.mjs'
import { startSpruce } from '../lib/spruceServer.mjs'
import { openLarge } from './large.mjs'
import { liveScene } from './liveScene.mjs'

/** What the server uses: OWASP's argon2id. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const members = '/spruce/api/v1/members?page=1&size=20'
/** @param {{ root: string, large: boolean }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function open({ root, large }) {
  if (large) return openLarge({ root })
  const postgres = await startPostgres()
  if (!postgres)
    console.log('PostgreSQL was SKIPPED: no BENCH_DATABASE_URL and no system binaries.')
  const embedded = await startSpruce(root, { data: 'bench-server', env: settings })
  const services = [{ name: 'spruce, embedded', ...embedded }]
  if (postgres)
    services.push({
      name: 'spruce, PostgreSQL',
      ...(await startOnPostgres(root, postgres, 'bench-pg')),
    })
  const second = postgres && (await startBeside(root, postgres, 'bench-pg'))

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
