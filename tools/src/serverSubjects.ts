import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Closures, Step } from './closure.ts'
import { listFiles } from './workspace.ts'

export const server = 'apps/server/src'
const repositories = `${server}/repositories/repositories.ts`
/** What reaches everything: the server as a whole, and the harness that starts it. */
const hubs = new RegExp(
  `^${server}/(repositories/repositories|http/operationRegistry|buildServer)\\.ts$|^${server}/testing/`,
)

/** Suites that the embedded engine answers with every run: it, and what leans on how it works. */
const answeredByEmbedded = new RegExp(
  `^${server}/(db|jobs|files|commands|imports|spreadsheets|operations/(jobs|imports|files))/|^${server}/testing/isolation\\.test\\.ts$`,
)

/** Whether a test file is asked on the embedded engine, whatever changed. */
export function isAlwaysEmbedded(file: string): boolean {
  return answeredByEmbedded.test(file)
}

/** A fingerprint of a test file and of its subject's SQL. */
export function hashSql(root: string, file: string, closures: Closures): string {
  return closures.hash([file, ...findSql(root, file, closures)], [], { follow: () => false })
}

/**
 * The SQL of a test file's subject: the repositories that the files of its folder import or name, with what these
 * import. Migrations are left out: the suite of the engine runs them.
 */
export function findSql(root: string, file: string, closures: Closures): string[] {
  const folder = listFiles(root, [dirname(file)])
  const subject = folder.filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts'))
  const follow = ({ from }: Step) => !hubs.test(from)
  const reached = closures.files([file, ...subject], { follow })
  const named = namedRepositories(
    root,
    reached.filter((one) => one.startsWith(`${server}/operations/`)),
  )
  return closures
    .files([...reached.filter(isSql), ...named], { follow })
    .filter((one) => isSql(one) && one !== repositories)
}

function isSql(file: string): boolean {
  return /\/(repositories|db)\//.test(file) && !file.includes('/db/migrations')
}

/** The files of the repositories whose getters these files name. */
function namedRepositories(root: string, files: readonly string[]): string[] {
  const hub = readFileSync(join(root, repositories), 'utf8')
  const places = new Map(
    [...hub.matchAll(/import \{ (\w+) \} from '\.\/([\w/-]+)\.js'/g)].map(
      ([, name = '', path = '']) => [name, `${server}/repositories/${path}.ts`],
    ),
  )
  const words = new Set(
    files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []),
  )
  return [...hub.matchAll(/get (\w+)\(\): (\w+)/g)].flatMap(([, getter = '', type = '']) =>
    words.has(getter) ? (places.get(type) ?? []) : [],
  )
}
