import { openApiDocument } from '@spruce/api-client/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { addContractFormats } from './contractFormats.js'

interface FoundSchema {
  place: string
  schema: Record<string, unknown>
}

/** Every schema of a text that stands in the contract, with the place of it. */
function textSchemas(value: unknown, place = ''): FoundSchema[] {
  if (typeof value !== 'object' || value === null) return []
  const schema = value as Record<string, unknown>
  const own = [schema['type']].flat().includes('string') ? [{ place, schema }] : []
  return own.concat(
    Object.entries(schema)
      .filter(([name]) => name !== 'example' && name !== 'examples')
      .flatMap(([name, inner]) => textSchemas(inner, `${place}/${name}`)),
  )
}

const ajv = new Ajv2020({ strict: false })
addContractFormats(ajv)

/** Those that say how a date is written: an empty pattern or a limit alone would take any text. */
const dates = textSchemas(openApiDocument).filter(({ schema }) => {
  const { pattern, format } = schema
  const isDate = format === 'date-time' || format === 'date'
  return (
    isDate || (typeof pattern === 'string' && /\(0\[1-9\]|\\d\{4\}|\[0-9\]\{4\}-/.test(pattern))
  )
})

describe('a date that enters', () => {
  it('is found in the contract: times of answers, moments, filters, ends', () => {
    const places = dates.map(({ place }) => place)
    for (const name of ['Time', 'Moment', 'TimeFilter', 'FutureTime']) {
      expect(places).toContain(`/components/schemas/${name}`)
    }
  })

  it.each(dates)('$place takes only days that the calendar has', ({ schema }) => {
    const accepts = ajv.compile(schema)
    const at = (day: string) => `${day}T08:00:00.000Z`
    expect(accepts(at('2028-02-29'))).toBe(true)
    expect(accepts(at('2026-02-28'))).toBe(true)
    for (const day of ['2026-02-30', '2026-02-29', '2026-04-31', '2100-02-29', '2026-02-00']) {
      expect(accepts(at(day)), day).toBe(false)
    }
  })
})
