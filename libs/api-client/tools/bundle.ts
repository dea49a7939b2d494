import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

type Mapping = Record<string, unknown>

/** A bundled OpenAPI 3.1 document, as loose as the generators need it. */
export interface BundledDocument extends Mapping {
  paths: Record<string, Record<string, Mapping>>
  components: Record<string, Mapping>
}

/**
 * Joins `common.yaml` (document head, shared components) with one file per tag. References are
 * written for the joined document, so joining is a union: a path method or a component that two
 * files define is an error. `x-histories` of several files follow each other.
 */
export function bundle(folder: string): BundledDocument {
  const head = read(folder, 'common.yaml') as Omit<BundledDocument, 'paths'>
  const document = { ...head, paths: {} } as BundledDocument
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.yaml') || file === 'common.yaml') continue
    const part = read(folder, file) as Partial<BundledDocument>
    for (const [path, methods] of Object.entries(part.paths ?? {})) {
      document.paths[path] = union(document.paths[path] ?? {}, methods, `${file}: ${path}`)
    }
    for (const [kind, entries] of Object.entries(part.components ?? {})) {
      document.components[kind] = union(
        document.components[kind] ?? {},
        entries,
        `${file}: ${kind}`,
      )
    }
    const histories = part['x-histories'] as unknown[] | undefined
    if (histories) {
      const known = (document['x-histories'] ?? []) as unknown[]
      document['x-histories'] = [...known, ...histories]
    }
  }
  return document
}

function read(folder: string, file: string): Mapping {
  return parse(readFileSync(join(folder, file), 'utf8')) as Mapping
}

function union<Entries extends Mapping>(known: Entries, added: Entries, where: string): Entries {
  for (const key of Object.keys(added)) {
    if (key in known) throw new Error(`${where}: ${key} is defined twice`)
  }
  return { ...known, ...added }
}
