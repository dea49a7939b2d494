import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'
import type { Closures, Step } from './closure.ts'
import { listFiles, readJson } from './workspace.ts'

const server = 'apps/server/src'
const repositories = `${server}/repositories/repositories.ts`
/** They import every operation, repository and contract; what one operation reaches of these is looked up. */
const hubs = new Set([
  repositories,
  `${server}/http/operationRegistry.ts`,
  'libs/api-client/src/contract.ts',
])
const contract = 'libs/api-client/src/generated/openapi.json'
const table = 'libs/api-client/src/generated/operationTable.ts'
/** Reads entries of the table for what calls these operations. */
const lookup = `${server}/testing/entryOf.ts`
/** Files with an entry for each operation: the entry counts for it, the rest for all. */
const keyed = [
  `${server}/testing/whoMay.csv`,
  `${server}/testing/recipes.ts`,
  `${server}/testing/proofs.ts`,
  table,
]

/** One file makes them all. */
const histories = `${server}/operations/logs/histories.ts`
const ofHistory = /^list\w+History$/

type Entries = Map<string, string>

interface Contract {
  servers?: unknown
  security?: unknown
  components: Record<string, Record<string, unknown>>
  paths: Record<string, Record<string, { operationId?: string }>>
}

const made = new WeakMap<Closures, Map<string, Record<string, string>>>()

/** As `hashNow`; two proofs with the same harness share the work. */
export function hashOperations(
  root: string,
  harness: readonly string[],
  closures: Closures,
): Record<string, string> {
  const known = made.get(closures) ?? new Map<string, Record<string, string>>()
  made.set(closures, known)
  const hashes = known.get(harness.join()) ?? hashNow(root, harness, closures)
  known.set(harness.join(), hashes)
  return hashes
}

/**
 * A fingerprint for each operation: its file, the presenters and repositories that this names, its part of the
 * contract, its entries in the harness; and for all of them what the harness imports besides.
 */
function hashNow(
  root: string,
  harness: readonly string[],
  closures: Closures,
): Record<string, string> {
  const { entries, rest, contents, fileOf, namedIn } = readOperations(root)
  const core = closures.files(harness, { follow: isPastHubs }).filter((file) => !hubs.has(file))
  const coreHash = closures.hash([...harness, ...keyed, ...core.flatMap(namedIn)], [rest], {
    follow: isPastHubs,
    contents,
  })
  const inCore = new Set(core)
  return Object.fromEntries(
    [...entries].map(([id, text]) => {
      const file = fileOf(id)
      const own = closures.files(file, { follow: isPastHubs }).filter((one) => !inCore.has(one))
      return [
        id,
        closures.hash([file, ...[file, ...own].flatMap(namedIn)], [coreHash, text], {
          follow: isPastHubs,
        }),
      ]
    }),
  )
}

/** The way past the hubs: what they import is looked up by operation. */
const isPastHubs = ({ from }: Step) => !hubs.has(from)

/**
 * Makes the hash of something that calls these operations of the server and no others: of its files with what they
 * import, and of what the operations reach. What looks at the registry or the contract itself, not by way of a
 * running server, sees every operation: then it is that of everything.
 */
export function createCallHasher(
  root: string,
  closures: Closures,
): (
  files: readonly string[],
  operations: readonly string[],
  isCounted?: (file: string) => boolean,
) => string {
  const { entries, rest, contents: parts, fileOf, namedIn, wordsIn } = readOperations(root)
  // Tests that import the recipes or the table of rights may look at any of their entries.
  const contents = new Map([repositories, table].map((file) => [file, parts.get(file) ?? '']))
  const isOfTests = (file: string) => file !== lookup && /\.test\.ts$|\/testing\//.test(file)
  const seesAll = (file: string) =>
    isOfTests(file) &&
    closures
      .files(file, { follow: ({ from }) => from === file })
      .some((one) => one === table || (hubs.has(one) && one !== repositories))
  return (files, operations, isCounted = () => true) => {
    const follow = (step: Step) => isPastHubs(step) && isCounted(step.to)
    const reached = closures.files(files, { follow })
    if (reached.some(seesAll)) return closures.hash(files)
    const called = operations.filter((id) => entries.has(id))
    const handlers = called.map(fileOf)
    const own = closures.files(handlers, { follow })
    const named = [...reached, ...own]
      .filter((file) => !hubs.has(file))
      .flatMap((file) => (isOfTests(file) ? wordsIn(file) : namedIn(file))) // tests get them of a server
    const texts = called.map((id) => entries.get(id) ?? '')
    return closures.hash([...files, ...handlers, ...named], [rest, ...texts], { follow, contents })
  }
}

/** The operations of the contract, and where the server has what they reach. */
function readOperations(root: string) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const { entries, rest } = splitContract(readJson(join(root, contract)) as Contract)
  const contents = new Map([[repositories, '']])
  for (const file of keyed) {
    const parts = splitByOperation(file, read(file), entries)
    contents.set(file, parts.rest)
    for (const [id, text] of parts.entries) entries.set(id, `${entries.get(id) ?? ''}\n${text}`)
  }
  const hub = readHub(read(repositories))
  const known = new Map<string, readonly string[]>()
  /** The repositories whose names are words of a file. */
  const wordsIn = (file: string): readonly string[] => {
    const words = new Set(read(file).match(/\w+/g))
    return [...hub].flatMap(([name, one]) => (words.has(name) ? [one] : []))
  }
  /** The repositories that a file names which gets all of them: by its import, or as a handler of an operation. */
  const namedIn = (file: string): readonly string[] => {
    const found = known.get(file)
    if (found) return found
    const text = file.startsWith(server) ? read(file) : ''
    const isWorking = /repositories\/repositories\.js'|http\/defineOperation\.js'/.test(text)
    const files = isWorking ? wordsIn(file) : []
    known.set(file, files)
    return files
  }
  const handlers = new Map(
    listFiles(root, [`${server}/operations`]).map((file) => [basename(file, '.ts'), file]),
  )
  const fileOf = (id: string) =>
    handlers.get(id) ?? (ofHistory.test(id) ? histories : `${server}/operations/${id}.ts`)
  return { entries, rest, contents, fileOf, namedIn, wordsIn }
}

/** The files of the repositories by the names under which operations get them. */
function readHub(text: string): Map<string, string> {
  const imports = [...text.matchAll(/import \{ (\w+) \} from '\.\/([\w/-]+)\.js'/g)]
  const files = new Map(
    imports.map(([, name = '', path = '']) => [name, `${server}/repositories/${path}.ts`]),
  )
  const getters = [...text.matchAll(/get (\w+)\(\): (\w+)/g)]
  return new Map(getters.map(([, name = '', type = '']) => [name, files.get(type) ?? repositories]))
}

/** Each operation of the contract with the components that it refers to; and what is of none. */
function splitContract({ paths, components, servers, security }: Contract) {
  const withParts = (part: unknown, seen: Set<string>): Set<string> => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/(\w+)\/([^"]+)"/g,
    )) {
      if (seen.has(`${kind}/${name}`)) continue
      seen.add(`${kind}/${name}`)
      withParts(components[kind]?.[name] ?? null, seen)
    }
    return seen
  }
  const entries: Entries = new Map()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId } = operation
      if (operationId === undefined) continue
      const parts = [...withParts(operation, new Set())].sort().map((name) => {
        const [kind = '', part = ''] = name.split('/')
        return [name, components[kind]?.[part]]
      })
      entries.set(operationId, JSON.stringify([path, method, operation, parts]))
    }
  }
  return { entries, rest: JSON.stringify([servers, security, components['securitySchemes']]) }
}

/** The lines of a table, or the members of the object and array literals of a module, that are one operation's. */
export function splitByOperation(
  file: string,
  text: string,
  ids: { has(id: string): boolean },
): { entries: Entries; rest: string } {
  const pieces = file.endsWith('.csv') ? linesOf(text) : membersOf(file, text)
  const entries: Entries = new Map()
  let rest = ''
  let at = 0
  for (const { id, start, end } of pieces.filter((piece) => ids.has(piece.id))) {
    entries.set(id, `${entries.get(id) ?? ''}${text.slice(start, end)}\n`)
    rest += text.slice(at, start)
    at = end
  }
  return { entries, rest: (rest + text.slice(at)).replaceAll(/[\s,]+/g, ' ') }
}

interface Piece {
  id: string
  start: number
  end: number
}

function linesOf(text: string): Piece[] {
  return [...text.matchAll(/^(\w+),.*$/gm)].map(({ 0: line, 1: id = '', index }) => ({
    id,
    start: index,
    end: index + line.length,
  }))
}

function membersOf(file: string, text: string): Piece[] {
  const { body } = parseSync(file, text).program
  return body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ init }): Piece[] => {
      if (init?.type === 'ObjectExpression') {
        return init.properties.flatMap(({ start, end, ...property }) => {
          const key = property.type === 'Property' ? property.key : undefined
          return key?.type === 'Identifier' ? [{ id: key.name, start, end }] : []
        })
      }
      if (init?.type !== 'ArrayExpression') return []
      return init.elements.flatMap((element) => {
        if (!element) return []
        const { start, end } = element
        const id = /operationId: '(\w+)'/.exec(text.slice(start, end))?.[1]
        return id === undefined ? [] : [{ id, start, end }]
      })
    })
  })
}
