import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkApi } from './apiCheck.ts'
import { listEntryPoints } from './apiReport.ts'
import { temporaryFolder, writeFiles } from './temporaryFolder.ts'

const manifest = {
  name: '@spruce/lamp',
  version: '0.1.0',
  exports: {
    './package.json': './package.json',
    '.': { types: './dist/types/index.d.ts' },
    './testing': { types: './dist/types/testing.d.ts' },
  },
}

let root: string
let dispose: () => void

beforeEach(() => {
  const folder = temporaryFolder()
  root = folder.path
  dispose = () => folder[Symbol.dispose]()
  writeFiles(root, {
    'package.json': manifest,
    'dist/types/index.d.ts': `export { light } from './light.js'\nexport type { Lamp } from './light.js'\n`,
    'dist/types/light.d.ts': `export interface Lamp { isLit: boolean }\n/** Lights the lamp. */\nexport declare function light(lamp: Lamp): Lamp\nexport interface Hidden { a: 1 }\n`,
    'dist/types/testing.d.ts': `import type { Lamp } from './light.js'\nexport declare const testLamp: Lamp\n`,
  })
})

afterEach(() => {
  dispose()
})

/** What is wrong, by entry point. */
async function problems(options?: { fix?: boolean }) {
  const results = await checkApi(root, options)
  return Object.fromEntries(results.map(({ name, problems }) => [name, problems]))
}

describe('the API report', () => {
  it('has one file per entry point', () => {
    expect(listEntryPoints(manifest).map(({ name, report }) => [name, report])).toEqual([
      ['.', 'api-report.api.md'],
      ['./testing', 'api-report-testing.api.md'],
    ])
  })

  it('fails while it is missing, and shows what it would say', async () => {
    const found = (await problems())['@spruce/lamp .']?.join() ?? ''
    expect(found).toContain('does not show the present API')
    expect(found).toContain('+export function light(lamp: Lamp): Lamp')
  })

  it('passes once it is written, and again', async () => {
    await problems({ fix: true })
    expect(await problems()).toEqual({ '@spruce/lamp .': [], '@spruce/lamp ./testing': [] })
    expect(existsSync(join(root, 'api-report-testing.api.md'))).toBe(true)
  })

  it('fails with the difference when a signature changes', async () => {
    await problems({ fix: true })
    writeFiles(root, {
      'dist/types/light.d.ts': `export interface Lamp { isLit: boolean }\nexport declare function light(lamp: Lamp, watt: number): Lamp\n`,
    })
    const found = (await problems())['@spruce/lamp .']?.join() ?? ''
    expect(found).toContain('-export function light(lamp: Lamp): Lamp')
    expect(found).toContain('+export function light(lamp: Lamp, watt: number): Lamp')
  })

  it('does not mind how the declarations are written', async () => {
    await problems({ fix: true })
    writeFiles(root, {
      'dist/types/light.d.ts': `export interface Lamp {\n  isLit: boolean;\n}\n/** Lights the lamp. */\nexport declare function light(\n  lamp: Lamp,\n): Lamp;\n`,
    })
    expect(await problems()).toEqual({ '@spruce/lamp .': [], '@spruce/lamp ./testing': [] })
  })

  it('fails for a type that a signature needs and nobody can import', async () => {
    writeFiles(root, { 'dist/types/index.d.ts': `export { light } from './light.js'\n` })
    expect((await problems({ fix: true }))['@spruce/lamp .']).toEqual([
      'Lamp stands in a public signature but no entry point exports it',
    ])
  })

  it('accepts a type that another entry point exports', async () => {
    expect((await problems({ fix: true }))['@spruce/lamp ./testing']).toEqual([])
  })

  it('fails when the library is not built', async () => {
    writeFiles(root, { 'package.json': { ...manifest, exports: { '.': { types: './no.d.ts' } } } })
    expect((await problems())['@spruce/lamp .']).not.toEqual([])
  })

  it('fails for a report without an entry point, until --fix removes it', async () => {
    await problems({ fix: true })
    writeFiles(root, { 'api-report-gone.api.md': 'old' })
    expect((await problems())['@spruce/lamp reports']).toEqual([
      'api-report-gone.api.md belongs to no entry point',
    ])
    await problems({ fix: true })
    expect(existsSync(join(root, 'api-report-gone.api.md'))).toBe(false)
  })
})
