import { chmod, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort, ServerProcess } from './serverProcess.js'

let folder: string
let running: ServerProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-rights-'))
})
afterEach(() => running?.kill())
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Folders that are not 0700 and files that are not 0600. */
async function openToOthers(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = [root, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  const wrong: string[] = []
  for (const path of paths) {
    const found = await lstat(path)
    const mode = found.mode & 0o7777
    if (mode !== (found.isDirectory() ? 0o700 : 0o600)) wrong.push(`${mode.toString(8)} ${path}`)
  }
  expect(paths.length).toBeGreaterThan(500)
  return wrong
}

describe.skipIf(process.platform === 'win32')('files of the embedded database (S-27)', () => {
  it('are their owner’s alone from the first start, and again where an old folder was open', async () => {
    const dataDir = join(folder, 'data')
    const port = await freePort()
    const start = async () => {
      const server = ServerProcess.start({ dataDir, port, args: ['--no-demo'] })
      running = server
      await server.ready()
      return server
    }
    const first = await start()
    expect(await openToOthers(dataDir)).toEqual([])
    await first.stop()
    expect(await openToOthers(dataDir)).toEqual([])

    for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o666)
    }
    await chmod(dataDir, 0o755)
    const second = await start()
    expect(await openToOthers(dataDir)).toEqual([])
    await second.stop()
  })

  it('are not kept in a folder that everybody shares: the start says so in one line', async () => {
    const shared = join(folder, 'shared')
    await mkdir(shared)
    await chmod(shared, 0o1777)
    const server = ServerProcess.start({ dataDir: shared, port: await freePort() })
    expect(await server.exited).not.toBe(0)
    expect(server.output).toContain('SPRUCE_DATA_DIR')
    expect(server.output).not.toContain('    at ')
    expect(await readdir(shared)).toEqual([])
  })
})
