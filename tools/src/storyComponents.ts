import ts from 'typescript'

/** What the page of a story file is about: `component` of its meta. */
export type StoryComponent =
  /** Another module has it. */
  | { kind: 'imported'; name: string; from: string }
  /** The story file has it itself: a stage, whose props are nobody's. */
  | { kind: 'local'; name: string }
  | { kind: 'missing' }

/** Reads what a story file names as its `component`. */
export function readStoryComponent(text: string): StoryComponent {
  const file = ts.createSourceFile(
    'story.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const name = componentName(file)
  if (name === undefined) return { kind: 'missing' }
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    const { name: ownName, namedBindings } = statement.importClause ?? {}
    const from = (statement.moduleSpecifier as ts.StringLiteral).text
    if (ownName?.text === name) return { kind: 'imported', name: 'default', from }
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue
    const found = namedBindings.elements.find((element) => element.name.text === name)
    if (found) {
      return {
        kind: 'imported',
        name: (found.propertyName ?? found.name).text,
        from,
      }
    }
  }
  return { kind: 'local', name }
}

/** The name after `component:` in `const meta = {…}`. */
function componentName(file: ts.SourceFile): string | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const [declaration] = statement.declarationList.declarations
    if (declaration?.name.getText() !== 'meta' || !declaration.initializer) continue
    const meta = withoutTypes(declaration.initializer)
    if (!ts.isObjectLiteralExpression(meta)) continue
    for (const property of meta.properties) {
      if (property.name?.getText() !== 'component') continue
      if (ts.isShorthandPropertyAssignment(property)) return property.name.text
      if (ts.isPropertyAssignment(property)) return withoutTypes(property.initializer).getText()
    }
  }
  return undefined
}

/** Without its types, and without the `staged` of a component that a stage gives its props. */
function withoutTypes(expression: ts.Expression): ts.Expression {
  if (ts.isCallExpression(expression) && expression.expression.getText() === 'staged') {
    const [component] = expression.arguments
    return component ? withoutTypes(component) : expression
  }
  const isTyped =
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isExpressionWithTypeArguments(expression)
  return isTyped ? withoutTypes(expression.expression) : expression
}
