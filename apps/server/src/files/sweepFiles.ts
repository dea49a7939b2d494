import { FilesRepository } from '../repositories/files/FilesRepository.js'
import { FileVersionsRepository } from '../repositories/files/FileVersionsRepository.js'
import type { Services } from '../services.js'
import { rowKeyOf } from './storage/storageKeys.js'

const hourMs = 3_600_000

/** An upload has so long to get its row. */
const graceMs = hourMs
/** A form has so long to be saved with what was attached. */
const attachedWithinMs = 24 * hourMs
const batch = 500

/**
 * Removes what belongs to nothing: attachments and thumbnails that no object names, then bytes that no row names.
 * Rows come and go first, bytes last, so nothing that is shown ever lacks its bytes.
 */
export async function sweepFiles(
  { engine, files: { storage } }: Pick<Services, 'engine' | 'files'>,
  now: Date,
): Promise<void> {
  await engine.tx('platform', (db) =>
    new FilesRepository(db).removeUnattached(new Date(now.getTime() - attachedWithinMs)),
  )
  await engine.tx('platform', (db) => new FileVersionsRepository(db).removeOrphans())
  const files = new FilesRepository(engine.platform)
  let keys: string[] = []
  const removeOrphans = async () => {
    if (keys.length === 0) return
    const kept = await files.keptKeys([...new Set(keys.map((key) => rowKeyOf(key) ?? key))])
    for (const key of keys) {
      if (!kept.has(rowKeyOf(key) ?? key)) await storage.remove(key)
    }
    keys = []
  }
  for await (const { key, storedAt } of storage.list()) {
    if (now.getTime() - storedAt.getTime() < graceMs) continue
    keys.push(key)
    if (keys.length === batch) await removeOrphans()
  }
  await removeOrphans()
}
