import { execFile, execFileSync } from 'node:child_process'
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
  }
})
