import { expect, it } from 'vitest'
import { type Definition, importedRows, readIdentifierFile } from './identifierFile.js'
import { definitionOf, makeIdentifiers } from './identifiersHandlers.js'

const format = 'spruce-business-identifiers/1'
const definitions: Definition[] = makeIdentifiers(3).map(definitionOf)
const [one = {} as Definition, two = {} as Definition] = definitions
const rowsOf = (identifiers: Definition[], current = definitions) =>
  importedRows({ format, identifiers }, current).map(({ definition, ...rest }) => ({
    ...rest,
    version: definition.version,
  }))

it('reads what was exported, and nothing else', () => {
  const text = JSON.stringify({ format, identifiers: definitions })
  expect(readIdentifierFile(text)?.identifiers).toEqual(definitions)
  for (const wrong of ['', 'null', '[]', '{}', '{"format":"spruce-menus/1","identifiers":[]}']) {
    expect(readIdentifierFile(wrong)).toBeUndefined()
  }
  const broken = JSON.stringify({ format, identifiers: [{ code: 1 }] })
  expect(readIdentifierFile(broken)).toBeUndefined()
})

it('says of each what it does here, at the version that stands here', () => {
  const other = { ...two, version: 9, name: '改名', channels: { sms: { text: 'x' } } }
  expect(rowsOf([{ ...one, version: 7 }, other, { ...one, code: 'new' }])).toEqual([
    { state: 'same', version: 1 },
    { state: 'changed', fields: ['name', 'channels'], version: 1 },
    { state: 'added', version: null },
  ])
})

it('takes for the same what says the same', () => {
  const { sms, inApp } = one.channels
  const turned = { ...one, channels: { sms, inApp } } as Definition
  expect(rowsOf([turned])).toEqual([{ state: 'same', version: 1 }])
  const bare = { ...one, description: null, variables: [] }
  const { code, name, appCode, channels } = bare
  const less = { code, name, appCode, channels }
  expect(rowsOf([less], [bare])).toEqual([{ state: 'same', version: 1 }])
})
