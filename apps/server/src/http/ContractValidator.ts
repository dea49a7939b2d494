import { openApiDocument, type OperationEntry } from '@spruce/api-client/contract'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { addContractFormats } from './contractFormats.js'
import { addTextKeyword } from './textKeyword.js'

type JsonObject = Record<string, unknown>

/** The checks of one operation. */
export interface OperationChecks {
  readonly path: ValidateFunction | undefined
  readonly query: ValidateFunction
  readonly body: ValidateFunction | undefined
  /** The fields of a form that are files. */
  readonly files: readonly string[]
  /** A body must come. */
  readonly bodyRequired: boolean
  /** Of the JSON answer with status 200; undefined where the answer is no JSON. */
  readonly answer: ValidateFunction | undefined
  /** The statuses that the contract names. */
  readonly statuses: ReadonlySet<number>
}

interface ParameterObject {
  name: string
  in: string
  required?: boolean
  schema: JsonObject
}

interface OperationObject {
  parameters?: JsonObject[]
  requestBody?: { required?: boolean; content: Record<string, unknown> }
  responses: Record<string, JsonObject>
}

const documentId = 'api'

/** JSON, and the forms of operations that take a file. */
const bodyTypes = ['application/json', 'multipart/form-data'] as const

/**
 * Checks requests and answers against the OpenAPI 3.1 document itself: every check is a `$ref` into
 * it. Path and query are coerced from text, bodies never; the texts of all three are made canonical as
 * their `x-text` says, those of answers are not. Compiles the checks of an operation when they are
 * first needed: all of them together take seconds.
 */
export class ContractValidator {
  private readonly bodies = requestAjv(false)
  private readonly texts = requestAjv(true)
  private readonly answers = makeAjv(false)
  private readonly compiled = new WeakMap<OperationEntry, OperationChecks>()

  checksOf(entry: OperationEntry): OperationChecks {
    const known = this.compiled.get(entry)
    if (known) return known
    const checks = this.compile(entry)
    this.compiled.set(entry, checks)
    return checks
  }

  private compile(entry: OperationEntry): OperationChecks {
    const operation = operationObject(entry)
    const parameters = (operation.parameters ?? []).map(resolveParameter)
    const pointer = `paths/${escapePointer(entry.path)}/${entry.method.toLowerCase()}`
    const mediaType = bodyTypes.find((type) => operation.requestBody?.content[type])
    const ok = resolve(operation.responses['200'] ?? {})
    const hasJson = (ok['content'] as JsonObject | undefined)?.['application/json'] !== undefined
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    return {
      path: inPath.length > 0 ? this.texts.compile(schemaOf(inPath)) : undefined,
      query: this.texts.compile(schemaOf(parameters.filter(({ in: place }) => place === 'query'))),
      body: mediaType
        ? this.bodies.compile(
            ref(`${pointer}/requestBody/content/${mediaType.replace('/', '~1')}/schema`),
          )
        : undefined,
      files: mediaType ? filesIn(operation.requestBody?.content[mediaType]) : [],
      bodyRequired: operation.requestBody?.required ?? false,
      answer: hasJson
        ? this.answers.compile(ref(`${pointer}/responses/200/content/application~1json/schema`))
        : undefined,
      statuses: new Set(Object.keys(operation.responses).map(Number)),
    }
  }
}

let shared: ContractValidator | undefined

/** The checks of an operation; every server of this process has the same ones, for they hold no state. */
export function checksOf(entry: OperationEntry): OperationChecks {
  shared ??= new ContractValidator()
  return shared.checksOf(entry)
}

/** An answer of ours that the contract does not allow. */
export class AnswerContractError extends Error {
  override readonly name = 'AnswerContractError'

  constructor(operationId: string, errors: readonly ErrorObject[]) {
    const first = errors[0]
    super(
      `The answer of ${operationId} breaks the contract: ${first?.instancePath ?? ''} ${first?.message ?? ''} ${JSON.stringify(first?.params)}`,
    )
  }
}

function requestAjv(coerce: boolean): Ajv2020 {
  const ajv = makeAjv(coerce)
  addTextKeyword(ajv)
  return ajv
}

function makeAjv(coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults: true,
    coerceTypes: coerce ? 'array' : false,
  })
  addContractFormats(ajv)
  ajv.addSchema(openApiDocument, documentId)
  return ajv
}

function operationObject(entry: OperationEntry): OperationObject {
  const path = openApiDocument.paths[entry.path]
  return path?.[entry.method.toLowerCase()] as OperationObject
}

function ref(pointer: string): JsonObject {
  return { $ref: `${documentId}#/${pointer}` }
}

function escapePointer(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('~', '~')
}

/** The properties that a body's schema calls bytes. */
function filesIn(content: unknown): string[] {
  const schema = resolve((content as { schema: JsonObject }).schema)
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>)
    .filter(([, property]) => resolve(property)['contentMediaType'] !== undefined)
    .map(([name]) => name)
}

/** Follows a `$ref` of the document, one level. */
function resolve(object: JsonObject): JsonObject {
  const { $ref } = object
  if (typeof $ref !== 'string') return object
  let found: unknown = openApiDocument
  for (const part of $ref.replace('#/', '').split('/')) {
    found = (found as JsonObject)[
      decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    ]
  }
  return found as JsonObject
}

function resolveParameter(parameter: JsonObject): ParameterObject {
  return resolve(parameter) as unknown as ParameterObject
}

/** An object schema over parameters. Defaults must stand here: Ajv does not look behind a `$ref`. */
function schemaOf(parameters: readonly ParameterObject[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => {
        const { default: fallback } = resolve(schema)
        return [
          name,
          { ...absolute(schema), ...(fallback === undefined ? {} : { default: fallback }) },
        ]
      }),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** The schema with every `#/…` pointing into the document. */
function absolute(schema: JsonObject): JsonObject {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`),
  ) as JsonObject
}
