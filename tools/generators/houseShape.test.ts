import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { listFiles, workspaceRoot } from '../src/workspace.ts'
import { findPartings, frameWords, pageFiles, type Sources } from './houseShape.ts'
import { generateResourcePage } from './resource-page/resourcePage.ts'

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|test-d|stories)\./.test(file)
const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8')

/** What features and kits are made of; the frame itself is in shell-ui. */
const sources = listFiles().filter(
  (file) => /^libs\/(feature-[^/]+|console-kit)\/src\//.test(file) && isSource(file),
)
const house = sources
  .filter((file) => read(file).includes('defineResource('))
  .map((file): Sources => {
    const folder = dirname(file)
    const names = readdirSync(join(workspaceRoot, folder)).filter(isSource)
    return Object.fromEntries(names.map((name) => [name, read(`${folder}/${name}`)]))
  })
const used = new Set(sources.flatMap((file) => [...frameWords(read(file))]))
let generated: Sources
let journey: string | null

beforeAll(async () => {
  const tree = createTreeWithEmptyWorkspace()
  tree.write('.prettierrc.json', read('.prettierrc.json'))
  const name = 'feature-garden'
  const manifest = { name: `@spruce/${name}`, nx: { name, tags: ['layer:feature'] } }
  tree.write(`libs/${name}/package.json`, JSON.stringify(manifest))
  await generateResourcePage(tree, { subject: 'notice', project: name })
  const folder = `libs/${name}/src/notices`
  generated = Object.fromEntries(
    tree.children(folder).map((file) => [file, tree.read(`${folder}/${file}`, 'utf8') ?? '']),
  )
  journey = tree.read('apps/portal-e2e/src/notices.spec.ts', 'utf8')
})

describe('a generated page', () => {
  it('has the shape of the pages of the house', () => {
    expect(house.length).toBeGreaterThan(1)
    expect(findPartings(generated, house, used)).toEqual([])
  })

  it('says its subject in six files of at most 250 lines; texts and route are apart', () => {
    const linesOf = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + (generated[name]?.trimEnd().split('\n').length ?? 0), 0)
    const files = Object.values(pageFiles(generated))
    expect(files).toHaveLength(6)
    expect(linesOf(files)).toBeLessThanOrEqual(250)
    expect(linesOf(['noticeMessages.ts', 'noticesRoute.ts'])).toBeLessThanOrEqual(80)
  })

  it('comes with a journey, a story, a test and what stands in for the contract', () => {
    expect(journey).toContain('/spruce/api/v1/notices')
    const own = [...Object.values(pageFiles(generated)), 'noticeMessages.ts', 'noticesRoute.ts']
    const rest = Object.keys(generated).filter((name) => !own.includes(name))
    expect(rest.map((name) => basename(name)).toSorted()).toEqual([
      'NoticesPage.stories.tsx',
      'NoticesPage.test.tsx',
      'noticeContract.ts',
      'noticesHandlers.ts',
    ])
  })
})

describe('findPartings', () => {
  const resource =
    "import { defineResource } from '@spruce/shell-ui'\ndefineResource({\n  table: 'a',\n})"
  const page = (words: string) => ({
    'planResource.ts': resource,
    'PlansPage.tsx': `import { ${words} } from '@spruce/shell-ui'\nuseResourcePage(props, planResource)`,
  })
  const shared = ['defineResource', 'resource.table', 'useResourcePage']

  it('finds nothing between pages of one shape', () => {
    const one = page('useResourcePage')
    expect(findPartings(one, [one, one], new Set(shared))).toEqual([])
  })

  it('finds what the house began to use everywhere, and what it uses no more', () => {
    const newer = page('useResourcePage, Counts')
    expect(
      findPartings(
        page('useResourcePage, useViews'),
        [newer, newer],
        new Set([...shared, 'Counts']),
      ),
    ).toEqual([
      'PlansPage.tsx: every page of the house uses Counts',
      'PlansPage.tsx: no page of the house uses useViews',
    ])
  })

  it('finds a file that is no more, and one that is new', () => {
    const { 'planResource.ts': only } = page('')
    const columns = { ...page('useResourcePage'), 'planColumns.ts': '' }
    expect(findPartings(page('useResourcePage'), [columns], new Set(shared))).toEqual([
      'the house has a file for: columns',
    ])
    expect(findPartings(columns, [{ 'planResource.ts': only }], new Set(shared))).toEqual([
      'no page of the house has a file for: page',
      'no page of the house has a file for: columns',
    ])
  })
})
