import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { listFiles, workspaceRoot } from './workspace.ts'

/** A language in its own name: how people find theirs. */
const ownNames = /简体中文/g

/** The texts under `'en-US'` in a catalogue that have Chinese in them. */
function chineseIn(text: string): string[] {
  const file = ts.createSourceFile('messages.ts', text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const readTexts = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)
    if (isText && /\p{Script=Han}/u.test(node.text.replaceAll(ownNames, ''))) found.push(node.text)
    ts.forEachChild(node, readTexts)
  }
  const findEnglish = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "'en-US'") {
      readTexts(node.initializer)
    } else ts.forEachChild(node, findEnglish)
  }
  findEnglish(file)
  return found
}

/** What stands after a count of one and ends like a plural, but is none. */
const noPlurals = /^(?:s|applies|as|belongs|business|goes|has|invites|is|less|needs|this|was)$/

/** Whether a text counts one thing and names it as many: "1 rows", "1 selected rows", "1 are". */
function isOneAsMany(text: string): boolean {
  const counted = text.matchAll(/(?<![\d.,×/] ?)\b1 (?:selected |more |other |open )?([a-z]+)/g)
  return [...counted].some(
    ([, word = '']) =>
      /^(?:people|are|have|were|go)$/.test(word) || (word.endsWith('s') && !noPlurals.test(word)),
  )
}

/** The English texts of what a module exports that count one thing as many, by key. */
function oneAsManyIn(module: object): Record<string, string> {
  const found: Record<string, string> = {}
  const read = (value: unknown, path: string) => {
    if (typeof value === 'function') {
      // A count comes as a number, or as one that was formatted; the text of either will do.
      const said = [1, '1'].map((one) => sayWith(value as (...args: unknown[]) => unknown, one))
      const texts = said.filter((text) => typeof text === 'string')
      // One count that stands twice: "1 1 row".
      const isTwice = (text: string) => value.length === 1 && /\b1 1\b/.test(text)
      const isWrong = (text: string) => isOneAsMany(text) || isTwice(text)
      if (texts.length > 0 && texts.every(isWrong)) found[path] = texts[0] ?? ''
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) read(inner, `${path}.${key}`)
    }
  }
  for (const [name, value] of Object.entries<unknown>({ ...module })) {
    if (typeof value === 'object' && value !== null && 'en-US' in value) read(value['en-US'], name)
  }
  return found
}

/** Nothing where the text is about something else than a count. */
function sayWith(say: (...args: unknown[]) => unknown, one: unknown): unknown {
  try {
    return say(...Array.from({ length: Math.max(1, say.length) }, () => one))
  } catch {
    return undefined
  }
}

const catalogues = listFiles(workspaceRoot, [
  ':(glob)apps/*/src/**/*.ts',
  ':(glob)libs/*/src/**/*.ts',
])
  .filter((path) => !/\.(test|test-d|spec)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(workspaceRoot, path), 'utf8') }))
  .filter(({ text }) => text.includes("'en-US':"))

describe('the English texts of a catalogue', () => {
  it.each(catalogues)('of $path have nothing Chinese', ({ text }) => {
    expect(chineseIn(text)).toEqual([])
  })

  const modules = catalogues.filter(({ path }) => !path.includes('/testing/'))
  it.each(modules)('of $path name one thing as one', async ({ path }) => {
    const module = (await import(pathToFileURL(join(workspaceRoot, path)).href)) as object
    expect(oneAsManyIn(module)).toEqual({})
  })

  it('are called with one, whatever their arguments', () => {
    const module = {
      messages: {
        'en-US': {
          rows: (count: number) => `${String(count)} rows deleted`,
          twice: (count: number) => `${String(count)} ${String(count)} row deleted`,
          days: (days: string) => `Within ${days} days`,
          row: (count: number) => (count === 1 ? '1 row' : `${String(count)} rows`),
          person: (count: string) => (count === '1' ? '1 person' : `${count} people`),
          named: (name: string) => `${name} is used by another account`,
          nested: { chosen: (count: number) => `Delete the ${String(count)} selected roles?` },
          of: ({ name }: { name: string }) => name.toUpperCase(),
        },
      },
    }
    expect(Object.keys(oneAsManyIn(module))).toEqual([
      'messages.rows',
      'messages.twice',
      'messages.days',
      'messages.nested.chosen',
    ])
  })

  it('are read at every depth', () => {
    const text = "x({ 'zh-CN': { a: '甲' }, 'en-US': { a: '甲', b: { c: (n) => `乙 ${n} 丙` } } })"
    expect(chineseIn(text)).toEqual(['甲', '乙 ', ' 丙'])
  })
})

describe('the English words of the stories', () => {
  it('stand in one place each', async () => {
    const paths = listFiles(workspaceRoot, [':(glob).storybook/english/*.ts'])
    const places = new Map<string, string[]>()
    for (const path of paths.filter((path) => !path.endsWith('/words.ts'))) {
      const exported = (await import(pathToFileURL(join(workspaceRoot, path)).href)) as object
      for (const words of Object.values<object>({ ...exported })) {
        for (const word of Object.keys(words)) places.set(word, [...(places.get(word) ?? []), path])
      }
    }
    expect(places.size).toBeGreaterThan(500)
    expect([...places].filter(([, { length }]) => length > 1)).toEqual([])
  })
})
