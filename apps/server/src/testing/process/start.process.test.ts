import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, HttpCaller, ServerProcess } from './serverProcess.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The lines a person would read of a failed start. */
function lines(server: ServerProcess): string[] {
  return server.output.split('\n').filter((line) => line.trim() !== '')
}

describe('npm start, the server part', () => {
  it('prints exactly one ready line, then the accounts; data survives a restart; --reset begins anew', async () => {
    const dataDir = join(folder, 'demo')
    const port = await freePort()
    const start = Date.now()
    const first = ServerProcess.start({ dataDir, port })
    await first.ready()
    const firstMs = Date.now() - start
    const ready = lines(first).filter((line) => line.startsWith('Spruce is ready:'))
    expect(ready).toEqual([`Spruce is ready: http://127.0.0.1:${port}`])
    await expect.poll(() => first.output).toContain('Spruce@2026')
    const readyAt = first.output.indexOf('Spruce is ready:')
    for (const account of ['operator', 'admin', 'division', 'member', 'multi'])
      expect(first.output.indexOf(account, readyAt), account).toBeGreaterThan(readyAt)

    const admin = await HttpCaller.signIn(first.origin, 'admin', 'Spruce@2026')
    const added = await admin.call<{ id: string }>('POST', '/aba-base/api/dept/add-dept', {
      name: '重启之后仍在',
      parentId: null,
    })
    expect(added.status).toBe(200)
    expect(await first.stop()).toBe(0)

    const second = ServerProcess.start({ dataDir, port })
    const begin = Date.now()
    await second.ready()
    expect(Date.now() - begin).toBeLessThan(2 * firstMs) // in seconds: the proof `server-kills`
    const again = await admin.call<{ name: string }>('GET', `/aba-base/api/dept/${added.data.id}`)
    expect(again.data.name).toBe('重启之后仍在')

    const rival = ServerProcess.start({ dataDir, port: await freePort() })
    expect(await rival.exited).not.toBe(0)
    expect(lines(rival).filter((line) => line.includes(String(second.child.pid)))).toHaveLength(1)

    const samePort = ServerProcess.start({ dataDir: join(folder, 'other'), port })
    expect(await samePort.exited).not.toBe(0)
    expect(lines(samePort).at(-1)).toContain(String(port))
    await second.stop()

    const fresh = ServerProcess.start({ dataDir, port, args: ['--reset', '--no-demo'] })
    await fresh.ready()
    await expect.poll(() => fresh.output).toMatch(/operator/u)
    expect(fresh.output).not.toContain('Spruce@2026')
    await expect(HttpCaller.signIn(fresh.origin, 'admin', 'Spruce@2026')).rejects.toThrow('505')
    expect(await fresh.stop()).toBe(0)
  })

  it('answers what is under way after SIGTERM, takes nothing new, and ends by itself (S-21)', async () => {
    const port = await freePort()
    const server = ServerProcess.start({
      dataDir: join(folder, 'drain'),
      port,
      args: ['--no-demo'],
    })
    await server.ready()
    const body = JSON.stringify({ loginName: 'nobody', password: 'x', captcha: 'abcd' })
    const slow = request({
      ...{ host: '127.0.0.1', port, method: 'POST', path: '/auth/login' },
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    })
    const answer = new Promise<number | undefined>((resolve, reject) => {
      slow.on('response', (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      slow.on('error', reject)
    })
    await new Promise((sent) => slow.write(body.slice(0, 5), sent))
    // A call that was answered says that the server has the beginning of the slow one as well.
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    const ended = server.stop()
    await expect
      .poll(() =>
        fetch(`${server.origin}/healthz`).then(
          ({ status }) => status,
          () => 503,
        ),
      )
      .toBe(503)
    expect(server.child.exitCode).toBeNull()
    slow.end(body.slice(5))
    expect(await answer).toBe(400)
    expect(await ended).toBe(0) // 1 if its ten seconds had been over
  })

  it('says in one line that the port is taken', async () => {
    const blocker: Server = createServer()
    const port = await freePort()
    await new Promise<void>((done) => blocker.listen(port, '127.0.0.1', done))
    const server = ServerProcess.start({ dataDir: join(folder, 'port'), port, args: ['--no-demo'] })
    expect(await server.exited).not.toBe(0)
    const said = lines(server).filter((line) => line.includes(String(port)))
    expect(said).toHaveLength(1)
    expect(server.output).not.toContain('    at ')
    await new Promise((done) => blocker.close(done))
  })

  it('says in one line that the folder cannot be written', async () => {
    const locked = join(folder, 'locked')
    await mkdir(locked)
    await chmod(locked, 0o500)
    // Root ignores permissions, so a file in the way stands for the folder that cannot be made.
    await writeFile(join(folder, 'file'), '')
    const dataDir = process.getuid?.() === 0 ? join(folder, 'file', 'data') : join(locked, 'data')
    const server = ServerProcess.start({ dataDir, port: await freePort() })
    expect(await server.exited).not.toBe(0)
    expect(lines(server).filter((line) => line.includes(dataDir))).toHaveLength(1)
    expect(server.output).not.toContain('    at ')
  })

  it('names the variable that is wrong', async () => {
    const server = ServerProcess.start({
      dataDir: join(folder, 'port-text'),
      port: await freePort(),
      env: { PORT: 'eighty' },
    })
    expect(await server.exited).not.toBe(0)
    expect(lines(server).filter((line) => line.includes('PORT'))).toHaveLength(1)
  })
})

describe('production', () => {
  it('refuses the embedded database and default keys, and names what is missing (S-12, S-17)', async () => {
    const server = ServerProcess.start({
      dataDir: join(folder, 'production'),
      port: await freePort(),
      env: { SPRUCE_MODE: 'production' },
    })
    expect(await server.exited).not.toBe(0)
    expect(server.output).toMatch(/SPRUCE_/u)
    expect(server.output).not.toContain('    at ')
  })
})
