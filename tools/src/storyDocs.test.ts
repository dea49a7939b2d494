import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { descriptionOf, findStoryDocProblems, type StoryDocRules } from './storyDocs.ts'
import { listFiles, workspaceRoot } from './workspace.ts'

/** What a library's stories are held to; a story is named by its path below `src`. */
interface StoryLibrary {
  /** Its parts are used by everybody: each shows its keys at work, and a long text. */
  isKit?: true
  /** Nothing in them is reached by a key, so they have no table of keys and no story that uses them. */
  passive: Readonly<Record<string, string>>
  /** They say nothing but their own words, so no text given to them can be long. */
  ownWords?: Readonly<Record<string, string>>
}

const libraries: Readonly<Record<string, StoryLibrary>> = {
  'shell-ui': {
    isKit: true,
    passive: {
      'display/DescriptionList': 'text to read',
      'display/PageHeader': 'a title; its actions are an ActionBar',
      'forms/PasswordChecklist': 'ticks beside a field that has the keys',
      'provider/ShellProvider': 'shows nothing by itself',
      'public/PublicPage': 'a frame; fields and buttons in it have stories of their own',
      'shell/MenuIcon': 'a picture beside a name; the row has the keys',
      'shell/LoadingOverlay': 'there is nothing to do but wait',
      'shell/TabOutlet': 'a place for pages; TabBar has the keys',
      'shell/notices/OfflineBanner': 'there is nothing to press',
    },
    ownWords: {
      'forms/CalendarPanel': 'days, months and years',
      'forms/CodeButton': 'two words and a number',
      'forms/PasswordChecklist': 'the parts of one rule',
      'pagination/Pagination': 'numbers',
      'provider/ShellProvider': 'shows nothing by itself',
      'shell/ErrorPage': 'one text for each variant',
      'shell/LanguageSwitch': 'two languages',
      'shell/MenuIcon': 'a picture or one letter',
      'shell/MessageBell': 'a picture with one of two names',
      'shell/TabOutlet': 'shows pages',
      'shell/ThemePanel': 'fixed choices',
      'shell/notices/NewVersionNotice': 'one sentence',
      'shell/notices/OfflineBanner': 'one of two sentences',
    },
  },
  'designer-engine': { passive: {} },
  'page-builder': { passive: {} },
  'feature-auth': { passive: {} },
  'feature-personal': {
    passive: { 'profile/SignInsSection': 'a list to read; FailedState has the way to try again' },
  },
  'feature-devices': { passive: {} },
  'feature-enterprise': {
    passive: {
      'company/CompanyNotices': 'text to read',
      'company/CompanyService': 'text to read; FailedState has the way to try again',
      'invitations/LinkQrCode': 'a picture to be scanned',
      'organization/MovePreview': 'text to read; the field above it has the keys',
      'roles/AccessAnswer': 'text to read',
      'roles/AccessVerdict': 'text to read',
      'roles/ObjectAnswer': 'text to read',
      'roles/ScopePreview': 'text to read; the field above it has the keys',
    },
  },
  'feature-operation': { passive: {} },
  'console-kit': { passive: {} },
  'feature-messages': { passive: {} },
  'feature-search': { passive: {} },
  'feature-workbench': {
    passive: { 'home/TenantHomePage': 'there is nothing to do but wait' },
  },
}

/** Colours, type and icons show no component. */
const foundations = 'libs/shell-ui/src/foundations/'

const storyFiles = listFiles(workspaceRoot, ['apps', 'libs'])
  .filter((path) => path.endsWith('.stories.tsx') && !path.startsWith(foundations))
  .map((path) => {
    const [, library = '', file = ''] = /^libs\/([^/]+)\/src\/(.+)\.stories\.tsx$/.exec(path) ?? []
    return { path, library, file, text: readFileSync(join(workspaceRoot, path), 'utf8') }
  })

function rulesOf(library: string, file: string): StoryDocRules {
  const { isKit = false, passive = {}, ownWords = {} } = libraries[library] ?? {}
  const hasKeys = !(file in passive)
  return {
    hasKeys,
    plays: isKit && hasKeys,
    hasLongText: isKit && !(file in ownWords),
    isDialog: file.endsWith('Dialog'),
  }
}

describe('the page of each story', () => {
  it.each(storyFiles)('$path says what it is to say', ({ library, file, text }) => {
    expect(findStoryDocProblems(text, rulesOf(library, file))).toEqual([])
  })

  it('belongs to a library that is known here', () => {
    const found = new Set(storyFiles.map(({ library }) => library))
    expect([...found].sort()).toEqual(Object.keys(libraries).sort())
  })

  it('is about its own component', () => {
    const said = storyFiles.map(({ text }) => descriptionOf(text).split('\n')[0])
    expect(said.filter((purpose, index) => said.indexOf(purpose) !== index)).toEqual([])
  })
})

it('the page that the generator makes says it too', () => {
  const template = 'tools/generators/resource-page/files/__Names__Page.stories.tsx.template'
  const text = readFileSync(join(workspaceRoot, template), 'utf8')
  expect(findStoryDocProblems(text, rulesOf('feature-enterprise', 'NewPage'))).toEqual([])
})

describe('the exceptions', () => {
  const named = Object.entries(libraries).flatMap(([library, { passive, ownWords = {} }]) =>
    Object.keys({ ...passive, ...ownWords }).map((file) => `${library}/${file}`),
  )

  it.each(named)('%s is there', (name) => {
    expect(storyFiles.map(({ library, file }) => `${library}/${file}`)).toContain(name)
  })
})

describe('a page', () => {
  const purpose = 'A question before something that cannot be taken back.'
  const keys = '| Key | Does |\n| --- | --- |\n| Escape | closes |'
  const advice = "**Do** name the thing in the title. **Don't** ask where an undo would do."
  const all: StoryDocRules = { hasKeys: true, plays: true, hasLongText: true, isDialog: false }
  const code = 'export const LongText: Story = {}\nexport const ByKey = { play: async () => {} }'
  const page = (parts: readonly string[], rest = code) =>
    `parameters: { docs: { description: {\n  component: \`${parts.join('\n\n')}\`,\n} } }\n${rest}`

  it('passes with all of it', () => {
    expect(findStoryDocProblems(page([purpose, keys, advice]), all)).toEqual([])
  })

  it.each([
    [
      'a purpose',
      page([keys, advice]),
      'does not begin with one sentence that says what it is for',
    ],
    ['keys', page([purpose, advice]), 'does not list its keys'],
    [
      'Do',
      page([purpose, keys, advice.slice(advice.indexOf("**Don't"))]),
      'has no sentence after **Do**',
    ],
    [
      "Don't",
      page([purpose, keys, advice.slice(0, advice.indexOf("**Don't"))]),
      "has no sentence after **Don't**",
    ],
    [
      'a sentence',
      page([purpose, keys, advice.replace('in the title.', 'in the title')]),
      'has no sentence after **Do**',
    ],
    [
      'a play',
      page([purpose, keys, advice], 'export const LongText = {}'),
      'has no story that plays',
    ],
    ['a long text', page([purpose, keys, advice], 'play: async () => {}'), 'has no story LongText'],
  ])('fails without %s', (_, text, problem) => {
    expect(findStoryDocProblems(text, all)).toEqual([problem])
  })

  it('fails with a button in Chinese, but for code and a language in its own name', () => {
    const inChinese = page([purpose, keys.replace('closes', 'presses 取消'), advice])
    expect(findStoryDocProblems(inChinese, all)).toEqual(['says something in Chinese'])
    const typed = page([purpose, keys.replace('closes', 'finds \\`总公司\\` in 简体中文'), advice])
    expect(findStoryDocProblems(typed, all)).toEqual([])
    const noted = page([purpose, keys, advice], `/** After 保存. */\n${code}`)
    expect(findStoryDocProblems(noted, all)).toEqual(['says something in Chinese of LongText'])
  })

  it('fails with keys where there are none', () => {
    const text = page([purpose, keys.replace('Escape', 'Tab'), advice])
    expect(findStoryDocProblems(text, { ...all, hasKeys: false })).toHaveLength(1)
  })

  it('fails when a dialog stands over it', () => {
    const text = page([purpose, keys, advice])
    const framed = text.replace('docs: {', "docs: { story: { inline: false, height: '600px' },")
    expect(findStoryDocProblems(text, { ...all, isDialog: true })).toEqual(['covers its docs page'])
    expect(findStoryDocProblems(framed, { ...all, isDialog: true })).toEqual([])
  })

  it('fails without a description', () => {
    expect(findStoryDocProblems(code, all)).toHaveLength(4)
  })
})
