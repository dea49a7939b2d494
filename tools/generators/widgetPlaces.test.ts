import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing'
import type { Tree } from '@nx/devkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { generateWidget } from './widget/widget.ts'

const widgets = 'libs/page-builder/src/widgets'
let tree: Tree

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace({ formatter: 'none' })
  tree.write('libs/page-builder/src/studio/widgetIcons.ts', '{\n  square: Square,\n}\n')
  const both = ['todos', 'pie']
  const imports = both.map((name) => `import { ${name}Widget } from './${name}/definition.js'\n`)
  const list = `\nexport const allWidgets = [\n  todosWidget,\n  pieWidget,\n]\n`
  tree.write(`${widgets}/allWidgets.ts`, imports.join('') + list)
  tree.write(`${widgets}/todos/definition.ts`, "{ category: 'work' }")
  tree.write(`${widgets}/pie/definition.ts`, "{ category: 'numbers' }")
  tree.write(`${widgets}/index.ts`, "export { pieWidget } from './pie/definition.js'\n")
  tree.write(`${widgets}/views.ts`, "export { PieView } from './pie/PieView.js'\n")
  tree.write(
    '.storybook/english/pageBuilder.ts',
    "export const pageBuilderWords = {\n  待办: 'To do',\n}\n",
  )
  tree.write(
    '.storybook/english/shellUi.ts',
    "export const shellUiWords = {\n  搜索: 'Search',\n}\n",
  )
})

const read = (path: string) => tree.read(path, 'utf8') ?? ''

describe('the generator of widgets', () => {
  it.each([
    ['work', ['todos', 'shiftPlan', 'pie']],
    ['numbers', ['todos', 'pie', 'shiftPlan']],
    ['content', ['todos', 'pie', 'shiftPlan']],
  ])('puts one of %s behind the others of its category', async (category, order) => {
    await generateWidget(tree, { name: 'shift-plan', category })
    const listed = [...read(`${widgets}/allWidgets.ts`).matchAll(/^ {2}(\w+)Widget,$/gm)]
    expect(listed.map(([, name]) => name)).toEqual(order)
  })

  it('adds the English of its name, once in all libraries', async () => {
    const before = read('.storybook/english/pageBuilder.ts')
    await generateWidget(tree, { name: 'search', category: 'work', zh: '搜索', en: 'Search' })
    expect(read('.storybook/english/pageBuilder.ts')).toBe(before)
    await generateWidget(tree, { name: 'shift-plan', category: 'work', zh: '排班', en: 'Shifts' })
    expect(read('.storybook/english/pageBuilder.ts')).toContain("  排班: 'Shifts',\n}")
  })
})
