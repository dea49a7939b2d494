import type { Json, JsonObject } from '../document/types.js'
import { colorPattern, iconPattern, type SchemaNode, type Shape } from './shapes.js'

/** JSON Schema of one schema, without the line that names the draft. */
export function toJsonSchema({ shape, settings }: SchemaNode): JsonObject {
  return {
    ...(settings.label ? { title: settings.label['zh-CN'] } : {}),
    ...keywordsOf(shape),
    ...(settings.default === undefined ? {} : { default: settings.default }),
  }
}

function keywordsOf(shape: Shape): JsonObject {
  switch (shape.kind) {
    case 'text':
      return { type: 'string', ...bounds('minLength', shape.min, 'maxLength', shape.max) }
    case 'number':
      return {
        type: shape.isInteger ? 'integer' : 'number',
        ...bounds('minimum', shape.min, 'maximum', shape.max),
      }
    case 'boolean':
      return { type: 'boolean' }
    case 'color':
      return { type: 'string', pattern: colorPattern }
    case 'icon':
      return { type: 'string', pattern: iconPattern }
    case 'json':
      return {}
    case 'enum':
      return { type: 'string', enum: shape.options.map(({ value }) => value) }
    case 'array':
      return {
        type: 'array',
        items: toJsonSchema(shape.item),
        ...bounds('minItems', shape.min, 'maxItems', shape.max),
      }
    case 'object': {
      const fields = Object.entries(shape.fields)
      const required = fields.flatMap(([name, { settings }]) =>
        settings.isOptional || settings.default !== undefined ? [] : [name],
      )
      return {
        type: 'object',
        properties: Object.fromEntries(
          fields.map(([name, field]): [string, Json] => [name, toJsonSchema(field)]),
        ),
        ...(required.length > 0 ? { required } : {}),
      }
    }
  }
}

/** Only the bounds that bind. */
function bounds(least: string, min: number, greatest: string, max: number): JsonObject {
  return {
    ...(Number.isFinite(min) && !(min === 0 && least !== 'minimum') ? { [least]: min } : {}),
    ...(Number.isFinite(max) ? { [greatest]: max } : {}),
  }
}
