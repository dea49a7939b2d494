import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

const storyFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => file.replaceAll('\\', '/').replace('.stories.tsx', ''))
  .filter((file) => !file.startsWith('foundations/'))
  .map((file) => [file, readFileSync(join(folder, `${file}.stories.tsx`), 'utf8')] as const)

/** Nothing in them is reached by a key, so they have no table of keys and no story that uses them. */
const passive: Readonly<Record<string, string>> = {
  'display/DescriptionList': 'text to read',
  'display/PageHeader': 'a title; its actions are an ActionBar',
  'forms/PasswordChecklist': 'ticks beside a field that has the keys',
  'provider/ShellProvider': 'shows nothing by itself',
  'public/PublicPage': 'a frame; fields and buttons in it have stories of their own',
  'shell/LoadingOverlay': 'there is nothing to do but wait',
  'shell/TabOutlet': 'a place for pages; TabBar has the keys',
  'shell/notices/OfflineBanner': 'there is nothing to press',
}

/** They say nothing but their own words, so no text given to them can be long. */
const ownWords: Readonly<Record<string, string>> = {
  'forms/CalendarPanel': 'days, months and years',
  'forms/CodeButton': 'two words and a number',
  'forms/PasswordChecklist': 'the parts of one rule',
  'pagination/Pagination': 'numbers',
  'provider/ShellProvider': 'shows nothing by itself',
  'shell/ErrorPage': 'one text for each variant',
  'shell/LanguageSwitch': 'two languages',
  'shell/MessageBell': 'a picture with one of two names',
  'shell/TabOutlet': 'shows pages',
  'shell/ThemePanel': 'fixed choices',
  'shell/notices/NewVersionNotice': 'one sentence',
  'shell/notices/OfflineBanner': 'one of two sentences',
}

/** What the docs page says first: `parameters.docs.description.component`. */
function descriptionOf(text: string): string {
  const [, said = ''] = /description: \{\s*component: `((?:[^`\\]|\\.)*)`/s.exec(text) ?? []
  return said.replaceAll('\\`', '`')
}

/** What stands in bold before a sentence: its advice. */
function adviceOf(description: string, word: 'Do' | "Don't"): string {
  return new RegExp(`\\*\\*${word}\\*\\* ([^*|]+)`).exec(description)?.[1]?.trim() ?? ''
}

describe.each(storyFiles)('%s', (file, text) => {
  const description = descriptionOf(text)
  const isPassive = file in passive

  it('begins with one sentence that says what it is for', () => {
    const [purpose = ''] = description.split('\n')
    expect(purpose.length).toBeGreaterThan(30)
    expect(purpose).toMatch(/^[A-Z].*[.)]$/)
  })

  it('gives one piece of advice to do and one not to do, as sentences of their own', () => {
    const [wanted, unwanted] = [adviceOf(description, 'Do'), adviceOf(description, "Don't")]
    expect(wanted.length).toBeGreaterThan(12)
    expect(unwanted.length).toBeGreaterThan(12)
    expect(wanted).toMatch(/\.$/)
    expect(unwanted).toMatch(/\.$/)
  })

  it.skipIf(isPassive)('lists its keys and shows them in a story that plays', () => {
    expect(description).toMatch(/\| Key \| Does \|\n\| --- \| --- \|\n\| [^|]+ \| [^|]+ \|/)
    expect(text).toMatch(/\bplay: (async )?\(/)
  })

  it.skipIf(file in ownWords)('shows what becomes of a long text', () => {
    expect(text).toMatch(/export const LongText\b/)
  })
})

describe('the exceptions', () => {
  it.each([...Object.keys(passive), ...Object.keys(ownWords)])('%s is there', (file) => {
    expect(storyFiles.map(([name]) => name)).toContain(file)
  })

  it.each(Object.keys(passive))('%s answers to no key', (file) => {
    const [, text = ''] = storyFiles.find(([name]) => name === file) ?? []
    expect(descriptionOf(text)).not.toMatch(/\| (Tab|Enter)/)
  })
})
