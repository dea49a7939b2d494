import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPgliteSession } from '../../db/embedded/pgliteSession.js'
import { embeddedEngine } from '../../db/embedded/embeddedEngine.js'
import type { Engine } from '../../db/engine.js'
import { migrations } from '../../db/migrations.js'
import { openTestEngine } from '../../testing/openTestEngine.js'
import { announce } from '../../repositories/live/announce.js'
import { rowsDigest } from '../../testing/rowsDigest.js'
import { World } from '../../testing/World.js'
import { databaseFile, manifestPath } from './format.js'
import { restoreBackup } from './restoreBackup.js'
import { writeBackup } from './writeBackup.js'

let folder: string
let source: Engine
let saved: string
let digest: Record<string, string>
const now = new Date('2026-11-21T08:00:00Z')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-backup-'))
  source = await openTestEngine()
  const world = await World.create(source)
  for (const table of ['departments', 'members', 'roles'] as const) await world.object(table, 'a')
  await world.sql`insert into dev_outbox (kind, text) values ('mail', '一封信 "引号" \\ 反斜杠')`
  await announce(source.platform, world.tenants.a, { kind: 'todo', to: 'everybody' })
  await world.sql`insert into rate_limits (key, hits, resets_at) values ('x', 1, now())`
  await mkdir(join(folder, 'files', 'ab'), { recursive: true })
  await writeFile(join(folder, 'files', 'ab', 'logo.png'), 'picture')
  digest = await rowsDigest(source)
  saved = join(folder, 'saved')
  await writeBackup({ engine: source, filesDir: join(folder, 'files') }, saved, now)
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true, force: true })
})

const withoutCounters = ({ rate_limits: _, ...rest }: Record<string, string>) => rest

describe('a backup (S-21)', () => {
  it('brings back the same checksums, wherever it is restored', async () => {
    const places = [openTestEngine, async () => embeddedEngine(await openPgliteSession({}))]
    for (const [index, open] of places.entries()) {
      const target = await open()
      const filesDir = join(folder, `files-${index}`)
      await restoreBackup({ engine: target, migrations, filesDir }, saved, { replace: false })
      expect(withoutCounters(await rowsDigest(target))).toEqual(withoutCounters(digest))
      expect(await readFile(join(filesDir, 'ab', 'logo.png'), 'utf8')).toBe('picture')
      // Foreign keys hold again, and numbers go on behind the restored ones.
      await expect(
        target.platform
          .insertInto('roles')
          .values({ tenant_id: 'nobody', id: 'r', name: 'n', code: 'c' })
          .execute(),
      ).rejects.toThrow(/foreign key/)
      await target.platform.insertInto('dev_outbox').values({ kind: 'mail', text: 'n' }).execute()
      await target.close()
    }
  })

  it('refuses a database with data, and replaces it only when told to', async () => {
    const target = await openTestEngine()
    await World.create(target)
    const before = await rowsDigest(target)
    const restore = (replace: boolean) =>
      restoreBackup({ engine: target, migrations }, saved, { replace })
    await expect(restore(false)).rejects.toThrow('The database holds data')
    expect(await rowsDigest(target)).toEqual(before)
    await restore(true)
    expect(withoutCounters(await rowsDigest(target))).toEqual(withoutCounters(digest))
    await target.close()
  })

  it.each([
    ['a row was changed', (text: string) => text.replace('一封信', '两封信')],
    ['the end is missing', (text: string) => text.slice(0, text.length / 2)],
  ])('is refused when %s, before anything is removed', async (_, spoil) => {
    const damaged = await mkdtemp(join(folder, 'damaged-'))
    await writeFile(manifestPath(damaged), await readFile(manifestPath(saved)))
    const text = gunzipSync(await readFile(join(saved, databaseFile))).toString('utf8')
    expect(spoil(text)).not.toBe(text)
    await writeFile(join(damaged, databaseFile), gzipSync(spoil(text)))
    const target = await openTestEngine()
    await World.create(target)
    const before = await rowsDigest(target)
    await expect(
      restoreBackup({ engine: target, migrations }, damaged, { replace: true }),
    ).rejects.toThrow(/damaged/)
    expect(await rowsDigest(target)).toEqual(before)
    await target.close()
  })

  it('is refused when another program made it', async () => {
    const other = migrations.map((migration, index) =>
      index === 0 ? { ...migration, sha256: 'other' } : migration,
    )
    await expect(
      restoreBackup({ engine: source, migrations: other }, saved, { replace: true }),
    ).rejects.toThrow(/another migration 0001/)
    expect(await rowsDigest(source)).toEqual(digest)
  })

  it('is never half there, and overwrites nothing', async () => {
    await expect(writeBackup({ engine: source }, saved, now)).rejects.toThrow('exists already')
    expect((await readdir(saved)).sort()).toEqual([databaseFile, 'files', 'manifest.json'])
    await expect(
      restoreBackup({ engine: source, migrations }, join(folder, 'nowhere'), { replace: true }),
    ).rejects.toThrow('is no backup')
  })
})
