import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const catalogues = listFiles(workspaceRoot, ['apps/*/src/**/*.ts', 'libs/*/src/**/*.ts'])
  .filter((path) => !/\.(test|test-d)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(workspaceRoot, path), 'utf8') }))
  .filter(({ text }) => text.includes("'en-US':"))

describe('the English texts of a catalogue', () => {
  it.each(catalogues)('of $path have nothing Chinese', ({ text }) => {
    expect(chineseIn(text)).toEqual([])
  })

  it('are read at every depth', () => {
    const text = "x({ 'zh-CN': { a: '甲' }, 'en-US': { a: '甲', b: { c: (n) => `乙 ${n} 丙` } } })"
    expect(chineseIn(text)).toEqual(['甲', '乙 ', ' 丙'])
  })
})
