/**
 * Bundles `contract/*.yaml`, says each operation in full, and writes what is generated from it into
 * `src/generated/`.
 * With `--check` it writes nothing and exits with 1 when a file differs.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { format, resolveConfig } from 'prettier'
import ts from 'typescript'
import { bundle, type BundledDocument } from './bundle.js'
import { expandHistories } from './expandHistories.js'
import { expandOperations } from './expandOperations.js'
import { liveKinds, operationModules, operationRows, permissionCodes } from './operationRows.js'

const root = join(import.meta.dirname, '..')
const target = join(root, 'src', 'generated')
const isCheck = process.argv.includes('--check')

const document = bundle(join(root, 'contract'))
expandHistories(document)
expandOperations(document)
const rows = operationRows(document)
const outputs: Record<string, string> = {
  'openapi.json': JSON.stringify(document),
  'types.ts': await typesOf(document),
  'operationTable.ts': [
    `import type { OperationEntry } from '../operationEntry.js'`,
    `/** Every operation of the contract, in its order. */`,
    `export const operationTable: readonly OperationEntry[] = ${JSON.stringify(rows)}`,
  ].join('\n\n'),
  ...operationModules(rows),
  'permissionCode.ts': [
    `/** Every permission code that the contract's x-authz asks for. @public */`,
    `export type PermissionCode = ${permissionCodes(rows)
      .map((code) => `'${code}'`)
      .join(' | ')}`,
  ].join('\n'),
  'liveKind.ts': [
    `/** What the live stream tells of within a tenant. @public */`,
    `export type LiveKind = ${liveKinds(document)
      .map((kind) => `'${kind}'`)
      .join(' | ')}`,
  ].join('\n'),
}

const stale = findGone().map((name) => join('operations', name))
mkdirSync(join(target, 'operations'), { recursive: true })
if (!isCheck) for (const name of stale) rmSync(join(target, name))
for (const [name, source] of Object.entries(outputs)) {
  const file = join(target, name)
  const text = await formatted(source, file)
  if (text === current(file)) continue
  stale.push(name)
  if (!isCheck) writeFileSync(file, text)
}

if (stale.length === 0) console.log('src/generated is current')
else if (isCheck) {
  console.error(`Out of date: ${stale.join(', ')}. Run: npx nx run api-client:generate`)
  process.exitCode = 1
} else console.log(`Wrote ${stale.join(', ')}`)

/** The files of operations whose tag the contract no longer has. */
function findGone(): string[] {
  const folder = join(target, 'operations')
  const written = existsSync(folder) ? readdirSync(folder) : []
  return written.filter((name) => !(`operations/${name}` in outputs))
}

/** The client sets the headers of every call itself, so its callers' types leave them out. */
async function typesOf(whole: BundledDocument): Promise<string> {
  const copy = structuredClone(whole)
  const shared = Object.fromEntries(
    Object.entries(copy.components['parameters'] ?? {}).filter(
      ([, parameter]) => (parameter as { in: string }).in !== 'header',
    ),
  )
  copy.components['parameters'] = shared
  for (const operation of Object.values(copy.paths).flatMap((methods) => Object.values(methods))) {
    operation['parameters'] = (operation['parameters'] as { $ref?: string; in?: string }[]).filter(
      ({ $ref, in: place }) =>
        $ref ? ($ref.split('/').at(-1) ?? '') in shared : place !== 'header',
    )
  }
  const ast = await openapiTS(copy as unknown as OpenAPI3, {
    defaultNonNullable: false,
    // The file of a form: what a page gives to FormData.
    transform: (schema) =>
      'contentMediaType' in schema ? ts.factory.createTypeReferenceNode('Blob') : undefined,
  })
  return astToString(ast)
}

async function formatted(source: string, file: string): Promise<string> {
  return format(source, { ...(await resolveConfig(file)), filepath: file })
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
