import { operationTable, type OperationEntry } from '@spruce/api-client/contract'
import type { OperationDefinition } from './defineOperation.js'
import { canCheckTable } from './objectChecks.js'

const files = import.meta.glob<Record<string, unknown>>(
  ['../operations/**/*.ts', '!../operations/**/*.test.ts'],
  { eager: true },
)

/** An operation of the contract with its handler. */
export interface BoundOperation {
  readonly entry: OperationEntry
  readonly definition: OperationDefinition
}

function isDefinition(value: unknown): value is OperationDefinition {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'handle' in value
}

/** Every handler under `operations/`; a module may export a list of them. */
export function foundDefinitions(): OperationDefinition[] {
  return Object.values(files).flatMap((module) => Object.values(module).flat().filter(isDefinition))
}

/**
 * Ties every operation of the contract to its handler. @throws with all that is wrong: a missing, a
 * surplus or a doubled handler, one of the wrong kind, an unknown table in `x-authz`
 */
export function bindOperations(
  definitions: readonly OperationDefinition[] = foundDefinitions(),
  entries: readonly OperationEntry[] = operationTable,
): BoundOperation[] {
  const wrong: string[] = []
  const byId = new Map<string, OperationDefinition>()
  for (const definition of definitions) {
    if (byId.has(definition.operationId)) wrong.push(`${definition.operationId} has two handlers`)
    byId.set(definition.operationId, definition)
  }
  const known = new Set<string>(entries.map(({ operationId }) => operationId))
  for (const id of byId.keys()) {
    if (!known.has(id)) wrong.push(`${id} has a handler but is not in the contract`)
  }
  const bound = entries.flatMap((entry) => {
    const definition = byId.get(entry.operationId)
    if (!definition) {
      wrong.push(`${entry.operationId} has no handler`)
      return []
    }
    wrong.push(...misfits(entry, definition))
    return [{ entry, definition }]
  })
  if (wrong.length > 0) throw new Error(`The contract is not met:\n  ${wrong.join('\n  ')}`)
  return bound
}

function misfits({ operationId, authz }: OperationEntry, { kind }: OperationDefinition): string[] {
  const wanted = authz.auth === 'public' ? 'public' : authz.scope === 'tenant' ? 'tenant' : 'self'
  return [
    ...(kind === wanted ? [] : [`${operationId} is a ${wanted} operation, not a ${kind} one`]),
    ...(authz.auth === 'recent'
      ? [`${operationId} asks for a recent proof, which is not offered`]
      : []),
    ...authz.objects
      .filter(({ table }) => !canCheckTable(table))
      .map(({ table }) => `${operationId} names the unknown table ${table}`),
  ]
}
