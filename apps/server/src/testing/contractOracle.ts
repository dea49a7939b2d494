import { openApiDocument } from '@spruce/api-client/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { OperationId } from '../http/contractTypes.js'
import { addContractFormats } from '../http/contractFormats.js'
import { addTextKeyword } from '../http/textKeyword.js'
import { entryOf } from './entryOf.js'
import { resolved, type JsonSchema } from './schemaArbitrary.js'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonSchema
}

/** What the contract says about the requests of an operation. */
export interface OperationShape {
  parameters: Parameter[]
  body: JsonSchema | undefined
  bodyRequired: boolean
}

interface OperationObject {
  parameters?: JsonSchema[]
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> }
}

export function shapeOf(operation: OperationId): OperationShape {
  const { method, path } = entryOf(operation)
  const found = openApiDocument.paths[path]?.[method.toLowerCase()] as OperationObject
  const isJson = found.requestBody?.content['application/json'] !== undefined
  return {
    parameters: (found.parameters ?? []).map((one) => resolved(one) as unknown as Parameter),
    body: found.requestBody?.content['application/json']?.schema,
    // Of a form only path and query are fuzzed; the tests of uploads spoil its file.
    bodyRequired: isJson && (found.requestBody?.required ?? false),
  }
}

/** A request as texts and JSON, before it goes over the wire. */
export interface FuzzRequest {
  path: Record<string, string>
  query: Record<string, string | readonly string[]>
  body?: unknown
}

/** Says whether the contract accepts a request: the same document, checked beside the server. */
export class ContractOracle {
  private readonly path: ValidateFunction
  private readonly query: ValidateFunction
  private readonly body: ValidateFunction | undefined

  constructor(private readonly shape: OperationShape) {
    const texts = makeAjv(true)
    this.path = texts.compile(objectOf(shape.parameters.filter((one) => one.in === 'path')))
    this.query = texts.compile(objectOf(shape.parameters.filter((one) => one.in === 'query')))
    this.body = shape.body && makeAjv(false).compile(absolute(shape.body))
  }

  accepts(request: FuzzRequest): boolean {
    const { path, query, body } = structuredClone(request)
    if (!this.path(path) || !this.query(query)) return false
    if (!this.body) return body === undefined
    if (body === undefined) return !this.shape.bodyRequired
    return this.body(body)
  }
}

function makeAjv(coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, coerceTypes: coerce ? 'array' : false })
  addContractFormats(ajv)
  addTextKeyword(ajv)
  ajv.addSchema(openApiDocument, 'contract')
  return ajv
}

function objectOf(parameters: readonly Parameter[]): object {
  return absolute({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  })
}

function absolute(schema: JsonSchema): object {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')
  return JSON.parse(text) as object
}
