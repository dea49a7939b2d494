type Schema = Readonly<Record<string, unknown>>

/** Whether a value meets a JSON Schema, for the words that ours are written with; an unknown word throws. */
export function accepts(schema: Schema, value: unknown): boolean {
  return Object.entries(schema).every(([word, expected]) => {
    switch (word) {
      case '$schema':
      case 'title':
      case 'default':
        return true
      case 'type':
        return isOfType(expected as string, value)
      case 'enum':
        return (expected as unknown[]).includes(value)
      case 'pattern':
        return typeof value !== 'string' || new RegExp(expected as string, 'u').test(value)
      case 'minLength':
        return typeof value !== 'string' || Array.from(value).length >= (expected as number)
      case 'maxLength':
        return typeof value !== 'string' || Array.from(value).length <= (expected as number)
      case 'minimum':
        return typeof value !== 'number' || value >= (expected as number)
      case 'maximum':
        return typeof value !== 'number' || value <= (expected as number)
      case 'minItems':
        return !Array.isArray(value) || value.length >= (expected as number)
      case 'maxItems':
        return !Array.isArray(value) || value.length <= (expected as number)
      case 'items':
        return !Array.isArray(value) || value.every((item) => accepts(expected as Schema, item))
      case 'required':
        return (
          !isObject(value) || (expected as string[]).every((name) => Object.hasOwn(value, name))
        )
      case 'properties':
        return (
          !isObject(value) ||
          Object.entries(expected as Record<string, Schema>).every(
            ([name, property]) => !Object.hasOwn(value, name) || accepts(property, value[name]),
          )
        )
      default:
        throw new Error(`No such word: ${word}`)
    }
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  return typeof value === type
}
