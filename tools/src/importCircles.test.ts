import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { createClosures } from './closure.ts'
import { describeCircle, findImportCircles } from './importCircles.ts'
import { temporaryFolder, writeFiles } from './temporaryFolder.ts'
import { listFiles, workspaceRoot as root } from './workspace.ts'

const isSource = (file: string) => /^(apps|libs|tools|\.storybook)\/.*\.[cm]?tsx?$/.test(file)

/** The circles of a workspace, each as a way round it. */
function circlesOf(folder: string): readonly string[] {
  const { imports } = createClosures(folder, { types: true })
  const circles = findImportCircles(listFiles(folder).filter(isSource), imports)
  return circles.map((circle) => describeCircle(circle, imports))
}

describe('the imports of the workspace, types included', () => {
  it('go in no circle', () => {
    expect(circlesOf(root)).toEqual([])
  })
})

describe('findImportCircles', () => {
  it.each([
    ['types', `import type { B } from './b.js'\nexport interface A { b: B }\n`],
    ['re-exports', `export { B } from './b.js'\n`],
    ['import()', `export const load = () => import('./b.js')\n`],
  ])('finds a circle by way of %s, and names it', (_kind, text) => {
    using folder = temporaryFolder()
    writeFiles(folder.path, {
      'libs/x/src/a.ts': text,
      'libs/x/src/b.ts': `import { C } from './c.js'\nexport class B extends C {}\n`,
      'libs/x/src/c.ts': `import type {} from './a.js'\nexport class C {}\n`,
      'libs/x/src/leaf.ts': `export { B } from './b.js'\n`,
    })
    execFileSync('git', ['init', '-q'], { cwd: folder.path })
    expect(circlesOf(folder.path)).toEqual([
      'libs/x/src/a.ts → libs/x/src/b.ts → libs/x/src/c.ts → libs/x/src/a.ts',
    ])
  })

  it('tells circles apart, and counts the files that the shortest way leaves out', () => {
    const imports: Record<string, string[]> = {
      a: ['b', 'c'],
      b: ['a'],
      c: ['a', 'd'],
      d: ['e', 'outside'],
      e: ['d'],
      self: ['self'],
    }
    const importsOf = (file: string) => imports[file] ?? []
    const circles = findImportCircles(Object.keys(imports), importsOf)
    expect(circles).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
    expect(describeCircle(circles[0] ?? [], importsOf)).toBe(
      'a → b → a (and 1 more file in this circle)',
    )
  })
})
