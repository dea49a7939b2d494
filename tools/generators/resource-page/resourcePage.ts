import { join, relative } from 'node:path'
import {
  formatFiles,
  generateFiles,
  logger,
  readProjectConfiguration,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit'
import { getRelativeCwd } from '@nx/devkit/internal'
import { componentGenerator } from '@nx/react'
import { toCamelCase, toPascalCase, toPermission, toPlural, toWords } from '../names.ts'

/** The options of `nx g @spruce/tools:resource-page`. */
export interface ResourcePageOptions {
  subject: string
  project: string
  plural?: string
  zh?: string
  en?: string
}

const journeys = 'apps/portal-e2e/src'

/**
 * Makes a management page in a folder of its own, in the shape of the house (see the roles of feature-enterprise): query,
 * columns, resource, actions, form dialog and page, with its route, its texts, a list in memory for its story and
 * test, and its journey. `<name>Contract.ts` stands in for the contract until the operations are there. Page and dialog
 * start as the components of `@nx/react`; the files of the house go over them.
 */
export async function generateResourcePage(
  tree: Tree,
  options: ResourcePageOptions,
): Promise<GeneratorCallback> {
  const { subject, project } = options
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(subject)) {
    throw new Error(`${subject} is not kebab-case`)
  }
  const { root, tags = [] } = readProjectConfiguration(tree, project)
  if (!tags.includes('layer:feature')) {
    throw new Error(`${project} is no feature library: pages live in libs/feature-*`)
  }
  const plural = options.plural ?? toPlural(subject)
  if (plural === subject) throw new Error('Give --plural: it has to differ from the subject')
  const folder = `${root}/src/${plural}`
  const journey = `${journeys}/${toCamelCase(plural)}.spec.ts`
  for (const path of [folder, journey]) {
    if (tree.exists(path)) throw new Error(`${path} exists already`)
  }

  const en = options.en ?? capitalise(toWords(subject))
  const names = {
    tmpl: '',
    subject,
    plural,
    Name: toPascalCase(subject),
    name: toCamelCase(subject),
    Names: toPascalCase(plural),
    names: toCamelCase(plural),
    zh: options.zh ?? toWords(subject),
    en,
    enWords: en.toLowerCase(),
    ens: options.en ? capitalise(toPlural(options.en.toLowerCase())) : capitalise(toWords(plural)),
    path: `/spruce/api/v1/${plural}`,
    permission: toPermission(subject),
    signIn: project === 'feature-operation' ? "'operator'" : "'admin', 'yunshan'",
    library: capitalise(toWords(project)).replace(/ [a-z]/g, (letter) => letter.toUpperCase()),
  }
  for (const component of [`${names.Names}Page`, `${names.Name}FormDialog`]) {
    await componentGenerator(tree, {
      path: relative(getRelativeCwd(), `${folder}/${component}.tsx`),
      name: component,
      style: 'none',
      skipTests: true, // the test mounts the story
      skipFormat: true,
    })
  }
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, names)
  generateFiles(tree, join(import.meta.dirname, 'journey'), journeys, names)
  await formatFiles(tree)
  return () => {
    logger.info(`
Next:
- ${root}/src/routes.tsx: import { ${names.names}Route } from './${plural}/${names.names}Route.js' and add ${names.names}Route(parent, path)
- ${root}/src/manifest.ts: the menu ${plural} and the permissions ${names.permission}:list, :add, :edit, :remove;
  tools/src/permissionCodes.test.ts fails until they are there
- libs/api-client/contract: the operations that ${plural}/${names.name}Contract.ts stands in for; each that is there leaves
  that file, and ${names.name}Resource.ts and ${names.name}Actions.ts import it from '@spruce/api-client/operations'; the last takes the file along
- ${journey} runs once the server has them
`)
  }
}

export default generateResourcePage

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
