import type { Schemas } from '@spruce/api-client'

/** Definitions of business identifiers, as a file. */
export type IdentifierFile = Schemas['BusinessIdentifierFile']
/** One of them: what another company needs to have the same. */
export type Definition = IdentifierFile['identifiers'][number]

const comparedFields = ['name', 'appCode', 'description', 'channels', 'variables'] as const

/** What a change touches. */
export type ComparedField = (typeof comparedFields)[number]

/** What an import makes of a definition. */
export type ImportedRow = { definition: Definition } & (
  { state: 'added' } | { state: 'changed'; fields: ComparedField[] } | { state: 'same' }
)

/** Reads a file; undefined where it is none of exported identifiers. The server checks every row of it. */
export function readIdentifierFile(text: string): IdentifierFile | undefined {
  try {
    const file = JSON.parse(text) as Partial<IdentifierFile> | null
    const isFile =
      file?.format === 'spruce-business-identifiers/1' &&
      Array.isArray(file.identifiers) &&
      (file.identifiers as unknown[]).every(isDefinition)
    return isFile ? (file as IdentifierFile) : undefined
  } catch {
    return undefined
  }
}

/** What an import changes, row by row. @param current the definitions that stand, with their versions */
export function importedRows(file: IdentifierFile, current: readonly Definition[]): ImportedRow[] {
  const standing = new Map(current.map((one) => [one.code, one]))
  return file.identifiers.map((given) => {
    const before = standing.get(given.code)
    // The version of another company, or of another day, says nothing here.
    const definition = { ...given, version: before?.version ?? null }
    if (!before) return { definition, state: 'added' }
    const fields = comparedFields.filter((field) => isOther(before[field], given[field]))
    return fields.length > 0
      ? { definition, state: 'changed', fields }
      : { definition, state: 'same' }
  })
}

function isDefinition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { code, name, appCode, channels } = value as Record<string, unknown>
  const isText = [code, name, appCode].every((text) => typeof text === 'string')
  return isText && typeof channels === 'object' && channels !== null
}

function isOther(before: unknown, after: unknown): boolean {
  return textOf(before) !== textOf(after)
}

/** Equal for what says the same: the order of keys and what is left out do not count. */
function textOf(value: unknown): string {
  return JSON.stringify(isEmpty(value) ? null : value, (_key, one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one
    const entries = Object.entries(one).filter(([, kept]) => kept !== null && kept !== undefined)
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
