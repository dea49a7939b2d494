import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles, workspaceRoot } from './workspace.ts'

const actions = 'list|add|edit|remove|import|export|publish|audit|assign|reset|mock'
const codePattern = new RegExp(`['"\`]([a-z][a-z0-9-]*:(?:${actions}))['"\`]`, 'g')

/** The codes that production files in these folders name, each with a file that does. */
function codesIn(folders: readonly string[], only = /\.tsx?$/): Map<string, string> {
  const notProduction = /\.(test|test-d|stories)\.tsx?$|\/testing\/|\/fixtures\.tsx?$/
  const found = new Map<string, string>()
  for (const path of listFiles(workspaceRoot, folders)) {
    if (!only.test(path) || notProduction.test(path)) continue
    const text = readFileSync(join(workspaceRoot, path), 'utf8')
    for (const [, code] of withoutComments(text).matchAll(codePattern)) {
      if (code !== undefined) found.set(code, path)
    }
  }
  return found
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
}

const manifestFiles =
  /libs\/feature-[a-z]+\/src\/manifest\.ts$|\/platformManifest\.ts$|\/operationManifest\.ts$/

/** The registry: what the manifests of platform and sub-applications declare under `permissions`. */
function registry(files = manifestFiles): Set<string> {
  const codes = new Set<string>()
  for (const path of listFiles(workspaceRoot, ['libs', 'apps/server/src/boot'])) {
    if (!files.test(path)) continue
    const text = readFileSync(join(workspaceRoot, path), 'utf8')
    for (const [, code] of text.matchAll(/\bcode: '([^']+)'/g)) if (code) codes.add(code)
  }
  return codes
}

describe('S-03: permission codes', () => {
  const registered = registry()

  it('are declared by the manifests', () => {
    expect(registered.size).toBeGreaterThan(0)
  })

  it.each([
    ['the contract', ['libs/api-client/src/generated/operationTable.ts']],
    ['the interface', ['libs', 'apps/portal/src']],
    ['the server', ['apps/server/src']],
  ])('that %s names are in the registry', (_, folders) => {
    const unknown = [...codesIn(folders)].filter(([code]) => !registered.has(code))
    expect(unknown).toEqual([])
  })

  it('of no single sub-application are declared by the platform alone', () => {
    const shared =
      /^(page|device|devicetype|devicetoken|alarm|alarmrule|log|recycle|role|view|identityprovider|dataendpoint):/
    const declared = [...registry(/libs\/feature-[a-z]+\/src\/manifest\.ts$/)]
    expect(declared.filter((code) => shared.test(code))).toEqual([])
    expect([...registry(/\/platformManifest\.ts$/)].every((code) => shared.test(code))).toBe(true)
  })

  it('would be found if they were not', () => {
    const found = codesIn(['libs/feature-enterprise/src'])
    expect(found.has('department:add')).toBe(true)
    expect([...`permission: 'ghost:edit'`.matchAll(codePattern)].map(([, code]) => code)).toEqual([
      'ghost:edit',
    ])
  })
})
