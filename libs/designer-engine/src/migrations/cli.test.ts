import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const library = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'spruce-designer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...parameters: string[]) {
  const script = join(library, 'bin', 'spruce-designer.mjs')
  const loader = ['--conditions=@spruce/source', '--import', 'tsx']
  const { status, stdout } = spawnSync(process.execPath, [...loader, script, ...parameters], {
    cwd: library,
    encoding: 'utf8',
  })
  return { status, stdout }
}

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('M-20: spruce-designer migrate --check', () => {
  it('tells what would migrate, and fails for what does not open', () => {
    const old = write('old.json', '{"nodes":{"a":{"id":"a","type":"acme.old","props":{}}}}')
    const broken = write('broken.json', '{')
    const registry = write('registry.mjs', 'export default []')
    expect(run('migrate', '--check', old)).toMatchObject({ status: 0 })
    const both = run('migrate', '--check', '--registry', registry, old, broken)
    expect(both.status).toBe(1)
    expect(both.stdout).toContain('FAIL')
    expect(both.stdout).toContain('not-json')
    expect(run('migrate')).toMatchObject({ status: 2 })
  })
})
