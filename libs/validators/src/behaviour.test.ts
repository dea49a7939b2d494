import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as library from './index.js'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const rows = readme
  .split('\n')
  .filter((line) => /^\| `\w+` /.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => examplesOf(cell)),
  )

function examplesOf(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, example = '']) => example)
}

/** These ask about two strings; the text of the README says what they answer. */
const aboutTwo = ['isBelowPath']

/** Every exported question that is answered by yes or no about one string. */
const validators = Object.keys(library).filter(
  (name) => /^(?:is|has)[A-Z]/.test(name) && !aboutTwo.includes(name),
)

describe('the table of behaviour in the README', () => {
  it('has a row for every validator', () => {
    expect(rows.map(([name]) => name?.[0]).sort()).toEqual(validators.sort())
  })

  it.each(aboutTwo)('is followed by a word about %s', (name) => {
    expect(library).toHaveProperty(name)
    expect(readme).toContain(`**\`${name}\`**`)
  })

  const cases = rows.flatMap(([name = [], accepts = [], refuses = []]) => [
    ...accepts.map((value) => [name[0] ?? '', value, true] as const),
    ...refuses.map((value) => [name[0] ?? '', value, false] as const),
  ])

  it.each(cases)('%s(%j) is %s', (name, value, expected) => {
    const validate = library[name as keyof typeof library] as (value: string) => boolean
    expect(validate(value)).toBe(expected)
  })

  it.each(rows.map(([name, accepts, refuses]) => [name?.[0] ?? '', accepts, refuses] as const))(
    '%s has an example of both',
    (_, accepts, refuses) => {
      expect(accepts?.length).toBeGreaterThan(0)
      expect(refuses?.length).toBeGreaterThan(0)
    },
  )
})
