import { describe, expect, it } from 'vitest'
import { createClosures } from './closure.ts'
import { findSql, hashSql, isAlwaysEmbedded, server } from './serverSubjects.ts'
import { workspaceRoot } from './workspace.ts'

const closures = createClosures(workspaceRoot)
const sqlOf = (file: string) => findSql(workspaceRoot, `${server}/${file}`, closures)

describe('the SQL of a subject', () => {
  it('is that of the repositories its operations name, with what these import', () => {
    const roles = sqlOf('operations/roles/roles.test.ts')
    expect(roles).toContain(`${server}/repositories/roles/RolesRepository.ts`)
    expect(roles).not.toContain(`${server}/repositories/devices/DevicesRepository.ts`)
    const devices = sqlOf('operations/devices/devices.test.ts')
    expect(devices).toContain(`${server}/repositories/devices/DevicesRepository.ts`)
    expect(devices).not.toContain(`${server}/repositories/roles/RolesRepository.ts`)
  })

  it('is not the whole of it for the sake of the server that the test starts, and no migration', () => {
    const all = [...sqlOf('operations/roles/roles.test.ts'), ...sqlOf('http/requests.test.ts')]
    expect(all).not.toContain(`${server}/repositories/repositories.ts`)
    expect(all.filter((file) => file.includes('/migrations'))).toEqual([])
  })

  it('has another fingerprint for each test file', () => {
    const [one, other] = ['roles', 'listRoles'].map((name) =>
      hashSql(workspaceRoot, `${server}/operations/roles/${name}.test.ts`, closures),
    )
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(one).not.toBe(other)
  })
})

it('asks the embedded engine always for what leans on how it works', () => {
  const always = ['db/engine', 'testing/isolation', 'jobs/WorkQueue', 'operations/imports/imports']
  const others = ['operations/roles/roles', 'testing/fuzzEven', 'testing/headers']
  const isAlways = (name: string) => isAlwaysEmbedded(`${server}/${name}.test.ts`)
  expect([always.map(isAlways), others.map(isAlways)]).toEqual([
    [true, true, true, true],
    [false, false, false],
  ])
})
