import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, HttpCaller, ServerProcess } from './serverProcess.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-commands-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a command to its end. */
async function run(dataDir: string, ...args: string[]) {
  const child = ServerProcess.start({ dataDir, port: 0, args })
  return { code: await child.exited, output: child.output }
}

describe('the commands', () => {
  it('make an operator, look after the data, save it and bring it back', async () => {
    const first = join(folder, 'first')
    const bootstrap = await run(first, 'bootstrap')
    expect(bootstrap.code).toBe(0)
    const password = /^operator {2}(\S+) /m.exec(bootstrap.output)?.[1] ?? ''
    expect(password).toHaveLength(12)
    expect(await run(first, 'bootstrap')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is an operator already') as string,
    })
    expect(await run(first, 'migrate')).toMatchObject({
      code: 0,
      output: expect.stringContaining('up to date') as string,
    })

    const doctor = await run(first, 'doctor')
    expect(doctor.output.split('\n').filter((line) => line.startsWith('fail'))).toEqual([])
    expect(doctor.code).toBe(0)

    const saved = join(folder, 'saved')
    expect((await run(first, 'backup', saved)).code).toBe(0)
    const second = join(folder, 'second')
    expect((await run(second, 'restore', saved)).code).toBe(0)
    expect(await run(second, 'restore', saved)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--replace') as string,
    })

    const server = ServerProcess.start({
      dataDir: second,
      port: await freePort(),
      args: ['--no-demo'],
    })
    await server.ready()
    await HttpCaller.signIn(server.origin, 'operator', password)
    const during = await run(second, 'backup', join(folder, 'during'))
    expect(during.code).toBe(1)
    expect(during.output).toContain(String(server.child.pid))
    await server.stop()
  })

  it('say in one line what is wrong with the call', async () => {
    for (const [args, text] of [
      [['backup'], 'Name a folder'],
      [['migrate', '--now'], 'Unknown option --now'],
      [['restore', join(folder, 'nothing')], 'is no backup'],
    ] as const) {
      const { code, output } = await run(join(folder, 'third'), ...args)
      expect(code).toBe(1)
      expect(output.trim().split('\n')).toEqual([expect.stringContaining(text) as string])
    }
  })
})
