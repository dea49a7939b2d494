import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, HttpCaller, ServerProcess } from './serverProcess.js'

/** How many kills; a proof alone, as one start of the server is as long as many tests. */
const kills = Number(process.env['SPRUCE_ALARM_KILLS'] ?? 0)
const devices = 6
const api = '/spruce/api/v1'

interface Device {
  id: string
  code: string
  /** Wrong and right values take turns, so that each wrong one is an alarm. */
  reports: { value: number; at: string }[]
}

describe.skipIf(kills === 0)(`kill -9 in mid-report, ${String(kills)} times`, () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'spruce-alarms-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  it(
    'keeps every acknowledged value and raises every alarm once',
    async () => {
      let server = ServerProcess.start({ dataDir, port: await freePort() })
      await server.ready()
      let admin = await HttpCaller.signIn(server.origin, 'admin', 'Spruce@2026')
      async function add<T>(path: string, body: object): Promise<T> {
        const { status, data } = await admin.call<T>('POST', `${api}/${path}`, body)
        expect(status, path).toBe(200)
        return data
      }
      const type = await add<{ id: string; points: { id: string }[] }>('device-types', {
        ...{ code: 'KILLED', name: '试验' },
        points: [{ code: 'temperature', name: '温度', type: 'number' }],
      })
      await add('alarm-rules', {
        ...{ typeId: type.id, typePointId: type.points[0]?.id, name: '过高', condition: 'above' },
        ...{ high: 80, severity: 'critical' },
      })
      const area = await add<{ id: string }>('device-areas', { name: '试验' })
      const { token } = await add<{ token: string }>('device-tokens', {
        ...{ name: '试验', areaId: area.id },
      })
      const all: Device[] = []
      for (let n = 0; n < devices; n += 1) {
        const code = `KILLED-${String(n)}`
        const body = { areaId: area.id, typeId: type.id, code, name: code }
        all.push({ ...(await add<{ id: string }>('devices', body)), code, reports: [] })
      }
      const start = Date.now() - 86_400_000
      let acknowledged = 0

      async function send({ code }: Device, values: Device['reports']) {
        const named = values.map((value) => ({ code: 'temperature', ...value }))
        const answer = await fetch(`${server.origin}${api}/device-reports`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, devices: [{ code, values: named }] }),
        })
        expect(answer.status).toBe(200)
        const { data } = (await answer.json()) as {
          data: { devices: { taken: number; repeated: number }[] }
        }
        return data.devices[0] ?? { taken: 0, repeated: 0 }
      }

      for (let round = 0; round < kills; round += 1) {
        const before = acknowledged
        const unanswered = new Map<Device, number>()
        const work = all.map(async (device) => {
          for (;;) {
            const turn = device.reports.length
            const at = new Date(start + turn * 1000).toISOString()
            device.reports.push({ value: turn % 2 === 0 ? 95 : 20, at })
            try {
              await send(device, device.reports.slice(-1))
              acknowledged += 1
            } catch {
              unanswered.set(device, turn)
              return // the server is gone
            }
          }
        })
        for (let waited = 0; acknowledged === before && waited < 1_000; waited += 1) {
          await new Promise((done) => setTimeout(done, 10))
        }
        await new Promise((done) => setTimeout(done, Math.random() * 500))
        await server.kill()
        await Promise.all(work)

        server = ServerProcess.start({ dataDir, port: await freePort() })
        await server.ready()
        admin = admin.at(server.origin)
        for (const device of all) {
          // What was not answered may be there or not, and is sent again; all the rest is there.
          const last = unanswered.get(device) ?? device.reports.length
          const answered = device.reports.slice(Math.max(0, last - 150), last)
          if (answered.length > 0) {
            const again = await send(device, answered)
            expect(again, `round ${String(round)}`).toMatchObject({ taken: 0 })
          }
          await send(device, device.reports.slice(last))
          const { data } = await admin.call<{ counts: { state: string; count: number }[] }>(
            'GET',
            `${api}/alarms/counts?deviceId=${device.id}`,
          )
          const raised = data.counts.reduce((sum, { count }) => sum + count, 0)
          const open = data.counts.find(({ state }) => state === 'raised')?.count ?? 0
          const wrong = device.reports.filter(({ value }) => value === 95).length
          expect([raised, open], `round ${String(round)}`).toEqual([
            wrong,
            device.reports.at(-1)?.value === 95 ? 1 : 0,
          ])
        }
      }
      await server.stop()
      expect(acknowledged).toBeGreaterThan(kills)
      const out = process.env['SPRUCE_PROOF_OUT']
      if (out) {
        const figures = { lost: 0, twice: 0 }
        await writeFile(out, JSON.stringify({ counts: { kills, acknowledged }, figures }))
      }
    },
    kills * 120_000 + 900_000,
  )
})
