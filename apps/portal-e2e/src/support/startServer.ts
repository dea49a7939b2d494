import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const entry = resolve(import.meta.dirname, '../../../server/dist/main.js')

/** A server of a test's own, on data of its own, that can be stopped and started again. */
export interface OwnServer {
  origin: string
  start(): Promise<void>
  /** As an administrator stops it: it finishes what it is doing. */
  stop(): Promise<void>
  /** Stops it and deletes its data. */
  dispose(): Promise<void>
}

let started = 0

/** How often a server was started in this process, again included. */
export function serversStarted(): number {
  return started
}

/** Chooses a free port and an empty folder; nothing runs before `start`. @param settings more of its environment */
export async function ownServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'spruce-e2e-own-'))
  let child: ChildProcess | undefined

  async function start() {
    started += 1
    child = spawn(process.execPath, ['--enable-source-maps', entry], {
      env: {
        ...process.env,
        PORT: String(port),
        SPRUCE_DATA_DIR: dataDir,
        SPRUCE_SIMULATE: '0', // a journey sees what it did, and nothing else
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const exited = once(child, 'exit').then(([code]) => {
      throw new Error(`The server ended with code ${String(code)} before it was ready.`)
    })
    exited.catch(() => undefined) // a later stop ends it, too
    while (!(await Promise.race([isReady(origin), exited]))) await wait(250)
  }

  async function stop() {
    if (!child || child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }

  return {
    origin,
    start,
    stop,
    async dispose() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
