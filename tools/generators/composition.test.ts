import type { Tree } from '@nx/devkit'
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { generateLibrary } from './library/library.ts'
import { generateResourcePage } from './resource-page/resourcePage.ts'

let tree: Tree

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace()
  const shared = {
    '.prettierrc.json': {}, // else Nx fetches another formatter
    'nx.json': { namedInputs: { default: ['{projectRoot}/**/*'] } },
    'package.json': {
      name: 'spruce',
      workspaces: ['libs/*'],
      devDependencies: { react: '19.3.1' },
    },
    'tsconfig.base.json': { compilerOptions: { composite: true, declaration: true } },
    'tsconfig.json': { extends: './tsconfig.base.json', files: [], references: [] },
    'tools/sizeBudgets.json': {},
    'libs/feature-garden/package.json': {
      name: '@spruce/feature-garden',
      nx: { name: 'feature-garden', tags: ['layer:feature'] },
    },
  }
  for (const [path, content] of Object.entries(shared)) tree.write(path, JSON.stringify(content))
})

/** Every text that was written to a file, in the order of writing. */
function recordWrites(path: string): () => string[] {
  const write = vi.spyOn(tree, 'write')
  return () => write.mock.calls.filter(([file]) => file === path).map(([, text]) => String(text))
}

describe('the generator of libraries', () => {
  it('starts from the library of @nx/react and puts the files of the house over it', async () => {
    const written = recordWrites('libs/feature-lamp/vite.config.mts')
    await generateLibrary(tree, { name: 'feature-lamp', layer: 'feature', skipInstall: true })
    expect(written()[0]).toContain('@vitejs/plugin-react')
    expect(written().at(-1)).toContain('defineLibrary(import.meta.dirname')
  })

  it('leaves what all projects share as it is', async () => {
    tree.write('.gitignore', 'node_modules/\n')
    const files = ['nx.json', 'package.json', 'tsconfig.base.json']
    const parse = (file: string): unknown => JSON.parse(tree.read(file, 'utf8') ?? '')
    const before = files.map(parse)
    await generateLibrary(tree, { name: 'feature-lamp', layer: 'feature', skipInstall: true })
    expect(files.map(parse)).toEqual(before)
    expect(tree.read('.gitignore', 'utf8')).toBe('node_modules/\n')
    expect(parse('tsconfig.json')).toHaveProperty('references', [{ path: './libs/feature-lamp' }])
  })

  it('makes the same files for the web as for every platform', async () => {
    await generateLibrary(tree, { name: 'feature-lamp', layer: 'feature', skipInstall: true })
    await generateLibrary(tree, { name: 'lamp', layer: 'util', skipInstall: true })
    const filesOf = (name: string, camelName: string) =>
      tree
        .listChanges()
        .map(({ path }) => path)
        .filter((path) => path.startsWith(`libs/${name}/`))
        .map((path) => path.replace(`libs/${name}/`, '').replace(camelName, '<name>'))
        .sort()
    expect(filesOf('feature-lamp', 'featureLamp')).toEqual(filesOf('lamp', 'lamp'))
  })
})

describe('the generator of pages', () => {
  it.each([
    ['NoticesPage', 'useResourcePage'],
    ['NoticeFormDialog', 'FormDialog<'],
  ])('starts %s from the component of @nx/react', async (component, own) => {
    const written = recordWrites(`libs/feature-garden/src/notices/${component}.tsx`)
    await generateResourcePage(tree, { subject: 'notice', project: 'feature-garden' })
    expect(written()[0]).toContain(`Welcome to ${component}!`)
    expect(written().at(-1)).toContain(own)
    expect(written().at(-1)).not.toContain('Welcome')
  })
})
