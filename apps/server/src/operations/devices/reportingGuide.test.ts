import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../../testing/openBench.js'

const folder = join(import.meta.dirname, '../../../../../docs/guides/reporting')
const run = promisify(execFile)

const clients = [
  { program: process.execPath, script: 'report.mjs' },
  { program: 'python3', script: 'report.py' },
  { program: 'sh', script: 'report.sh' },
]

let bench: Bench
let origin: string
beforeAll(async () => {
  bench = await openBench({ own: true })
  const address = bench.app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  origin = `http://127.0.0.1:${String(port)}`
})
afterAll(() => bench.close())

interface Refused {
  body: string
  until: number
}

/** Refuses the first report for three seconds, as a server does that cannot now, and passes the next one on. */
async function startHesitant(): Promise<{ server: Server; origin: string; refused: Refused[] }> {
  const refused: Refused[] = []
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks).toString()
      if (refused.length === 0) {
        refused.push({ body, until: Date.now() + 3_000 })
        outgoing.writeHead(429, { 'retry-after': '3' }).end()
        return
      }
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${origin}${incoming.url ?? ''}`, {
        method: 'POST',
        headers,
        body,
      })
      expect(body).toBe(refused[0]?.body) // with the moment of the first time
      expect(Date.now()).toBeGreaterThanOrEqual((refused[0]?.until ?? 0) - 100)
      outgoing.writeHead(answer.status).end(await answer.text())
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${String(port)}`, refused }
}

function isThere(program: string): boolean {
  try {
    execFileSync(program, program === 'sh' ? ['-c', 'curl --version'] : ['--version'])
    return true
  } catch {
    return false
  }
}

describe('the guide for who reports', () => {
  for (const { program, script } of clients) {
    it.skipIf(!isThere(program))(`has a client that reports: ${script}`, async () => {
      const { token, code } = await bench.world.deviceToken('a')
      const send = (secret: string) =>
        run(program, [join(folder, script), code, 'temperature', '36.5'], {
          env: { ...process.env, SPRUCE_URL: origin, SPRUCE_TOKEN: secret },
        })
      const { stdout } = await send(token)
      expect(stdout).toContain('"known":')
      const values = await bench.world.sql<{ value: string }>`
        select p.value from data_points p join devices d
          on d.tenant_id = p.tenant_id and d.id = p.device_id
        where d.code = ${code}`
      expect(values).toEqual([{ value: '36.5' }])
      // A wrong token ends it at once: nothing is sent again.
      await expect(send('x'.repeat(43))).rejects.toThrow()
    })

    it.skipIf(!isThere(program))(`has a client that sends again: ${script}`, async () => {
      const { token, code } = await bench.world.deviceToken('a')
      const hesitant = await startHesitant()
      try {
        const { stdout } = await run(program, [join(folder, script), code, 'temperature', '36.5'], {
          env: { ...process.env, SPRUCE_URL: hesitant.origin, SPRUCE_TOKEN: token },
        })
        expect(stdout).toMatch(/"taken": ?1/)
        expect(hesitant.refused).toHaveLength(1)
      } finally {
        hesitant.server.close()
        hesitant.server.closeAllConnections()
      }
    })

    it(`has a client of 20 lines: ${script}`, () => {
      const lines = readFileSync(join(folder, script), 'utf8').trim().split('\n')
      expect(lines.length).toBeLessThanOrEqual(20)
    })
  }
})
