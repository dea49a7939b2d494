import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClosures } from './closure.ts'
import { temporaryFolder, writeFiles } from './temporaryFolder.ts'

const shapes = {
  name: '@spruce/shapes',
  version: '0.1.0',
  sideEffects: ['**/*.css'],
  exports: {
    '.': { '@spruce/source': './src/index.ts', import: './dist/index.js' },
    './look.css': './src/look.css',
  },
}

let root: string
let dispose: () => void

beforeEach(() => {
  const folder = temporaryFolder()
  root = folder.path
  dispose = () => folder[Symbol.dispose]()
  writeFiles(root, {
    'libs/shapes/package.json': shapes,
    'libs/shapes/src/index.ts': `import './look.css'
export { Circle } from './Circle.js'
export { Square as Box } from './Square.js'
export type { Side } from './Side.js'
export * from './more/index.js'
`,
    'libs/shapes/src/look.css': `@import './base.css';\n`,
    'libs/shapes/src/base.css': '* { margin: 0 }\n',
    'libs/shapes/src/Circle.tsx': `import { round } from './round'\nexport const Circle = round\n`,
    'libs/shapes/src/round.ts': 'export const round = 1\n',
    'libs/shapes/src/Square.tsx': `import type { Side } from './Side.js'\nexport const Square: Side = 4\n`,
    'libs/shapes/src/Side.ts': 'export type Side = number\n',
    'libs/shapes/src/more/index.ts': `export { Line } from './Line.js'\n`,
    'libs/shapes/src/more/Line.ts': `import left from 'left'\nexport const Line = left\n`,
    'package-lock.json': {
      packages: {
        'node_modules/left': { version: '1.0.0', dependencies: { right: '^2.0.0' } },
        'node_modules/left/node_modules/right': { version: '2.1.0' },
        'node_modules/right': { version: '3.0.0' },
        'node_modules/other': { version: '1.0.0' },
      },
    },
  })
})

afterEach(() => {
  dispose()
})

/** The closure of a file with this text. */
function closureOf(text: string, others: Record<string, unknown> = {}) {
  writeFiles(root, { 'apps/app/main.ts': text, ...others })
  execFileSync('git', ['init', '-q'], { cwd: root })
  return createClosures(root)
    .files('apps/app/main.ts')
    .filter((file) => file !== 'apps/app/main.ts')
}

const sheets = ['libs/shapes/src/base.css', 'libs/shapes/src/look.css']

describe('a closure', () => {
  it('goes through a barrel to the modules of the names, and takes its style sheets', () => {
    expect(closureOf(`import { Circle } from '@spruce/shapes'`)).toEqual([
      'libs/shapes/src/Circle.tsx',
      sheets[0],
      sheets[1],
      'libs/shapes/src/round.ts',
    ])
    expect(closureOf(`export { Box as Thing } from '@spruce/shapes'`)).toEqual([
      'libs/shapes/src/Square.tsx',
      ...sheets,
    ])
  })

  it.each([
    `import * as shapes from '@spruce/shapes'`,
    `import '@spruce/shapes'`,
    `export const load = () => import('@spruce/shapes')`,
    `import { Unknown } from '@spruce/shapes'`,
  ])('takes the whole barrel for: %s', (text) => {
    expect(closureOf(text)).toEqual([
      'libs/shapes/src/Circle.tsx',
      'libs/shapes/src/Square.tsx',
      sheets[0],
      'libs/shapes/src/index.ts',
      sheets[1],
      'libs/shapes/src/more/Line.ts',
      'libs/shapes/src/more/index.ts',
      'libs/shapes/src/round.ts',
      'node_modules/left/node_modules/right@2.1.0',
      'node_modules/left@1.0.0',
    ])
  })

  describe('through a barrel that passes on all of plain modules', () => {
    const points = {
      'libs/shapes/src/index.ts': `export * from './Dot.js'\nexport * from './Ring.js'\n`,
      'libs/shapes/src/Dot.ts': `export const Dot = 1, { Ball } = { Ball: 2 }\nexport function spin() {}\n`,
      'libs/shapes/src/Ring.ts': `import { round } from './round'\nexport * from './far.js'\nexport const Ring = round\n`,
      'libs/shapes/src/far.ts': `export const far = 1\n`,
    }
    const whole = [
      'libs/shapes/src/Dot.ts',
      'libs/shapes/src/Ring.ts',
      'libs/shapes/src/far.ts',
      'libs/shapes/src/index.ts',
      'libs/shapes/src/round.ts',
    ]

    it.each(['Dot', 'Ball', 'spin', 'Dot, spin', 'Dot as Point'])(
      'goes to the one that defines the names: %s',
      (names) => {
        const text = `import { ${names} } from '@spruce/shapes'`
        expect(closureOf(text, points)).toEqual(['libs/shapes/src/Dot.ts'])
      },
    )

    it('takes all that this one needs', () => {
      const [, ...needed] = whole.filter((file) => !file.endsWith('index.ts'))
      expect(closureOf(`import { Ring } from '@spruce/shapes'`, points)).toEqual(needed)
    })

    it.each([
      ['a name that a module passes on beside its own', `import { far } from '@spruce/shapes'`],
      ['a name that nobody defines', `import { Dot, Square } from '@spruce/shapes'`],
      ['a default, which is not passed on', `import dot from '@spruce/shapes'`],
      ['a namespace', `import * as shapes from '@spruce/shapes'\nshapes.Dot`],
      ['all of it, passed on', `export * from '@spruce/shapes'`],
      ['a load by need', `import('@spruce/shapes').then(({ Dot }) => Dot)`],
    ])('takes the whole barrel for %s', (_name, text) => {
      const others = {
        ...points,
        'libs/shapes/src/Dot.ts': 'export const Dot = 1\nexport default 1',
      }
      expect(closureOf(text, others)).toEqual(whole)
    })

    it('takes the whole barrel where importing it does something', () => {
      const others = { ...points, 'libs/shapes/package.json': { ...shapes, sideEffects: true } }
      expect(closureOf(`import { Dot } from '@spruce/shapes'`, others)).toEqual(whole)
    })

    it('goes to the types as well when asked', () => {
      const text = `import type { Size } from '@spruce/shapes'`
      closureOf(text, {
        ...points,
        'libs/shapes/src/Dot.ts': 'export interface Size { width: number }\n',
      })
      const files = createClosures(root, { types: true }).files('apps/app/main.ts')
      expect(files).toContain('libs/shapes/src/Dot.ts')
    })
  })

  it('takes the whole barrel of a package that does something by being imported', () => {
    const files = closureOf(`import { Circle } from '@spruce/shapes'`, {
      'libs/shapes/package.json': { ...shapes, sideEffects: true },
    })
    expect(files).toContain('libs/shapes/src/Square.tsx')
  })

  it('names packages with their versions, and those that they need', () => {
    expect(closureOf(`import { Line } from '@spruce/shapes'\nimport 'node:fs'`)).toEqual([
      ...sheets,
      'libs/shapes/src/more/Line.ts',
      'node_modules/left/node_modules/right@2.1.0',
      'node_modules/left@1.0.0',
    ])
  })

  it('names what is not there yet', () => {
    expect(closureOf(`import './later.js'`)).toEqual(['missing:apps/app/later.js'])
  })

  it.each([
    ['a mock', `vi.mock('./beside.js', () => ({}))`],
    ['an address', `new Worker(new URL('./beside.js', import.meta.url))`],
    ['a file by its folder', `readFileSync(join(import.meta.dirname, 'beside.ts'))`],
    ['a glob', `import.meta.glob(['./*.ts', '!./main.ts', '!./*.test.ts'], { eager: true })`],
    ['a text', `import text from './beside.ts?raw'`],
    ['a dynamic import', `const load = () => import('./beside.js')`],
    ['an import with an inline type', `import { type Beside } from './beside.js'`],
  ])('follows %s', (_name, text) => {
    const others = { 'apps/app/beside.ts': 'export {}\n', 'apps/app/beside.test.ts': '' }
    expect(closureOf(text, others)).toEqual(['apps/app/beside.ts'])
  })

  it('follows types only when asked', () => {
    const text = `import type { Side } from '@spruce/shapes'`
    expect(closureOf(text)).toEqual([])
    expect(createClosures(root, { types: true }).files('apps/app/main.ts')).toContain(
      'libs/shapes/src/Side.ts',
    )
  })

  it('ends where it is told to: at what is loaded later, for example', () => {
    closureOf(`import './beside.js'\nexport const load = () => import('./Page.js')`, {
      'apps/app/Page.ts': '',
      'apps/app/beside.ts': '',
    })
    const closures = createClosures(root)
    const files = closures.files('apps/app/main.ts', { follow: ({ isLazy }) => !isLazy })
    expect(files).toEqual(['apps/app/beside.ts', 'apps/app/main.ts'])
  })
})

describe('its hash', () => {
  const hash = (...extras: string[]) => createClosures(root).hash('apps/app/main.ts', extras)

  it('changes with a file, a version, an extra, and with nothing else', () => {
    closureOf(`import { Line } from '@spruce/shapes'`)
    const before = hash()
    writeFiles(root, { 'libs/shapes/src/Circle.tsx': 'export const Circle = 2\n' })
    expect(hash()).toBe(before)
    expect(hash('chromium 156')).not.toBe(before)
    writeFiles(root, { 'libs/shapes/src/more/Line.ts': 'export const Line = 2\n' })
    expect(hash()).not.toBe(before)
  })

  it('changes with the module that defines a name, not with another that its barrel passes on', () => {
    closureOf(`import { one } from '@spruce/shapes'`, {
      'libs/shapes/src/index.ts': `export * from './one.js'\nexport * from './two.js'\n`,
      'libs/shapes/src/one.ts': 'export const one = 1\n',
      'libs/shapes/src/two.ts': 'export const two = 2\n',
    })
    const before = hash()
    writeFiles(root, { 'libs/shapes/src/two.ts': 'export const two = 3\nexport const three = 3\n' })
    expect(hash()).toBe(before)
    writeFiles(root, { 'libs/shapes/src/one.ts': 'export const one = 2\n' })
    expect(hash()).not.toBe(before)
    const second = hash()
    writeFiles(root, {
      'libs/shapes/src/one.ts': '',
      'libs/shapes/src/two.ts': 'export const one = 2\n',
    })
    expect(hash()).not.toBe(second)
  })

  it('takes what stands for the content of a file', () => {
    closureOf(`import './beside.js'`, { 'apps/app/beside.ts': '// 1' })
    const hashWith = (text: string) =>
      createClosures(root).hash('apps/app/main.ts', [], {
        contents: new Map([['apps/app/beside.ts', text]]),
      })
    const before = hashWith('a')
    expect(hashWith('b')).not.toBe(before)
    writeFiles(root, { 'apps/app/beside.ts': '// 2' })
    expect(hashWith('a')).toBe(before)
  })

  it('changes with the version of a package that a package needs', () => {
    closureOf(`import { Line } from '@spruce/shapes'`)
    const before = hash()
    const packages = (right: string, other: string) => ({
      'node_modules/left': { version: '1.0.0', dependencies: { right: '^2.0.0' } },
      'node_modules/left/node_modules/right': { version: right },
      'node_modules/other': { version: other },
    })
    writeFiles(root, { 'package-lock.json': { packages: packages('2.1.0', '1.1.0') } })
    expect(hash()).toBe(before)
    writeFiles(root, { 'package-lock.json': { packages: packages('2.1.1', '1.1.0') } })
    expect(hash()).not.toBe(before)
  })
})
