import { createHash } from 'node:crypto'

/** One step of the schema. Never edited once released: add another. */
export interface Migration {
  /** The file's number, `0001`. */
  version: string
  name: string
  sql: string
  sha256: string
}

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** From file name and text. @throws on a name that is not `0001_subject.sql`. */
export function readMigration(path: string, sql: string): Migration {
  const [, version, name] = /(\d{4})_([a-z0-9_]+)\.sql$/.exec(path) ?? []
  if (version === undefined || name === undefined)
    throw new Error(`Not a migration's name: ${path}`)
  return { version, name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

/** Every migration in order, built into the program. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => readMigration(path, sql))
  .sort((a, b) => a.version.localeCompare(b.version))
