import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClosures } from './closure.ts'
import { createCallHasher, hashOperations, splitByOperation } from './operationUnits.ts'
import { temporaryFolder, writeFiles } from './temporaryFolder.ts'

const server = 'apps/server/src'
const handler = (
  id: string,
  repository: string,
) => `import { defineOperation } from '../../http/defineOperation.js'
export const ${id} = defineOperation('${id}', { handle: ({ repositories }) => repositories.${repository} })
`
const operation = (operationId: string, schema: string) => ({
  get: { operationId, schema: { $ref: `#/components/schemas/${schema}` } },
})

let root: string
let dispose: () => void

beforeEach(() => {
  const folder = temporaryFolder()
  root = folder.path
  dispose = () => folder[Symbol.dispose]()
  writeFiles(root, {
    [`${server}/operations/roles/addRole.ts`]: handler('addRole', 'roles'),
    [`${server}/operations/roles/getUser.ts`]: handler('getUser', 'users'),
    [`${server}/http/defineOperation.ts`]: 'export const defineOperation = 1\n',
    [`${server}/http/operationRegistry.ts`]: `import.meta.glob('../operations/**/*.ts')\n`,
    [`${server}/repositories/repositories.ts`]: `import { Roles } from './roles/Roles.js'
import { Users } from './users/Users.js'
export class Repositories {
  get roles(): Roles {}
  get users(): Users {}
}
`,
    [`${server}/repositories/roles/Roles.ts`]: 'export class Roles {}\n',
    [`${server}/repositories/users/Users.ts`]: 'export class Users {}\n',
    [`${server}/testing/harness.ts`]: `import '../http/operationRegistry.js'
import { Repositories } from '../repositories/repositories.js'
import './recipes.js'
`,
    [`${server}/testing/whoMay.csv`]: 'operation,who\naddRole,member\ngetUser,anyone\n',
    [`${server}/testing/recipes.ts`]: `const all = 1\nexport const recipes = { addRole: {}, getUser: { all } }\n`,
    [`${server}/testing/proofs.ts`]: 'export {}\n',
    'libs/api-client/src/generated/operationTable.ts': `export const table = [{ operationId: 'addRole' }]\n`,
    'libs/api-client/src/generated/openapi.json': {
      components: { schemas: { Role: { type: 'object' }, User: { type: 'object' } } },
      paths: { '/roles': operation('addRole', 'Role'), '/users': operation('getUser', 'User') },
    },
  })
  execFileSync('git', ['init', '-q'], { cwd: root })
})

afterEach(() => {
  dispose()
})

/** The operations whose hash is another after this text became that in a file. */
function oldAfter(file: string, from: string | RegExp, to: string): string[] {
  const hash = () => hashOperations(root, [`${server}/testing/harness.ts`], createClosures(root))
  const before = hash()
  const text = readFileSync(join(root, file), 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFiles(root, { [file]: changed })
  const after = hash()
  return Object.keys(after).filter((id) => before[id] !== after[id])
}

describe('the operations that become old', () => {
  it.each([
    ['its handler', 'operations/roles/addRole.ts', /$/, '// 2\n'],
    ['its repository', 'repositories/roles/Roles.ts', /$/, '// 2\n'],
    ['its line of the table of rights', 'testing/whoMay.csv', 'addRole,member', 'addRole,anyone'],
    ['its recipe', 'testing/recipes.ts', 'addRole: {}', 'addRole: { all }'],
  ])('after a change of %s: it alone', (_name, file, from, to) => {
    expect(oldAfter(`${server}/${file}`, from, to)).toEqual(['addRole'])
  })

  it.each([
    ['its schema', 'openapi.json', /"Role": \{\s*"type": "object"/, '"Role": { "type": "array"'],
    ['its block', 'openapi.json', '"/roles"', '"/v2/roles"'],
    ['its entry of the table', 'operationTable.ts', `'addRole'`, `'addRole', perm: []`],
  ])('after a change of the contract in %s: it alone', (_name, file, from, to) => {
    expect(oldAfter(`libs/api-client/src/generated/${file}`, from, to)).toEqual(['addRole'])
  })

  it.each([
    ['the harness', 'testing/harness.ts', /$/, '// 2\n'],
    ['what all of them use', 'http/defineOperation.ts', '1', '2'],
    ['what recipes share', 'testing/recipes.ts', 'all = 1', 'all = 2'],
  ])('after a change of %s: all', (_name, file, from, to) => {
    expect(oldAfter(`${server}/${file}`, from, to)).toEqual(['addRole', 'getUser'])
  })

  it('after one more repository: none', () => {
    const file = `${server}/repositories/repositories.ts`
    expect(oldAfter(file, /\}\n$/, '  get plans(): Plans {}\n}\n')).toEqual([])
  })

  it('after one more operation: the new one', () => {
    writeFiles(root, { [`${server}/operations/roles/addPlan.ts`]: handler('addPlan', 'roles') })
    const file = 'libs/api-client/src/generated/openapi.json'
    const path = JSON.stringify({ '/plans': operation('addPlan', 'Role') }).slice(1, -1)
    expect(oldAfter(file, '"/roles"', `${path}, "/roles"`)).toEqual(['addPlan'])
  })
})

describe('what calls the operation addRole alone', () => {
  const test = `${server}/operations/roles/roles.test.ts`
  const started = `import { start } from '../../testing/start.js'\n`

  beforeEach(() => {
    writeFiles(root, {
      [`${server}/testing/start.ts`]: `import '../main.js'\nexport const start = 1\n`,
      [`${server}/main.ts`]: `import './http/operationRegistry.js'\nimport './repositories/repositories.js'\nimport '../../../libs/api-client/src/generated/operationTable.js'\n`,
    })
  })

  function isOldAfter(text: string, file: string, from: string | RegExp, to: string): boolean {
    writeFiles(root, { [test]: text })
    const hash = () => createCallHasher(root, createClosures(root))([test], ['addRole'])
    const before = hash()
    const old = readFileSync(join(root, file), 'utf8')
    const changed = old.replace(from, to)
    expect(changed).not.toBe(old)
    writeFiles(root, { [file]: changed })
    return hash() !== before
  }

  it.each([
    ['the operation', `${server}/operations/roles/addRole.ts`, /$/, '// 2\n'],
    ['its repository', `${server}/repositories/roles/Roles.ts`, /$/, '// 2\n'],
    ['the core', `${server}/main.ts`, /$/, '// 2\n'],
    ['what it imports', `${server}/testing/start.ts`, /$/, '// 2\n'],
    [
      'its entry',
      'libs/api-client/src/generated/operationTable.ts',
      `'addRole'`,
      `'addRole', a: 1`,
    ],
    ['its schema', 'libs/api-client/src/generated/openapi.json', '"Role": {', '"Role": { "a": 1,'],
  ])('is old after a change of %s', (_name, file, from, to) => {
    expect(isOldAfter(started, file, from, to)).toBe(true)
  })

  it.each([
    ['operation', `${server}/operations/roles/getUser.ts`, /$/, '// 2\n'],
    ['repository', `${server}/repositories/users/Users.ts`, /$/, '// 2\n'],
    ['schema', 'libs/api-client/src/generated/openapi.json', '"User": {', '"User": { "a": 1,'],
  ])('is as it was after a change of another %s', (_name, file, from, to) => {
    expect(isOldAfter(started, file, from, to)).toBe(false)
  })

  it('is old after a change of a repository that a test names', () => {
    const named = `${started}start.services.repositories.users.find()\n`
    expect(isOldAfter(named, `${server}/repositories/users/Users.ts`, /$/, '// 2\n')).toBe(true)
  })

  it('is old after a change of any operation where a test looks at the registry', () => {
    const seeing = `${started}import '../../http/operationRegistry.js'\n`
    const other = `${server}/operations/roles/getUser.ts`
    expect(isOldAfter(seeing, other, /$/, '// 2\n')).toBe(true)
  })

  it.each([
    ['as it was', 'entryOf', false],
    ['old', 'allEntries', true],
  ])(
    'is %s after a change of another one where its harness has the table in %s',
    (_is, name, isOld) => {
      const reading = `import '../../../../libs/api-client/src/generated/operationTable.js'\n`
      writeFiles(root, { [`${server}/testing/${name}.ts`]: reading })
      const other = `${server}/operations/roles/getUser.ts`
      const text = `${started}import '../../testing/${name}.js'\n`
      expect(isOldAfter(text, other, /$/, '// 2\n')).toBe(isOld)
    },
  )
})

it('splits what is one operation’s from what is of all', () => {
  const text = `// 角色\nconst shared = 1\nexport const recipes = { getUser: { 名: '甲' }, addRole: shared }\n`
  const { entries, rest } = splitByOperation('recipes.ts', text, new Set(['getUser']))
  expect([...entries]).toEqual([['getUser', `getUser: { 名: '甲' }\n`]])
  expect(rest).toBe('// 角色 const shared = 1 export const recipes = { addRole: shared } ')
})
