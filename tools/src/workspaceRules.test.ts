import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder, writeFiles } from './temporaryFolder.ts'
import { readProjects, workspaceRoot, type Manifest, type Project } from './workspace.ts'
import {
  checkWorkspace,
  findLibraryProblems,
  findLinkProblems,
  findLockProblems,
  findMachinePaths,
  findTagProblems,
  findVersionProblems,
  libraryTargets,
  packedFiles,
} from './workspaceRules.ts'

const sound: Manifest = {
  name: '@spruce/lamp',
  version: '0.1.0',
  description: 'Light',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  main: './dist/esm/index.js',
  types: './dist/types/index.d.ts',
  exports: {
    './package.json': './package.json',
    '.': {
      '@spruce/source': './src/index.ts',
      types: './dist/types/index.d.ts',
      import: './dist/esm/index.js',
      default: './dist/esm/index.js',
    },
  },
  files: packedFiles,
  engines: { node: '>=20.19.0' },
  dependencies: { '@spruce/wire': '0.3.0' },
  peerDependencies: { react: '^19.0.0' },
  nx: {
    name: 'lamp',
    tags: ['layer:ui', 'platform:web'],
    targets: Object.fromEntries(libraryTargets.map((target) => [target, {}])),
  },
}
const wire: Project = {
  name: 'wire',
  root: 'libs/wire',
  manifest: { name: '@spruce/wire', version: '0.3.0' },
}

function lamp(change: Partial<Manifest> = {}): Project {
  return { name: 'lamp', root: 'libs/lamp', manifest: { ...sound, ...change } }
}

describe('tags', () => {
  it('are one layer and one platform', () => {
    expect(findTagProblems(lamp())).toEqual([])
  })

  it.each([
    [[], ['carries 0 tags layer:*, needs one', 'carries 0 tags platform:*, needs one']],
    [['layer:ui', 'layer:data', 'platform:web'], ['carries 2 tags layer:*, needs one']],
    [
      ['layer:moon', 'platform:web'],
      ['layer:moon is none of util, data, engine, state, ui, kit, feature, app, tool'],
    ],
  ])('%j are wrong', (tags, problems) => {
    expect(findTagProblems(lamp({ nx: { tags } }))).toEqual(problems)
  })
})

describe('a library', () => {
  let root: string
  let dispose: () => void

  beforeEach(() => {
    const folder = temporaryFolder()
    root = folder.path
    dispose = () => folder[Symbol.dispose]()
    writeFiles(root, {
      'libs/lamp/src/index.ts': '',
      'libs/lamp/README.md': '',
      'libs/lamp/CHANGELOG.md': '',
      'libs/lamp/LICENSE': '',
      'libs/lamp/tsconfig.lib.json': { references: [{ path: '../wire/tsconfig.lib.json' }] },
    })
  })

  afterEach(() => {
    dispose()
  })

  it('is sound', () => {
    expect(findLibraryProblems(root, lamp())).toEqual([])
    expect(findLinkProblems(root, lamp(), [lamp(), wire])).toEqual([])
  })

  it.each<[string, Partial<Manifest>, string]>([
    ['another name', { name: '@spruce/light' }, 'is named @spruce/light'],
    ['private', { private: true }, 'is private'],
    ['no licence', { license: 'UNLICENSED' }, 'license is not MIT'],
    ['side effects', { sideEffects: true }, 'sideEffects is not false'],
    ['tests in the package', { files: ['dist', 'src'] }, 'files lacks !**/*.test.*'],
    ['no targets', { nx: { name: 'lamp' } }, 'has no target api-check'],
    ['React as its own copy', { dependencies: { react: '19.3.1' } }, 'react must be a peer'],
    [
      'an entry point without a source',
      {
        exports: {
          ...sound.exports,
          './testing': {
            '@spruce/source': './src/testing.ts',
            types: './dist/types/testing.d.ts',
            import: './dist/esm/testing.js',
            default: './dist/esm/testing.js',
          },
        },
      },
      './testing: ./src/testing.ts does not exist',
    ],
    [
      'style sheets that a bundler may drop',
      { exports: { ...sound.exports, './a.css': './src/a.css' } },
      'sideEffects is not ["**/*.css"]',
    ],
    [
      'a deep path',
      { exports: { ...sound.exports, './*': './dist/esm/*.js' } },
      './*: is no entry point',
    ],
  ])('with %s fails', (_name, change, problem) => {
    expect(findLibraryProblems(root, lamp(change))).toContain(problem)
  })

  it('fails when its conditions stand in another order, so that types come late', () => {
    const main = {
      '@spruce/source': './src/index.ts',
      import: './dist/esm/index.js',
      types: './dist/types/index.d.ts',
      default: './dist/esm/index.js',
    }
    const problems = findLibraryProblems(
      root,
      lamp({ exports: { './package.json': './package.json', '.': main } }),
    )
    expect(problems.join()).toContain('.: should read')
  })

  it('fails when it names another version of a neighbour', () => {
    const project = lamp({ dependencies: { '@spruce/wire': '0.2.0' } })
    expect(findLinkProblems(root, project, [project, wire])).toEqual([
      'names @spruce/wire 0.2.0, expected 0.3.0',
    ])
  })

  it('fails when it names nobody we know', () => {
    const project = lamp({ dependencies: { '@spruce/moon': '0.1.0' } })
    expect(findLinkProblems(root, project, [project, wire])).toEqual([
      'depends on @spruce/moon, which is no project here',
    ])
  })

  it('fails when its TypeScript references lag behind', () => {
    writeFiles(root, { 'libs/lamp/tsconfig.lib.json': { references: [] } })
    expect(findLinkProblems(root, lamp(), [lamp(), wire])).toEqual([
      'tsconfig.lib.json lacks the reference ../wire/tsconfig.lib.json',
    ])
  })
})

describe('outside packages', () => {
  const workspace: Manifest = {
    name: 'spruce',
    version: '0.0.0',
    devDependencies: { react: '19.3.1', zod: '4.6.7' },
  }

  it('have one version, inside the range of every peer', () => {
    expect(findVersionProblems(workspace, [lamp()])).toEqual([])
  })

  it.each<[Partial<Manifest>, string]>([
    [{ dependencies: { zod: '4.0.0' } }, 'zod: 4.6.7 in the workspace, 4.0.0 in lamp'],
    [
      { peerDependencies: { react: '^18.0.0' } },
      'peer react ^18.0.0 of lamp excludes the 19.3.1 tested here',
    ],
    [{ peerDependencies: { vue: '^3.0.0' } }, 'peer vue of lamp is not installed here'],
  ])('%j fails', (change, problem) => {
    expect(findVersionProblems(workspace, [lamp(change)])).toEqual([problem])
  })

  it('fail when two libraries ask for different peers', () => {
    const other = {
      ...wire,
      manifest: { ...wire.manifest, peerDependencies: { react: '^19.2.0' } },
    }
    expect(findVersionProblems(workspace, [lamp(), other])).toEqual([
      'peer react: ^19.0.0 in lamp, ^19.2.0 in wire',
    ])
  })
})

describe('what a clone must not carry', () => {
  it('is an address of a registry', () => {
    expect(findLockProblems('"resolved": "libs/validators",')).toEqual([])
    expect(findLockProblems('"resolved": "https://registry.example.cn/a/-/a-1.0.0.tgz",')).toEqual([
      'resolved: https://registry.example.cn/a/-/a-1.0.0.tgz',
    ])
  })

  it('is a path of one machine', () => {
    const home = ['', 'home', 'lin', 'spruce'].join('/')
    expect(findMachinePaths(`first\nopen ${home} now`)).toEqual([
      `line 2: ${['', 'home', 'lin', ''].join('/')}`,
    ])
    expect(findMachinePaths('https://example.cn/home/lin/ and ./work/ and ../tmp/a')).toEqual([])
  })
})

describe('this workspace', () => {
  it.each(checkWorkspace(workspaceRoot, readProjects()))('$name', ({ problems }) => {
    expect(problems).toEqual([])
  })
})
