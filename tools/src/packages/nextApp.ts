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

/** A page of the fixture that fails to hydrate, and what the browser must say of it. */
interface Mismatch {
  path: string
  said: string
}

/** Production compares texts and elements only, and names no component. */
const seenInProduction: readonly Mismatch[] = [{ path: 'mismatch/text', said: 'React error #418' }]

/** Development compares attributes as well, and shows the components down to the one that differs. */
const seenInDevelopment: readonly Mismatch[] = [
  { path: 'mismatch/text', said: '<OtherText>' },
  { path: 'mismatch/attribute', said: '<OtherAttribute>' },
]

/** Starts the built Next app and reads its page. Whether it hydrates, the pages that do not must show first. */
export function renderNextApp(folder: string): Promise<string[]> {
  return readNextApp(folder, 'start', seenInProduction)
}

/** The same with the React of development, which says which component the browser renders otherwise. */
export function hydrateNextApp(folder: string): Promise<string[]> {
  return readNextApp(folder, 'dev', seenInDevelopment)
}

async function readNextApp(
  folder: string,
  command: 'start' | 'dev',
  mismatches: readonly Mismatch[],
): Promise<string[]> {
  const port = await freePort()
  const server = spawn(
    process.execPath,
    [program, command, '--hostname', '127.0.0.1', '--port', String(port)],
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
    if (!(await isReady)) return [`next ${command} ended: ${said.trim()}`]
    const origin = `http://127.0.0.1:${String(port)}/`
    const unseen: string[] = []
    for (const { path, said } of mismatches) {
      const problems = await readPage(`${origin}${path}`, [])
      if (!problems.some((problem) => problem.includes(said))) {
        unseen.push(`${path} hydrates otherwise than rendered, and nothing says "${said}"`)
      }
    }
    return [...unseen, ...(await readPage(origin, expectedIn(folder)))]
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
