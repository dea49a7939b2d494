import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort, HttpCaller, ServerProcess } from './serverProcess.js'

let folder: string
// Anew for each test, and for each try of it.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-start-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The lines a person would read of a failed start. */
function lines(server: ServerProcess): string[] {
  return server.output.split('\n').filter((line) => line.trim() !== '')
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}

describe('npm start, the server part', () => {
  it('prints exactly one ready line, then the accounts; data survives a restart; --reset begins anew', async () => {
    const dataDir = join(folder, 'demo')
    const port = await freePort()
    const begin = Date.now()
    const first = ServerProcess.start({ dataDir, port })
    await first.ready()
    const firstTook = Date.now() - begin
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

    const restartAt = Date.now()
    const second = ServerProcess.start({ dataDir, port })
    await second.ready()
    // The first start has copied or made the data as well; other work on the machine comes and goes.
    expect(Date.now() - restartAt).toBeLessThan(4 * firstTook)
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

  it('answers what is under way after SIGTERM, takes nothing new, and ends in time (S-21)', async () => {
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
    expect(await ended).toBe(0) // after 10 s it would end with 1
  })

  it('answers whole, in the envelope, or not at all, when SIGTERM comes under load (S-21)', async () => {
    const port = await freePort()
    const server = ServerProcess.start({
      dataDir: join(folder, 'load'),
      port,
      args: ['--no-demo'],
    })
    await server.ready()
    const seen = { whole: 0, busy: 0, wrong: [] as string[] }
    let isOver = false
    /** One answer over the caller's own connection, if there is one. */
    const ask = (agent: Agent) =>
      new Promise<boolean>((resolve) => {
        const path = '/aba-base/api/v3/system'
        const asked = request({ host: '127.0.0.1', port, path, agent }, (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => (text += chunk))
          // Cut off after its head: an answer that came in part.
          response.on('error', () => {
            seen.wrong.push(`cut: ${String(response.statusCode)} ${text}`)
            resolve(false)
          })
          response.on('end', () => {
            noteAnswer(response.statusCode, text)
            resolve(true)
          })
        })
        // Refused, or closed before a byte of an answer.
        asked.on('error', () => resolve(false))
        asked.end()
      })
    function noteAnswer(status: number | undefined, text: string) {
      const body = parsed(text)
      const isEnveloped = typeof body?.['message'] === 'string' && body['message'] !== ''
      if (status === 200 && isEnveloped && body['code'] === 200 && 'data' in body) seen.whole += 1
      else if (status === 503 && isEnveloped && body['code'] === 503) seen.busy += 1
      else seen.wrong.push(`${String(status)} ${text}`)
    }
    const callers = Array.from({ length: 30 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!isOver) {
        // A refused one comes back at once.
        if (!(await ask(agent))) await new Promise((done) => setTimeout(done, 5))
      }
      agent.destroy()
    })
    await expect.poll(() => seen.whole).toBeGreaterThan(300)
    expect(seen).toMatchObject({ busy: 0, wrong: [] })
    expect(await server.stop()).toBe(0)
    isOver = true
    await Promise.all(callers)
    expect(seen.wrong).toEqual([])
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
