import type { BundledDocument } from './bundle.js'
import type { PermissionCode } from '../src/generated/permissionCode.js'
import type { OperationEntry } from '../src/operationEntry.js'

interface Operation {
  operationId: string
  tags: [string]
  'x-spruce-origin': OperationEntry['origin']
  'x-spruce-section': string
  'x-authz': {
    auth: OperationEntry['authz']['auth']
    perm?: PermissionCode | PermissionCode[]
    scope: OperationEntry['authz']['scope']
    objects?: OperationEntry['authz']['objects']
    effect: OperationEntry['authz']['effect']
  }
  'x-body-limit'?: number
  'x-history'?: string
  'x-live-kinds'?: string[]
  requestBody?: { content: Record<string, unknown> }
}

/** The rows of the operation table: the contract's extensions in one flat, typed shape. */
export function operationRows(document: BundledDocument): OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => {
      const operation = value as unknown as Operation
      const { auth, perm = [], scope, objects = [], effect } = operation['x-authz']
      const bodyLimit = operation['x-body-limit']
      return {
        operationId: operation.operationId as OperationEntry['operationId'],
        method: method.toUpperCase() as OperationEntry['method'],
        path: path as OperationEntry['path'],
        tag: operation.tags[0],
        origin: operation['x-spruce-origin'],
        section: operation['x-spruce-section'],
        authz: { auth, perm: [perm].flat(), scope, objects, effect },
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
        ...(operation.requestBody?.content['multipart/form-data'] ? { multipart: true } : {}),
        ...(operation['x-history'] === undefined ? {} : { history: operation['x-history'] }),
      }
    }),
  )
}

/**
 * The constants of the operations, a module for each tag, by file name: what names operations of one tag depends on
 * no other.
 */
export function operationModules(rows: readonly OperationEntry[]): Record<string, string> {
  const tags = [...new Set(rows.map(({ tag }) => tag))]
  const modules: Record<string, string> = {
    'operations.ts': tags.map((tag) => `export * from './operations/${tag}.js'`).join('\n'),
  }
  for (const { operationId, method, path, tag } of rows) {
    const constant = `/** @public */\nexport const ${operationId} = { id: '${operationId}', method: '${method.toLowerCase()}', path: '${path}', tag: '${tag}' } as const`
    const file = `operations/${tag}.ts`
    modules[file] = [modules[file] ?? '', constant].join('\n')
  }
  return modules
}

/** The permission codes of all rows, sorted. */
export function permissionCodes(rows: readonly OperationEntry[]): string[] {
  return [...new Set(rows.flatMap(({ authz }) => authz.perm))].sort()
}

/** The kinds of live events, as the streams of the contract name them. */
export function liveKinds(document: BundledDocument): string[] {
  return Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((value) => (value as unknown as Operation)['x-live-kinds'] ?? [])
}
