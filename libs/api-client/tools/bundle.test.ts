import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundle } from './bundle.js'

const common = `
openapi: 3.1.1
components:
  schemas:
    Id: { type: string }
`

describe('bundle', () => {
  let folder = ''
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'spruce-contract-'))
    write('common.yaml', common)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('joins the files by name, and the methods of one path from two files', () => {
    write('b.yaml', 'paths: { /x: { post: { operationId: addX } } }')
    write(
      'a.yaml',
      'paths: { /x: { get: { operationId: getX } } }\ncomponents: { schemas: { X: { type: object } } }',
    )
    write('notes.md', 'not a part of it')
    expect(bundle(folder)).toEqual({
      openapi: '3.1.1',
      paths: { '/x': { get: { operationId: 'getX' }, post: { operationId: 'addX' } } },
      components: { schemas: { Id: { type: 'string' }, X: { type: 'object' } } },
    })
  })

  it.each([
    ['a method', 'paths: { /x: { get: {} } }', 'b.yaml: /x: get is defined twice'],
    ['a component', 'components: { schemas: { Id: {} } }', 'b.yaml: schemas: Id is defined twice'],
  ])('refuses %s that two files define', (_what, text, message) => {
    write('a.yaml', 'paths: { /x: { get: {} } }')
    write('b.yaml', text)
    expect(() => bundle(folder)).toThrow(message)
  })
})
