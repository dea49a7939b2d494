import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerConfig } from '../config/serverConfig.js'
import { embeddedEngine } from '../db/embedded/embeddedEngine.js'
import { openWorkerSession } from '../db/embedded/workerSession.js'
import { migrate } from '../db/migrate.js'
import { migrations } from '../db/migrations.js'
import { seedDemo } from '../seed/index.js'
import { SeedSnapshot, seedKey } from '../seed/SeedSnapshot.js'
import type { Manifest } from './manifests.js'
import { saveManifests } from './saveManifests.js'
import { saveWidgets } from './saveWidgets.js'

/** The built program: this file is part of one of its chunks. */
const program = dirname(fileURLToPath(import.meta.url))

/**
 * The snapshot that an empty embedded database of evaluation begins with. It holds nothing that belongs to
 * one installation: keys come from the configuration, sessions and codes are made at run time.
 */
export function seedSnapshot(
  config: ServerConfig,
  manifests: readonly Manifest[],
  say: (line: string) => void,
): SeedSnapshot | undefined {
  const isWanted = config.isEvaluation && config.seedSnapshot && config.databaseUrl === undefined
  if (!isWanted) return undefined
  return new SeedSnapshot({
    cache: join(config.cacheDir, 'seeds'),
    key: seedKey(program, manifests, new Date()),
    async seed(dataDir) {
      const engine = await embeddedEngine(await openWorkerSession({ dataDir }))
      try {
        await migrate(engine, migrations)
        await saveManifests(engine, manifests)
        await saveWidgets(engine, new Date())
        await seedDemo(engine, config, say)
      } finally {
        await engine.close()
      }
    },
  })
}
