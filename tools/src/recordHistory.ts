import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** What renders records one beside the other. */
const lists = new Set(['ResourcePage.Table', 'Tree', 'DataTable', 'DepartmentPanel'])
/** An action by these names shows the history of its record. */
const history = /^(historyAction|\w+HistoryAction)$/

function readSource(file: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

/** The lists that a file renders: of each whether one of its actions shows the history of a record. */
export function readLists(path: string): boolean[] {
  const source = readSource(path)
  const found: boolean[] = []
  const visit = (node: ts.Node): void => {
    const isElement = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)
    if (isElement && lists.has(node.tagName.getText())) {
      found.push(valuesOf(node).some((one) => isHistoryIn(one, source, new Set())))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** What an element is given, without the names of its properties. */
function valuesOf({ attributes }: ts.JsxOpeningLikeElement): ts.Node[] {
  return attributes.properties.flatMap((one) =>
    ts.isJsxSpreadAttribute(one) ? one.expression : (one.initializer ?? []),
  )
}

/** Whether a part of a file names the action, or an array or a maker of actions that has it. */
function isHistoryIn(part: ts.Node, source: ts.SourceFile, seen: Set<string>): boolean {
  let isFound = false
  const visit = (node: ts.Node): void => {
    if (isFound) return
    if (ts.isIdentifier(node) && !isName(node)) {
      if (history.test(node.text)) isFound = true
      else if (/actions$/i.test(node.text)) isFound = leadsToHistory(node.text, source, seen)
    }
    if (!isFound) ts.forEachChild(node, visit)
  }
  visit(part)
  return isFound
}

/** The name of a property says nothing of its value. */
function isName(node: ts.Identifier): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node
}

function leadsToHistory(name: string, source: ts.SourceFile, seen: Set<string>): boolean {
  const key = `${source.fileName} ${name}`
  if (seen.has(key)) return false
  seen.add(key)
  const own = declarationsOf(name, source)
  if (own.some((node) => isHistoryIn(node, source, seen))) return true
  const file = importOf(name, source)
  return file !== undefined && leadsToHistory(name, readSource(file), seen)
}

/** What a file makes a name of: at its top, or in the component that uses it. */
function declarationsOf(name: string, source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && namesOf(node.name).includes(name))
      found.push(node.initializer)
    if (ts.isFunctionDeclaration(node) && node.name?.text === name && node.body)
      found.push(node.body)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesOf(element.name) : [],
  )
}

/** The file of the same library that a name comes from. */
function importOf(name: string, source: ts.SourceFile): string | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    const from = (statement.moduleSpecifier as ts.StringLiteral).text
    const { namedBindings } = statement.importClause ?? {}
    if (!from.startsWith('.') || !namedBindings || !ts.isNamedImports(namedBindings)) continue
    if (!namedBindings.elements.some((element) => element.name.text === name)) continue
    const base = join(dirname(source.fileName), from.replace(/\.js$/, ''))
    return [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file))
  }
  return undefined
}
