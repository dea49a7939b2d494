import { join } from 'node:path'
import ts from 'typescript'
import { readStoryComponent } from './storyComponents.ts'

/** A prop of a component, as its docs page lists it. */
export interface DocumentedProp {
  name: string
  /** What its declaration says of it; empty when it says nothing. */
  description: string
}

/**
 * The props of the component of each story file, by the types: those of the workspace, not those that the
 * browser and libraries have. Storybook's table is made of the same (`reactDocgen` in `.storybook/main.ts`).
 */
export function readStoryProps(
  root: string,
  stories: readonly string[],
): ReadonlyMap<string, readonly DocumentedProp[]> {
  const config = ts.readConfigFile(join(root, '.storybook/tsconfig.docgen.json'), (path) =>
    ts.sys.readFile(path),
  )
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(root, '.storybook'))
  const rootNames = stories.map((story) => join(root, story))
  const program = ts.createProgram(rootNames, { ...options, composite: false, noEmit: true })
  const checker = program.getTypeChecker()
  return new Map(
    stories.map((story) => [story, propsOf(checker, program.getSourceFile(join(root, story)))]),
  )
}

function propsOf(checker: ts.TypeChecker, file: ts.SourceFile | undefined): DocumentedProp[] {
  if (!file) return []
  const component = readStoryComponent(file.text)
  if (component.kind !== 'imported') return []
  const declaration = file.statements.find(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) &&
      (statement.moduleSpecifier as ts.StringLiteral).text === component.from,
  )
  const module = declaration && checker.getSymbolAtLocation(declaration.moduleSpecifier)
  const found =
    module && checker.getExportsOfModule(module).find(({ name }) => name === component.name)
  if (!found) throw new Error(`${file.fileName}: ${component.from} has no ${component.name}`)
  const isAlias = (found.flags & ts.SymbolFlags.Alias) !== 0
  const type = checker.getTypeOfSymbol(isAlias ? checker.getAliasedSymbol(found) : found)
  const [props] = type.getCallSignatures()[0]?.parameters ?? []
  if (!props) return []
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(props))
    .filter(({ declarations = [] }) => !declarations.every(isForeign))
    .map((prop) => ({
      name: prop.name,
      description: ts.displayPartsToString(prop.getDocumentationComment(checker)).trim(),
    }))
}

function isForeign(declaration: ts.Declaration): boolean {
  return declaration.getSourceFile().fileName.includes('/node_modules/')
}
