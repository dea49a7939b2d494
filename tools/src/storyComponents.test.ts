import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readStoryComponent } from './storyComponents.ts'
import { listFiles, workspaceRoot } from './workspace.ts'

/** Pages that are about no component, and why. */
const withoutComponent: Readonly<Record<string, string>> = {
  'libs/designer-engine/src/react/Playground': 'the whole engine at work',
  'libs/shell-ui/src/dialogs/toastDialog': 'functions, which are no component',
  'libs/shell-ui/src/foundations/Colour': 'tokens',
  'libs/shell-ui/src/foundations/ComponentIndex': 'a list of all of them',
  'libs/shell-ui/src/foundations/Icons': 'icons',
  'libs/shell-ui/src/foundations/Language': 'texts',
  'libs/shell-ui/src/foundations/Motion': 'tokens',
  'libs/shell-ui/src/foundations/Space': 'tokens',
  'libs/shell-ui/src/foundations/Type': 'tokens',
  'libs/shell-ui/src/provider/toast': 'functions, which are no component',
}

const files = listFiles(workspaceRoot, ['apps', 'libs'])
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => ({
    name: path.replace('.stories.tsx', ''),
    component: readStoryComponent(readFileSync(join(workspaceRoot, path), 'utf8')),
  }))

describe('the page of a story file', () => {
  it('is about the real component, never about a stage', () => {
    const others = files.filter(
      ({ component }) => component.kind !== 'imported' || /\/testing\//.test(component.from),
    )
    expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(withoutComponent).sort())
  })

  it('is about a component that stands beside it', () => {
    const far = files.filter(
      ({ component }) => component.kind === 'imported' && !component.from.startsWith('./'),
    )
    expect(far.map(({ name }) => name)).toEqual([])
  })
})

describe('the component of a story file', () => {
  const page = (component: string, before = "import { Button } from './Button.js'") =>
    `${before}\nconst meta = { title: 'Button', ${component} } satisfies Meta<typeof Button>`

  it('is what another module has', () => {
    const button = { kind: 'imported', name: 'Button', from: './Button.js' }
    expect(readStoryComponent(page('component: Button'))).toEqual(button)
    expect(readStoryComponent(page('component: Button<unknown>'))).toEqual(button)
    expect(readStoryComponent(page('component: staged<Props>(Button)'))).toEqual(button)
  })

  it('is known by the name that its module gives it', () => {
    const text = page('component: Press', "import { Button as Press } from './Button.js'")
    expect(readStoryComponent(text)).toMatchObject({ name: 'Button' })
  })

  it('may be what a module has by default', () => {
    const text = page('component: Panel', "import Panel, { type Props } from './Panel.js'")
    expect(readStoryComponent(text)).toMatchObject({ kind: 'imported', name: 'default' })
  })

  it('is a stage when the file itself has it', () => {
    const text = page('component: Stage', 'function Stage() {}')
    expect(readStoryComponent(text)).toEqual({ kind: 'local', name: 'Stage' })
  })

  it('may be missing', () => {
    expect(readStoryComponent(page("tags: ['overlay']"))).toEqual({ kind: 'missing' })
  })
})
