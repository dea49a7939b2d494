/** The files of a page, by what they are for. */
export type PageRole = 'page' | 'resource' | 'columns' | 'query' | 'actions' | 'form'

/** Texts of a folder's files by their names. */
export type Sources = Readonly<Record<string, string>>

const roles = ['page', 'resource', 'columns', 'query', 'actions', 'form'] as const

/** The files of the page whose resource a folder declares. */
export function pageFiles(sources: Sources): Partial<Record<PageRole, string>> {
  const names = Object.keys(sources).filter((name) => !/\.(test|stories)\./.test(name))
  const [resource = ''] = names.filter((name) => sources[name]?.includes('defineResource('))
  const prefix = resource.replace(/Resource\.tsx?$/, '')
  const named = (suffix: string) =>
    names.find((name) => new RegExp(`^${prefix}${suffix}\\.tsx?$`).test(name))
  const holding = (text: string) => names.find((name) => sources[name]?.includes(text))
  const found = {
    page: holding(`useResourcePage(props, ${prefix}Resource)`),
    resource,
    columns: named('Columns'),
    query: named('Query'),
    actions: named('Actions'),
    form: holding('<FormDialog<'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, name]) => name))
}

/**
 * What a file takes of the frame: imports of `shell-ui` and `api-client`, factories of `actionsOf`, parts of
 * `ResourcePage`, keys of `defineResource`.
 */
export function frameWords(text: string): Set<string> {
  const words = new Set<string>()
  const addList = (list = '') => {
    for (const word of list.split(',')) {
      const name = word
        .trim()
        .replace(/^type /, '')
        .replace(/:.*/s, '')
      if (/^\w+$/.test(name)) words.add(name)
    }
  }
  const imports =
    /import (?:type )?\{([^}]*)\} from '@spruce\/(?:shell-ui|shell-ui\/search|api-client)'/g
  for (const [, list] of text.matchAll(imports)) addList(list)
  for (const [, list] of text.matchAll(/const \{([^}]*)\} = actionsOf\(/g)) addList(list)
  for (const [part] of text.matchAll(/ResourcePage\.\w+/g)) words.add(part)
  const [, keys = ''] = /defineResource\(\{\n(.*?)\n\}\)/s.exec(text) ?? []
  for (const [, key = ''] of keys.matchAll(/^ {2}(\w+)[:,(]/gm)) words.add(`resource.${key}`)
  return words
}

/**
 * Where a generated page and the pages of the house part ways: files that the house always has, words of the frame that
 * all its pages use and the generated one does not, and words that no page of the house uses any more.
 *
 * @param house the folders whose pages declare a resource
 * @param used every word of the frame that is used outside the frame
 */
export function findPartings(
  generated: Sources,
  house: readonly Sources[],
  used: ReadonlySet<string>,
): string[] {
  const own = pageFiles(generated)
  const pages = house.map((sources) => ({ sources, files: pageFiles(sources) }))
  const problems: string[] = []
  for (const role of roles) {
    const texts = pages.flatMap(({ sources, files }) => {
      const name = files[role]
      return name === undefined ? [] : [sources[name] ?? '']
    })
    const file = own[role]
    if (file === undefined) {
      if (texts.length > 0) problems.push(`the house has a file for: ${role}`)
      continue
    }
    if (texts.length === 0) problems.push(`no page of the house has a file for: ${role}`)
    const words = frameWords(generated[file] ?? '')
    const [first = new Set<string>(), ...others] = texts.map(frameWords)
    for (const word of first)
      if (others.every((each) => each.has(word)) && !words.has(word))
        problems.push(`${file}: every page of the house uses ${word}`)
    for (const word of words)
      if (!used.has(word)) problems.push(`${file}: no page of the house uses ${word}`)
  }
  return problems
}
