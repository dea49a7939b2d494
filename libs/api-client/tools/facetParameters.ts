import type { BundledDocument } from './bundle.js'
import type { ListParameter } from './listParameters.js'

interface Schema extends Record<string, unknown> {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
}

/** The query parameters by which a list picks the rows with a value: of an enumeration, a boolean, an id, a span of time. */
export function facetParameters(
  document: BundledDocument,
  row: unknown,
  facets: readonly string[],
  where: string,
): ListParameter[] {
  const properties = propertiesOf(document, row as Schema)
  return facets.flatMap((name) => {
    const property = properties[name]
    const found = property && facetOf(document, name, property)
    if (!found) throw new Error(`${where}: ${name} is no field of the row that can be a filter`)
    return found
  })
}

function facetOf(
  document: BundledDocument,
  name: string,
  property: Schema,
): ListParameter[] | undefined {
  const schema = (property.anyOf ?? [property]).find(({ type }) => type !== 'null') ?? property
  const { type, format, enum: values } = resolved(document, schema)
  if (values) {
    const named = values.filter((value) => value !== null)
    const kind = [type].flat().find((one) => one !== 'null')
    const asked =
      named.length === values.length && schema.$ref ? schema : { type: kind, enum: named }
    return [parameter(name, asked, named[0])]
  }
  if ([type].flat().includes('boolean')) return [parameter(name, { type: 'boolean' }, true)]
  if (format === 'date-time') {
    const time = { $ref: '#/components/schemas/TimeFilter' }
    return [
      parameter(`${name}From`, time, '2026-11-01T00:00:00.000Z', 'From this moment on'),
      parameter(`${name}To`, time, '2026-12-01T00:00:00.000Z', 'Before this moment'),
    ]
  }
  if (schema.$ref?.endsWith('/Id')) {
    return [parameter(name, schema, '01930f3c-0000-7000-8000-000000000001')]
  }
  return undefined
}

function parameter(
  name: string,
  schema: Schema,
  example: unknown,
  description?: string,
): ListParameter {
  return {
    ...{ name, in: 'query', required: false },
    ...(description === undefined ? {} : { description }),
    ...{ schema, example },
  }
}

function propertiesOf(document: BundledDocument, schema: Schema): Record<string, Schema> {
  const { allOf = [], properties } = resolved(document, schema)
  const parts = allOf.flatMap((part) => Object.entries(propertiesOf(document, part)))
  return { ...Object.fromEntries(parts), ...properties }
}

function resolved(document: BundledDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema
  const name = schema.$ref.split('/').at(-1) ?? ''
  return resolved(document, document.components['schemas']?.[name] as Schema)
}
