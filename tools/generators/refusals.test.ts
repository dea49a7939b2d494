import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing'
import type { Tree } from '@nx/devkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { generateLibrary } from './library/library.ts'
import { generateResourcePage } from './resource-page/resourcePage.ts'
import { generateWidget } from './widget/widget.ts'

let tree: Tree

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace()
  const project = (name: string, layer: string) =>
    JSON.stringify({ name: `@spruce/${name}`, nx: { name, tags: [`layer:${layer}`] } })
  tree.write('package.json', JSON.stringify({ name: 'spruce', workspaces: ['libs/*'] }))
  tree.write('libs/validators/package.json', project('validators', 'util'))
  tree.write('libs/feature-garden/package.json', project('feature-garden', 'feature'))
  tree.write('libs/feature-garden/src/notices/NoticesPage.tsx', '')
  tree.write('libs/page-builder/src/studio/widgetIcons.ts', "{\n  'chart-pie': ChartPie,\n}\n")
  tree.write('libs/page-builder/src/widgets/pie/definition.ts', '')
})

describe('the generator of libraries refuses', () => {
  it.each([
    [
      'a library that exists',
      { name: 'validators', layer: 'util' },
      'libs/validators exists already',
    ],
    ['a name in another spelling', { name: 'lampPost', layer: 'util' }, 'is not kebab-case'],
    ['a way out of libs', { name: '../lamp', layer: 'util' }, 'is not kebab-case'],
    [
      'a scope that exists',
      { name: 'garden', layer: 'feature' },
      'libs/feature-garden exists already',
    ],
    ['the prefix elsewhere', { name: 'feature-lamp', layer: 'util' }, 'named feature-<scope>'],
    ['an unknown layer', { name: 'lamp', layer: 'moon' as 'util' }, 'No such layer: moon'],
  ] as const)('%s', async (_name, options, message) => {
    await expect(generateLibrary(tree, { ...options, skipInstall: true })).rejects.toThrow(message)
  })
})

describe('the generator of pages refuses', () => {
  it.each([
    ['a library that has no pages', { project: 'validators' }, 'validators is no feature library'],
    ['a subject in another spelling', { subject: 'priceList' }, 'is not kebab-case'],
    ['a page that exists', {}, 'libs/feature-garden/src/notices exists already'],
    ['a plural that is the singular', { subject: 'news', plural: 'news' }, 'Give --plural'],
  ])('%s', async (_name, change, message) => {
    const options = { subject: 'notice', project: 'feature-garden', ...change }
    await expect(generateResourcePage(tree, options)).rejects.toThrow(message)
  })
})

describe('the generator of widgets refuses', () => {
  it.each([
    ['a name in another spelling', { name: 'shiftPlan' }, 'is not kebab-case'],
    ['a widget that exists', { name: 'pie' }, 'libs/page-builder/src/widgets/pie exists already'],
    ['an unknown category', { category: 'moon' }, 'No such category: moon'],
    ['an unknown picture', { icon: 'moon' }, 'No such icon: moon'],
    ['a pattern for a picture', { icon: 'chart.pie' }, 'No such icon: chart.pie'],
    ['a label that ends the string', { zh: "排'班" }, "No label: 排'班"],
    ['a label without a word', { en: ' ' }, 'No label'],
  ])('%s', async (_name, change, message) => {
    const options = { name: 'shift-plan', category: 'work', icon: 'chart-pie', ...change }
    await expect(generateWidget(tree, options)).rejects.toThrow(message)
  })
})
