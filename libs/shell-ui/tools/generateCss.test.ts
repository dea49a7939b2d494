// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateCss, onlyReached } from './generateCss.js'

const styleSheets = {
  tokens: 'src/generated/tokens.css',
  public: 'src/generated/public.css',
  variables: 'src/generated/variables.css',
}
const root = join(import.meta.dirname, '..')
let files: Record<string, string>

beforeAll(async () => {
  files = await generateCss()
})

describe('the generated style sheets', () => {
  it.each(Object.values(styleSheets))('%s is current', (file) => {
    expect(readFileSync(join(root, file), 'utf8') === files[file]).toBe(true)
  })

  it.each(Object.values(styleSheets))('%s uses no token that it does not declare', (file) => {
    const css = files[file] ?? ''
    const declared = new Set([...css.matchAll(/(--sp-[\w\\.-]+):/g)].map(([, name]) => name))
    const used = [...css.matchAll(/var\((--sp-[\w\\.-]+)\)/g)].map(([, name]) => name)
    expect(used.length).toBeGreaterThan(100)
    expect(used.filter((name) => !declared.has(name))).toEqual([])
  })

  it('public.css carries the themes but not the whole token set', () => {
    const css = files['src/generated/public.css'] ?? ''
    expect(css).toMatch(/\[data-palette=['"]green['"]\]/)
    expect(css).toContain('.dark')
    expect(css.length).toBeLessThan(32_000)
    expect(css).not.toContain('--sp-sizes-sidebar')
  })
})

describe('variables.css', () => {
  it('declares every colour, size and duration, and styles nothing', () => {
    const css = files[styleSheets.variables] ?? ''
    const properties = [...css.matchAll(/^\s+([\w-]+):/gm)].map(([, name]) => name)
    expect(properties.filter((name) => !name?.startsWith('--'))).toEqual([])
    expect(properties).toEqual(
      expect.arrayContaining([
        '--sp-colors-accent-solid',
        '--sp-sizes-sidebar',
        '--sp-sizes-breadcrumb-item',
        '--sp-durations-fast',
        '--sp-z-index-message-box',
      ]),
    )
    expect(css).toContain('.dark')
    expect(css).toMatch(/\[data-density=['"]compact['"]\]/)
  })
})

describe('onlyReached', () => {
  it('follows variables through variables and drops the rest', () => {
    const css = ':root{--sp-a:var(--sp-b);--sp-b:1px;--sp-c:2px;}.x{--sp-d:3px;}'
    expect(onlyReached(css, 'p{margin:var(--sp-a)}')).toBe(':root{--sp-a:var(--sp-b);--sp-b:1px;}')
  })
})
