/**
 * Writes `src/generated/tokens.css` (reset, tokens and every component's plain CSS),
 * `src/generated/public.css` (the few classes and tokens of the public pages) and
 * `src/generated/variables.css` (the tokens alone, for embedded applications) from the theme, through
 * the same code that runs in the browser. `--check` writes nothing and fails when a file is stale.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { serializeStyles, type CSSObject } from '@emotion/serialize'
import { format, resolveConfig } from 'prettier'
import { compile, serialize, stringify } from 'stylis'
import { makeSystem } from '../src/theme/makeSystem.js'

const root = join(import.meta.dirname, '..')
const layers = '@layer reset, base, tokens, recipes, components;'
const banner = '/* Generated from src/theme by `nx run shell-ui:generate`. Do not edit. */'

type Styles = Record<string, unknown>

function toCss(styles: unknown): string {
  return serialize(compile(serializeStyles([styles as CSSObject]).styles), stringify)
}

function layer(name: string, css: string): string {
  return `@layer ${name}{${css}}`
}

interface PlainRecipe {
  base?: Styles
  variants?: Record<string, Record<string, Styles>>
}

/** The recipes of the theme as plain classes: what all share once, then each variant. */
function recipeClasses(): string {
  const system = makeSystem()
  const button = system.getRecipe('button') as PlainRecipe
  const input = system.getRecipe('input') as PlainRecipe
  const classes: [string, Styles][] = [
    ['ui-button', { ...button.base, ...button.variants?.['size']?.['lg'] }],
    ...['solid', 'outline', 'ghost'].map((variant): [string, Styles] => [
      `ui-button-${variant}`,
      button.variants?.['variant']?.[variant] ?? {},
    ]),
    [
      'ui-input',
      {
        ...input.base,
        ...input.variants?.['variant']?.['outline'],
        ...input.variants?.['size']?.['lg'],
      },
    ],
  ]
  return classes
    .map(([name, styles]) => toCss({ [`.${name}`]: system.css(styles as SystemStyleObject) }))
    .join('')
    .replaceAll(/--bg-currentcolor:[^;]*;/g, '') // only Chakra's `currentBg` reads it
}

const declaration = /(--sp-[\w\\.-]+):([^;{}]*);/g
const variable = /var\((--sp-[\w\\.-]+)/g

/** Drops the custom properties of `css` that its own rules and `more` do not reach, however many variables lie between. */
export function onlyReached(css: string, more: string): string {
  const declared = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(declaration)) {
    declared.set(name, [...(declared.get(name) ?? []), value])
  }
  const reached = new Set<string>()
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(variable)) {
      if (reached.has(name)) continue
      reached.add(name)
      declared.get(name)?.forEach(visit)
    }
  }
  visit(css.replaceAll(declaration, '') + more)
  return css
    .replaceAll(declaration, (text, name: string) => (reached.has(name) ? text : ''))
    .replaceAll(/[^{};]+\{\}/g, '')
    .replaceAll(/@media[^{}]+\{\}/g, '')
}

function componentCss(): string {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && !/^generated|^public/.test(file))
    .sort()
  return files.map((file) => plainCss(join(root, 'src', file))).join('')
}

function plainCss(file: string): string {
  return serialize(compile(readFileSync(file, 'utf8')), stringify)
}

/** The three files, by path under the library. */
export async function generateCss(): Promise<Record<string, string>> {
  const system = makeSystem()
  const reset = toCss(system.getPreflightCss())
  const base = toCss(system.getGlobalCss())
  const tokens = toCss(system.getTokenCss())
  const publicClasses =
    layer('recipes', recipeClasses()) +
    layer('components', plainCss(join(root, 'src/public/public.css')))
  const publicBase = base.replaceAll(/@keyframes (?!spin\b)[\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  const style = await resolveConfig(import.meta.filename)
  const pretty = (css: string) =>
    format(`${banner}\n${layers}\n${css}`, { ...style, parser: 'css' })
  return {
    'src/generated/tokens.css': await pretty(
      reset + base + tokens + publicClasses + layer('components', componentCss()),
    ),
    'src/generated/variables.css': await format(`${banner}\n${tokens}`, {
      ...style,
      parser: 'css',
    }),
    'src/generated/public.css': await pretty(
      reset + onlyReached(publicBase + tokens, publicClasses) + publicClasses,
    ),
  }
}

async function main() {
  const isCheck = process.argv.includes('--check')
  const files = await generateCss()
  const stale = Object.entries(files).filter(([file, css]) => css !== read(join(root, file)))
  for (const [file, css] of isCheck ? [] : stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), css)
    console.log(`wrote ${file}`)
  }
  if (isCheck && stale.length > 0) {
    console.error(`stale: ${stale.map(([file]) => file).join(', ')}; run nx run shell-ui:generate`)
    process.exitCode = 1
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
