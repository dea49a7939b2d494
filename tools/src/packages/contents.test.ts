import { describe, expect, it } from 'vitest'
import type { Manifest } from '../workspace.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts'
import { findContentProblems, removeStaleTypes } from './contents.ts'
import { eagerFiles, findSizeProblems, measureSizes } from './measureSize.ts'

const manifest: Manifest = {
  name: '@spruce/lamp',
  version: '0.1.0',
  exports: {
    './package.json': './package.json',
    '.': {
      '@spruce/source': './src/index.ts',
      types: './dist/types/index.d.ts',
      import: './dist/esm/index.js',
      default: './dist/esm/index.js',
    },
  },
}
const map = JSON.stringify({ sources: ['../../src/index.ts'], sourcesContent: [null] })
const files = {
  'package.json': '{}',
  'README.md': '',
  'CHANGELOG.md': '',
  LICENSE: '',
  'src/index.ts': 'export {}',
  'dist/types/index.d.ts': 'export {}',
  'dist/esm/index.js': 'export {}',
  'dist/esm/index.js.map': map,
}

function problems(change: Record<string, string | undefined>) {
  const all = Object.entries<string | undefined>({ ...files, ...change })
  return findContentProblems(
    manifest,
    new Map(all.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  )
}

describe('the contents of a package', () => {
  it('are sound', () => {
    expect(problems({})).toEqual([])
  })

  it.each<[string, Record<string, string | undefined>, string]>([
    ['without a licence', { LICENSE: undefined }, 'lacks LICENSE'],
    ['without a built entry', { 'dist/esm/index.js': undefined }, 'lacks dist/esm/index.js'],
    ['with a test', { 'src/index.test.ts': '' }, 'should not hold src/index.test.ts'],
    [
      'with build state',
      { 'dist/types/tsconfig.lib.tsbuildinfo': '' },
      'should not hold dist/types/tsconfig.lib.tsbuildinfo',
    ],
    [
      'with a built file whose source is gone',
      { 'dist/types/old.d.ts': '' },
      'holds dist/types/old.d.ts, whose source is gone (clean dist and build again)',
    ],
    [
      'with a map that leads out of it',
      { 'dist/esm/index.js.map': map.replace('../../src', '../../../../other/src') },
      'dist/esm/index.js.map leads to ../../../../other/src/index.ts, not packed',
    ],
    [
      'with a path of one machine',
      { 'dist/esm/index.js': `// ${['', 'home', 'lin', 'x.ts'].join('/')}` },
      `dist/esm/index.js line 1: ${['', 'home', 'lin', ''].join('/')}`,
    ],
  ])('fail %s', (_name, change, problem) => {
    expect(problems(change)).toEqual([problem])
  })
})

describe('size budgets', () => {
  it('hold', () => {
    expect(findSizeProblems({ '.': 3.5 }, { '.': 4 })).toEqual([])
  })

  it.each([
    [{ '.': 4.1 }, { '.': 4 }, '.: 4.1 kB gzip, budget 4'],
    [{ '.': 1, './new': 2 }, { '.': 4 }, './new: 2 kB and no budget in tools/sizeBudgets.json'],
    [{ '.': 1 }, { '.': 4, './gone': 1 }, './gone: a budget, but no such entry point'],
  ])('%j over %j fail', (sizes, budgets, problem) => {
    expect(
      findSizeProblems(sizes as Record<string, number>, budgets as Record<string, number>),
    ).toEqual([problem])
  })

  it('may be of what one entry point adds to another, and the whole is measured, too', async () => {
    using folder = temporaryFolder()
    const grid = `export const grid = (x) => ['rows', 'columns', 'cells'].map((key) => x[key])`
    writeFiles(folder.path, {
      'libs/lamp/dist/esm/grid.js': grid,
      'libs/lamp/dist/esm/layout.js': `export { grid } from './grid.js'`,
      'libs/lamp/dist/esm/core/page.js': `import { grid } from '../grid.js'\nexport const page = (x) => [grid(x)]`,
      'libs/lamp/dist/esm/index.js': `export { page } from './core/page.js'`,
    })
    const entry = (name: string) => ({ types: 'x', import: `./dist/esm/${name}.js` })
    const exports = { '.': entry('index'), './layout': entry('layout') }
    const lamp = { name: 'lamp', root: 'libs/lamp', manifest: { ...manifest, exports } }
    const sizes = await measureSizes(folder.path, lamp, [
      '.',
      '. without ./layout',
      './a without .',
    ])
    expect(Object.keys(sizes)).toEqual(['.', './layout', '. without ./layout'])
    const { '.': whole = 0, './layout': layout = 0, '. without ./layout': rest = 0 } = sizes
    expect(rest).toBeLessThan(whole)
    expect(rest + layout).toBeGreaterThan(whole)
  })

  it('count what comes by itself, not what is fetched when it is used', () => {
    const chunks = [
      { fileName: 'entry.js', isEntry: true, imports: ['shared.js'] },
      { fileName: 'shared.js', isEntry: false, imports: ['deep.js'] },
      { fileName: 'deep.js', isEntry: false, imports: [] },
      { fileName: 'dictionary.js', isEntry: false, imports: ['deep.js'] },
    ]
    expect([...eagerFiles(chunks)]).toEqual(['entry.js', 'shared.js', 'deep.js'])
  })
})

it('removes declarations whose source is gone, and no others', () => {
  using folder = temporaryFolder()
  writeFiles(folder.path, {
    'src/lamp/Lamp.tsx': '',
    'dist/types/lamp/Lamp.d.ts': '',
    'dist/types/lamp/Lamp.d.ts.map': '',
    'dist/types/lamp/Old.d.ts': '',
    'dist/types/tsconfig.lib.tsbuildinfo': '',
  })
  expect(removeStaleTypes(folder.path)).toEqual(['lamp/Old.d.ts'])
  expect(existsSync(join(folder.path, 'dist/types/lamp/Lamp.d.ts.map'))).toBe(true)
  expect(existsSync(join(folder.path, 'dist/types/lamp/Old.d.ts'))).toBe(false)
})
