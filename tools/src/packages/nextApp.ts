import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runIn } from './outsideApp.ts'
import { expectedIn, readPage } from './readPage.ts'

const program = join('node_modules', 'next', 'dist', 'bin', 'next')

/** Builds the Next app, whose pages are rendered while it is built; it type-checks, too. */
export function buildNextApp(folder: string): string[] {
  const problems = runIn(folder, process.execPath, [program, 'build'])
  const isBuilt = existsSync(join(folder, '.next', 'BUILD_ID'))
  return problems.length > 0 || isBuilt ? problems : ['next build left no .next/BUILD_ID']
}

/** Starts the built Next app and reads its page, which says in the console where hydration found another page. */
export async function renderNextApp(folder: string): Promise<string[]> {
  const port = await freePort()
  const server = spawn(
    process.execPath,
    [program, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: '' } },
  )
  let said = ''
  const isReady = new Promise<boolean>((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Ready in')) resolve(true)
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.once('exit', () => {
      resolve(false)
    })
  })
  try {
    if (!(await isReady)) return [`next start ended: ${said.trim()}`]
    return await readPage(`http://127.0.0.1:${String(port)}/`, expectedIn(folder))
  } finally {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
