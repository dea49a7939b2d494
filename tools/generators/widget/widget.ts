import { join } from 'node:path'
import { formatFiles, generateFiles, logger, type GeneratorCallback, type Tree } from '@nx/devkit'
import { toCamelCase, toPascalCase, toWords } from '../names.ts'

/** The options of `nx g @spruce/tools:widget`. */
export interface WidgetOptions {
  name: string
  category: string
  zh?: string
  en?: string
  icon?: string
  frame?: boolean
}

const root = 'libs/page-builder/src'
const categories = ['work', 'things', 'numbers', 'content']

/**
 * Makes a widget in a folder of its own: definition, properties, view, story and test; and names it where widgets are
 * listed. docs/guides/widgets.md says what comes next.
 *
 * @throws Error for a name in another spelling or taken, an unknown category or icon, a label that no string holds
 */
export async function generateWidget(
  tree: Tree,
  options: WidgetOptions,
): Promise<GeneratorCallback> {
  const { name, category, icon = 'square', frame = true } = options
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`${name} is not kebab-case`)
  if (!categories.includes(category)) throw new Error(`No such category: ${category}`)
  const icons = readText(tree, `${root}/studio/widgetIcons.ts`)
  if (!new RegExp(`^ {2}'?${escapePattern(icon)}'?: [A-Z]`, 'm').test(icons)) {
    throw new Error(`No such icon: ${icon}. Its keys stand in ${root}/studio/widgetIcons.ts`)
  }
  const folder = `${root}/widgets/${name}`
  if (tree.exists(folder)) throw new Error(`${folder} exists already`)
  const words = toWords(name)
  const { zh = words, en = words.charAt(0).toUpperCase() + words.slice(1) } = options
  for (const label of [zh, en]) {
    if (label.trim() === '' || /['`\\\n]/.test(label)) throw new Error(`No label: ${label}`)
  }

  const Name = toPascalCase(name)
  const camelName = toCamelCase(name)
  const values = {
    tmpl: '',
    ...{ type: name, Name, name: camelName, category, zh, en, icon, frame },
  }
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, values)
  addLine(tree, 'views.ts', `export { ${Name}View } from './${name}/${Name}View.js'`)
  addLine(tree, 'index.ts', `export { ${camelName}Widget } from './${name}/definition.js'`)
  addLine(tree, 'allWidgets.ts', `import { ${camelName}Widget } from './${name}/definition.js'`)
  addToPalette(tree, `${camelName}Widget`, category)
  addEnglishWord(tree, zh, en)
  await formatFiles(tree)
  return () => {
    logger.info(`
Next (docs/guides/widgets.md):
- ${folder}/props.ts: the properties that people set; ${Name}View.tsx: what it shows
- its place in ${root}/widgets/allWidgets.ts, now the last of its category: the palette offers them in this order
- npx nx run-many -t typecheck lint test -p page-builder
- npx nx run page-builder:api-check -- --fix, and a plan of the version in .nx/version-plans
`)
  }
}

export default generateWidget

/** Puts a line behind the last one that begins like it and sorts before it, by the folder that it names. */
function addLine(tree: Tree, file: string, line: string): void {
  const path = `${root}/widgets/${file}`
  const lines = readText(tree, path).split('\n')
  const [keyword = ''] = line.split(' ')
  const folderOf = (text: string) => / from '\.\/(.+)\//.exec(text)?.[1]
  const folder = folderOf(line) ?? ''
  const before = lines.findLastIndex((text) => {
    const other = text.startsWith(`${keyword} `) ? folderOf(text) : undefined
    return other !== undefined && other < folder
  })
  const first = lines.findIndex((text) => text.startsWith(`${keyword} `))
  lines.splice(before === -1 ? first : before + 1, 0, line)
  tree.write(path, lines.join('\n'))
}

/** Puts a widget behind the last one of its category: the palette offers them in this order. */
function addToPalette(tree: Tree, widget: string, category: string): void {
  const path = `${root}/widgets/allWidgets.ts`
  const lines = readText(tree, path).split('\n')
  const folders = new Map(
    lines.flatMap((line) => {
      const [, name, folder] =
        /^import \{ (\w+) \} from '\.\/(.+)\/definition\.js'$/.exec(line) ?? []
      return name !== undefined && folder !== undefined ? [[name, folder] as const] : []
    }),
  )
  const last = lines.findLastIndex((line) => {
    const folder = folders.get(/^ {2}(\w+),$/.exec(line)?.[1] ?? '')
    const definition = tree.read(`${root}/widgets/${folder ?? ''}/definition.ts`, 'utf8')
    return definition?.includes(`category: '${category}'`)
  })
  lines.splice(last === -1 ? lines.lastIndexOf(']') : last + 1, 0, `  ${widget},`)
  tree.write(path, lines.join('\n'))
}

/** The label stands in the stories, which speak English, too; the words of all libraries are one list. */
function addEnglishWord(tree: Tree, zh: string, en: string): void {
  const folder = '.storybook/english'
  const path = `${folder}/pageBuilder.ts`
  const text = tree.read(path, 'utf8')
  if (text === null || !/\p{Script=Han}/u.test(zh)) return
  const key = /^\p{Script=Han}+$/u.test(zh) ? zh : `'${zh}'`
  const isKnown = tree
    .children(folder)
    .flatMap((file) => tree.read(`${folder}/${file}`, 'utf8')?.split('\n') ?? [])
    .some((line) => line.startsWith(`  ${key}: `))
  if (!isKnown) tree.write(path, text.replace(/\n\}\n$/, `\n  ${key}: '${en}',\n}\n`))
}

function readText(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8')
  if (text === null) throw new Error(`${path} is missing: widgets live in @spruce/page-builder`)
  return text
}

function escapePattern(text: string): string {
  return text.replaceAll(/[^\w-]/g, '\\$&')
}
