import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkApi } from '../src/apiCheck.ts'
import { findReadmeProblems } from '../src/packages/readme.ts'
import { readJson, readProjects, workspaceRoot } from '../src/workspace.ts'
import { findLibraryProblems, findLinkProblems, findTagProblems } from '../src/workspaceRules.ts'
import { toCamelCase, toPascalCase } from './names.ts'
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy.ts'

// A feature is made by the very command of the README.
const readmeCommand = /`npx (nx g @spruce\/tools:library <name> --layer=feature)`/
const libraries = [
  { name: 'lamp-post', typed: 'lamp-post', layer: 'util', tags: ['layer:util', 'platform:any'] },
  {
    name: 'feature-garden',
    typed: 'garden',
    layer: 'feature',
    tags: ['layer:feature', 'scope:garden', 'platform:web'],
  },
]
const pages = [
  { subject: 'price-list', plural: 'price-lists', options: [] },
  { subject: 'reply', plural: 'replies', options: ['--zh=回复', '--en=Answer'] },
]
const widgets = [
  { name: 'shift-plan', options: ['--zh=排班', '--en=Shift plan', '--icon=calendar-days'] },
  { name: 'night-light', options: ['--no-frame'] },
]
const feature = 'libs/feature-enterprise'
const builder = 'libs/page-builder'
const folders = [
  ...libraries.map(({ name }) => `libs/${name}`),
  ...pages.map(({ plural }) => `${feature}/src/${plural}`),
  ...widgets.map(({ name }) => `${builder}/src/widgets/${name}`),
]
const journeys = pages.map(({ plural }) => `apps/portal-e2e/src/${toCamelCase(plural)}.spec.ts`)

// Everything is generated once, by the commands that people type, and then looked at.
let copy: WorkspaceCopy
const output = new Map<string, string>()

beforeAll(async () => {
  copy = copyWorkspace()
  const [, command = ''] =
    readmeCommand.exec(readFileSync(join(workspaceRoot, 'README.md'), 'utf8')) ?? []
  for (const { name, typed, layer } of libraries) {
    const own = command.replace('<name>', typed).replace('=feature', `=${layer}`)
    const [tool = '', ...args] = own.split(' ')
    output.set(name, await copy.run(tool, [...args, '--skipInstall']))
  }
  for (const { subject, options } of pages) {
    const args = ['@spruce/tools:resource-page', subject, '--project=feature-enterprise']
    output.set(subject, await copy.run('nx', ['g', ...args, ...options]))
  }
  for (const { name, options } of widgets) {
    const args = ['@spruce/tools:widget', name, '--category=work', ...options]
    output.set(name, await copy.run('nx', ['g', ...args]))
  }
}, 300_000)

afterAll(() => {
  copy.dispose()
}, 60_000)

describe.each(libraries)('nx g @spruce/tools:library $name', ({ name, tags }) => {
  const root = `libs/${name}`

  it('makes a library that keeps the rules for packages', () => {
    expect(output.get(name)).toContain(`CREATE ${root}/package.json`)
    const projects = readProjects(copy.path)
    const project = projects.find((one) => one.root === root)
    expect(project?.manifest.nx?.tags).toEqual(tags)
    expect(project && findTagProblems(project)).toEqual([])
    expect(project && findLibraryProblems(copy.path, project)).toEqual([])
    expect(project && findLinkProblems(copy.path, project, projects)).toEqual([])
    const readme = readFileSync(join(copy.path, root, 'README.md'), 'utf8')
    expect(project && findReadmeProblems(project.manifest, readme)).toEqual([])
  })

  it('is made by the same command in CONTRIBUTING.md', () => {
    expect(readFileSync(join(workspaceRoot, 'CONTRIBUTING.md'), 'utf8')).toMatch(readmeCommand)
  })

  it('enters it where libraries are listed', () => {
    expect(readFileSync(join(copy.path, 'tsconfig.json'), 'utf8')).toContain(`./${root}`)
    expect(readJson(join(copy.path, 'tools/sizeBudgets.json'))).toHaveProperty(name)
  })
})

describe.each(pages)('nx g @spruce/tools:resource-page $subject', ({ subject, plural }) => {
  const name = toCamelCase(subject)
  const page = `${toPascalCase(plural)}Page`

  it.each([
    `${name}Contract.ts`,
    `${name}Resource.ts`,
    `${name}Columns.ts`,
    `${name}Actions.ts`,
    `${toPascalCase(subject)}FormDialog.tsx`,
    `${page}.tsx`,
    `${name}Query.ts`,
    `${name}Messages.ts`,
    `${toCamelCase(plural)}Route.ts`,
    `${page}.stories.tsx`,
    `${page}.test.tsx`,
  ])('makes %s', (file) => {
    expect(output.get(subject)).toContain(`CREATE ${feature}/src/${plural}/${file}`)
  })
})

describe.each(widgets)('nx g @spruce/tools:widget $name', ({ name }) => {
  const view = `${toPascalCase(name)}View`

  it.each(['definition.ts', 'props.ts', `${view}.tsx`, `${view}.stories.tsx`, `${view}.test.tsx`])(
    'makes %s',
    (file) => {
      expect(output.get(name)).toContain(`CREATE ${builder}/src/widgets/${name}/${file}`)
    },
  )

  it.each([
    ['views.ts', view],
    ['index.ts', `${toCamelCase(name)}Widget`],
    ['allWidgets.ts', `  ${toCamelCase(name)}Widget,`],
  ])('names it in %s', (file, entry) => {
    expect(readFileSync(join(copy.path, builder, 'src/widgets', file), 'utf8')).toContain(entry)
  })
})

describe('what was generated', () => {
  it('is formatted', async () => {
    const lists = [
      'tsconfig.json',
      'tools/sizeBudgets.json',
      `${builder}/src/widgets`,
      '.storybook/english',
    ]
    await copy.run('prettier', ['--check', ...folders, ...journeys, ...lists])
  })

  it('passes types', async () => {
    // The pages with their stories and tests, and the types that they must not break; without the pages beside them.
    const spec = readJson(join(copy.path, feature, 'tsconfig.spec.json')) as {
      compilerOptions: object
    }
    writeFileSync(
      join(copy.path, feature, 'tsconfig.generated.json'),
      JSON.stringify({
        ...spec,
        compilerOptions: {
          ...spec.compilerOptions,
          tsBuildInfoFile: 'out-tsc/generated.tsbuildinfo',
        },
        include: [
          '*.mts',
          'src/*.test-d.ts',
          ...pages.flatMap(({ plural }) => [
            `src/${plural}/*.stories.tsx`,
            `src/${plural}/*.test.tsx`,
          ]),
        ],
      }),
    )
    const configs = [
      ...libraries.map(({ name }) => `libs/${name}`),
      `${feature}/tsconfig.generated.json`,
      `${builder}/tsconfig.spec.json`,
      'apps/portal-e2e',
    ]
    await copy.run('tsc', ['-b', ...configs])
  }, 240_000)

  it('passes lint', async () => {
    await copy.run('eslint', [...folders, ...journeys, '--max-warnings', '0'])
  }, 240_000)

  it.each(libraries)('passes the test of $name', async ({ name }) => {
    expect(await copy.run('vitest', ['run'], `libs/${name}`)).toMatch(/Tests\s+1 passed/)
  })

  it('passes the tests of the pages', async () => {
    const files = pages.map(({ plural }) => `src/${plural}`)
    expect(await copy.run('vitest', ['run', ...files], feature)).toMatch(/Tests\s+36 passed/)
  }, 240_000)

  it('passes the tests of the widgets, and the contract of all', async () => {
    const files = widgets.map(({ name }) => `src/widgets/${name}/`)
    const args = [
      'run',
      ...files,
      'src/widgets/contract.test.tsx',
      '-t',
      'View|spruce.(shift-plan|night-light)',
    ]
    expect(await copy.run('vitest', args, builder)).toMatch(/Tests\s+16 passed/)
  }, 240_000)

  it.each(libraries)('has the right API report for $name', async ({ name }) => {
    const root = join(copy.path, 'libs', name)
    expect(await checkApi(root)).toEqual([{ name: `@spruce/${name} .`, problems: [] }])
  })
})
