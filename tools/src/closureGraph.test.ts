import { readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { createClosures } from './closure.ts'
import { listFiles, readProjects, workspaceRoot as root } from './workspace.ts'

// The same question, asked of TypeScript: its parser, its resolution of modules and its checker's aliases instead of
// Oxc's parser and our own, and from the changed file up to the units instead of down from each unit.

const tracked = listFiles(root)
const units = tracked.filter(
  (file) =>
    /^libs\/.*\.stories\.tsx$/.test(file) ||
    /^apps\/server\/src\/operations\/[\w-]+\/\w+\.ts$/.test(file) ||
    /^apps\/server\/.*\.test\.ts$/.test(file) ||
    /^(libs|apps\/portal)\/.*(\/routes|Routes?|createPortalRouter)\.tsx?$/.test(file),
)

/** Files over the repository: leaves, helpers, barrels, style sheets, data, harness, SQL. */
const changed = [
  '.storybook/preview.tsx',
  'apps/portal/src/app/Shell.ts',
  'apps/server/src/db/migrations/0300_files.sql',
  'apps/server/src/http/errors.ts',
  'apps/server/src/operations/roles/copyRole.ts',
  'apps/server/src/operations/roles/roleRules.ts',
  'apps/server/src/presenters/presentRole.ts',
  'apps/server/src/repositories/devices/DevicesRepository.ts',
  'apps/server/src/sessions/PermissionSet.ts',
  'apps/server/src/testing/whoMay.csv',
  'libs/api-client/src/ApiError.ts',
  'libs/api-client/src/generated/openapi.json',
  'libs/api-client/src/generated/operations/roles.ts',
  'libs/api-client/src/generated/operations/share-links.ts',
  'libs/designer-engine/src/layout/compact.ts',
  'libs/feature-enterprise/src/organization/memberActions.ts',
  'libs/feature-operation/src/plans/PlansPage.tsx',
  'libs/session/src/decideNavigation.ts',
  'libs/shell-ui/src/index.ts',
  'libs/shell-ui/src/data-table/DataTable.tsx',
  'libs/shell-ui/src/tree/tree.css',
  'libs/validators/src/text.ts',
]

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file)
const projects = readProjects(root)
const isPure = (file: string) => {
  const sideEffects = projects.find((one) => file.startsWith(`${one.root}/`))?.manifest.sideEffects
  return sideEffects === false || (Array.isArray(sideEffects) && sideEffects.join() === '**/*.css')
}

/** Who imports a file directly, for every file. */
function readImporters(): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>()
  const files = new Set(tracked)
  const options: ts.CompilerOptions = {
    ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.Preserve, noLib: true, types: [] },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.ReactJSX },
    ...{ customConditions: ['@spruce/source'], allowJs: true, resolveJsonModule: true },
  }
  const cache = ts.createModuleResolutionCache(root, (name) => name, options)
  const resolve = (from: string, name: string): string | undefined => {
    const path = name.replace(/\?\w+$/, '')
    if (/\.(css|sql|csv)$/.test(path)) {
      const place = path.startsWith('.')
        ? posix.join(posix.dirname(from), path)
        : relative(root, projectFile(path))
      return files.has(place) ? place : undefined
    }
    const { resolvedModule } = ts.resolveModuleName(path, join(root, from), options, ts.sys, cache)
    const file = resolvedModule && relative(root, resolvedModule.resolvedFileName)
    return file && files.has(file) ? file : undefined
  }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = resolve(relative(root, from), text)
      const resolvedFileName = join(root, file ?? '')
      const extension = /\.tsx?$|\.mts$|\.json$/.exec(file ?? '')?.[0]
      return { resolvedModule: extension ? { resolvedFileName, extension } : undefined }
    })
  const code = tracked.filter((file) => /^(apps|libs|\.storybook)\/.*\.m?tsx?$/.test(file))
  const program = ts.createProgram(
    code.map((file) => join(root, file)),
    options,
    host,
  )
  const checker = program.getTypeChecker()
  const isBarrel = (source: ts.SourceFile) =>
    isPure(relative(root, source.fileName)) &&
    source.statements.some((one) => ts.isExportDeclaration(one) && !one.isTypeOnly) &&
    source.statements.every(
      (one) =>
        (ts.isExportDeclaration(one) && one.moduleSpecifier) ||
        (ts.isImportDeclaration(one) && /\.css['"]$/.test(one.moduleSpecifier.getText(source))),
    )

  /** The first module on the way of an alias that does more than pass it on. */
  function origin(name: ts.Identifier | ts.StringLiteral): string[] {
    const sheets: string[] = []
    let symbol = checker.getSymbolAtLocation(name)
    while (symbol && symbol.flags & ts.SymbolFlags.Alias) {
      symbol = checker.getImmediateAliasedSymbol(symbol)
      const source = symbol?.declarations?.[0]?.getSourceFile()
      if (!source) break
      if (!isBarrel(source)) return [...sheets, relative(root, source.fileName)]
      for (const one of source.statements) {
        if (!ts.isImportDeclaration(one)) continue
        const text = (one.moduleSpecifier as ts.StringLiteral).text
        sheets.push(resolve(relative(root, source.fileName), text) ?? '')
      }
    }
    return []
  }

  function importsOf(source: ts.SourceFile): string[] {
    const from = relative(root, source.fileName)
    const found: string[] = []
    const add = (literal: ts.Node) => {
      if (ts.isStringLiteralLike(literal)) found.push(resolve(from, literal.text) ?? '')
    }
    const addNames = (names: readonly ts.Identifier[], literal: ts.Node) => {
      const origins = names.map(origin)
      if (origins.some((one) => one.length === 0)) add(literal)
      else found.push(...origins.flat())
    }
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) {
        const { importClause: clause, moduleSpecifier } = node
        const isType = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        const bindings = clause?.namedBindings
        if (isType) return
        if (!clause || (bindings && ts.isNamespaceImport(bindings))) add(moduleSpecifier)
        else {
          const named = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : []
          const values = named.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name)
          addNames([...(clause.name ? [clause.name] : []), ...values], moduleSpecifier)
          if (values.length === 0 && !clause.name) add(moduleSpecifier)
        }
      } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
        const clause = node.exportClause
        if (!clause || !ts.isNamedExports(clause)) add(node.moduleSpecifier)
        else {
          const values = clause.elements.filter(({ isTypeOnly }) => !isTypeOnly)
          addNames(
            values.map(({ name }) => name as ts.Identifier),
            node.moduleSpecifier,
          )
        }
      } else if (ts.isCallExpression(node)) {
        const called = node.expression.getText(source)
        const [first] = node.arguments
        if (first && /^(import|vi\.(mock|doMock|importActual))$/.test(called)) add(first)
        if (first && called === 'import.meta.glob') {
          const globs = ts.isArrayLiteralExpression(first) ? [...first.elements] : [first]
          const patterns = globs.filter(ts.isStringLiteralLike).map(({ text }) => text)
          const matched = ts.sys.readDirectory(
            join(root, dirname(from)),
            undefined,
            patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1)),
            patterns.filter((one) => !one.startsWith('!')),
          )
          found.push(...matched.map((file) => relative(root, file)))
        }
        const place = node.arguments[1]
        if (called.endsWith('join') && first?.getText(source) === 'import.meta.dirname' && place) {
          if (ts.isStringLiteralLike(place)) found.push(join(dirname(from), place.text))
        }
      } else if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL') {
        const [first, base] = node.arguments ?? []
        if (first && base?.getText(source) === 'import.meta.url') add(first)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  }

  const note = (from: string, to: string) => {
    const known = importers.get(to) ?? new Set()
    importers.set(to, known.add(from))
  }
  for (const source of program.getSourceFiles()) {
    const from = relative(root, source.fileName)
    if (!isCode(from)) continue
    for (const to of importsOf(source)) if (to !== '' && to !== from) note(from, to)
  }
  for (const sheet of tracked.filter((file) => file.endsWith('.css'))) {
    const text = readFileSync(join(root, sheet), 'utf8')
    for (const [, to = ''] of text.matchAll(/@import '([^']+)'/g)) {
      note(sheet, posix.join(posix.dirname(sheet), to))
    }
  }
  return importers
}

/** `@spruce/shell-ui/tokens.css` as its package exports it. */
function projectFile(specifier: string): string {
  const project = projects.find(({ manifest }) => specifier.startsWith(`${manifest.name}/`))
  const target = project?.manifest.exports?.[`.${specifier.slice(project.manifest.name.length)}`]
  return project && typeof target === 'string' ? join(root, project.root, target) : root
}

describe('the units that become old', () => {
  let importers: Map<string, Set<string>>
  const closures = createClosures(root)
  const filesOf = new Map(units.map((unit) => [unit, new Set(closures.files(unit))]))
  const oldAfter = (file: string) => units.filter((unit) => filesOf.get(unit)?.has(file))
  beforeAll(() => {
    importers = readImporters()
  }, 300_000)

  it('are of all kinds', () => {
    expect(units.length).toBeGreaterThan(600)
    const sizes = changed.map((file) => oldAfter(file).length)
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThanOrEqual(15)
    expect(sizes.filter((size) => size > 0 && size < units.length / 4).length).toBeGreaterThan(8)
  })

  it.each(changed)('after a change of %s are those that TypeScript finds', (file) => {
    expect(tracked).toContain(file)
    const reached = new Set([file])
    for (const one of reached) for (const from of importers.get(one) ?? []) reached.add(from)
    const expected = units.filter((unit) => reached.has(unit))
    expect(oldAfter(file)).toEqual(expected)
  })
})
