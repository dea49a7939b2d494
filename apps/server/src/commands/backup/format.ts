import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../boot/StartError.js'
import type { TableDigest } from './readRows.js'

/**
 * A backup is a folder: `manifest.json`, `database.ndjson.gz` and `files/`. In the second a line
 * `{"$table":"users"}` begins a table and each line after it is a row. It holds no trace of the engine
 * it came from, so what was saved from the embedded database can be restored to PostgreSQL.
 */
export const formatVersion = 1

export const databaseFile = 'database.ndjson.gz'
export const filesFolder = 'files'
const manifestFile = 'manifest.json'

export const manifestPath = (folder: string) => join(folder, manifestFile)

export interface BackupManifest {
  format: typeof formatVersion
  createdAt: string
  /** The schema that the rows fit: every migration that was applied. */
  migrations: { version: string; sha256: string }[]
  tables: Record<string, TableDigest>
  /** Whether `files/` is part of it; files in an S3-compatible storage are not. */
  hasFiles: boolean
}

/** @throws StartError when the folder is no backup of ours */
export async function readManifest(folder: string): Promise<BackupManifest> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(manifestPath(folder), 'utf8'))
  } catch {
    throw new StartError(`${folder} is no backup: it has no readable ${manifestFile}`)
  }
  if (!isManifest(value)) {
    throw new StartError(`${folder} is no backup that this program understands`)
  }
  return value
}

function isManifest(value: unknown): value is BackupManifest {
  if (typeof value !== 'object' || value === null) return false
  const { format, migrations, tables } = value as Partial<BackupManifest>
  return format === formatVersion && Array.isArray(migrations) && typeof tables === 'object'
}
