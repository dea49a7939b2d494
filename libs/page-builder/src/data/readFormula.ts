import { Environment, ParseError, type ASTNode } from '@marcbachmann/cel-js'
import type { ColumnType } from './Frame.js'
import { formulaFunctions, formulaOperators, type FormulaFunction } from './formulaFunctions.js'
import { CostError, NumberValue, TextValue, TimeValue, type FormulaValue } from './formulaValues.js'
import { formulaLength } from './transforms.js'

/** How much a formula holds: signs, parts, and parts within parts. @public */
export const formulaLimits = { length: formulaLength, parts: 200, depth: 40 } as const

/** What is wrong with a formula. @public */
export interface FormulaProblem {
  readonly kind:
    | 'empty'
    | 'too-big'
    | 'syntax'
    | 'unfinished'
    | 'unknown-name'
    | 'unknown-function'
    | 'arguments'
    | 'types'
    | 'not-offered'
  /** Where it begins, in signs from 0. */
  readonly at: number
  /** What stands there. */
  readonly word: string
}

/** A formula that can be calculated. @public */
export interface Formula {
  /** The columns that it reads, each once. */
  readonly columns: readonly string[]
  /** How many steps one row takes at most, but for the length of texts. */
  readonly parts: number
  /** Of its values, where it is the same for all rows. */
  readonly type: ColumnType | undefined
}

/** A formula, or what is wrong with it. @public */
export type ReadFormula =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly problem: FormulaProblem }

/** What a formula may cost: one for each part of a row, and more for long texts. */
export interface Budget {
  left: number
}

/** A formula with what runs it. */
export interface RunnableFormula extends Formula {
  /** @throws where a row has no value, and CostError when the budget is spent */
  readonly run: (row: ReadonlyMap<string, FormulaValue>, budget: Budget) => FormulaValue
}

type Read =
  | { readonly ok: true; readonly formula: RunnableFormula }
  | { readonly ok: false; readonly problem: FormulaProblem }

/** What columns are reached by. */
const rowName = 'row'
const emptyName = 'empty'
/** Signs of a text that cost as much as a part. */
const signsOfPart = 16

/** Whose formula runs. Formulas run one at a time, and never wait. */
let budget: Budget = { left: 0 }
let environment: Environment | undefined

/**
 * Reads a formula. Its grammar and its checks are those of CEL, in which nothing loops and nothing is defined; of
 * CEL's own types, functions, methods and macros a formula has none. Never throws. @public
 */
export function readFormula(text: string): ReadFormula {
  return compileFormula(text)
}

/** The same, to be run. */
export function compileFormula(text: string): Read {
  if (text.trim() === '') return wrong('empty', 0, '')
  if (text.length > formulaLimits.length) return wrong('too-big', formulaLimits.length, '')
  try {
    environment ??= newEnvironment()
    const parsed = environment.parse(text)
    const walk = new Walk(text)
    walk.take(parsed.ast)
    const { type, error } = parsed.check()
    if (error) return { ok: false, problem: problemOf(error, text) }
    const known = columnTypes.get(type ?? '')
    if (type !== 'dyn' && !known) return wrong('types', 0, text)
    return {
      ok: true,
      formula: {
        columns: [...walk.columns],
        parts: walk.parts,
        type: known,
        run(row, given) {
          budget = given
          return parsed({ [rowName]: row, [emptyName]: null }) as FormulaValue
        },
      },
    }
  } catch (error) {
    if (error instanceof FormulaError) return { ok: false, problem: error.problem }
    return { ok: false, problem: problemOf(error, text) }
  }
}

const columnTypes: ReadonlyMap<string, ColumnType> = new Map([
  ['number', 'number'],
  ['text', 'string'],
  ['time', 'time'],
  ['bool', 'boolean'],
] as const)

function newEnvironment(): Environment {
  const made = new Environment({
    homogeneousAggregateLiterals: false,
    limits: {
      maxAstNodes: formulaLimits.parts,
      maxDepth: formulaLimits.depth,
      maxListElements: formulaLimits.parts,
      maxMapEntries: 0,
      maxCallArguments: 8,
    },
  })
  made
    .registerType('number', NumberValue)
    .registerType('text', TextValue)
    .registerType('time', TimeValue)
    .registerVariable(rowName, 'map<string, dyn>')
    .registerVariable(emptyName, 'dyn')
  for (const one of formulaOperators) made.registerOperator(one.signature, metered(one))
  for (const one of formulaFunctions) made.registerFunction(one.signature, metered(one))
  return made
}

/** What goes through texts pays for their length; what is slow, for its time. */
function metered({
  run,
  reads,
  costs = 0,
}: FormulaFunction): (...values: unknown[]) => FormulaValue {
  return (...values) => {
    if (reads === 'texts') {
      for (const one of values) {
        if (one instanceof TextValue) budget.left -= one.value.length / signsOfPart
      }
    }
    budget.left -= costs
    if (budget.left < 0) throw new CostError()
    return run(...(values as never[]))
  }
}

class FormulaError extends Error {
  constructor(readonly problem: FormulaProblem) {
    super(problem.kind)
  }
}

/** The functions that are offered, with how many values they take. */
const arities = new Map<string, Set<number>>()
for (const { signature } of formulaFunctions) {
  const [, name = '', values = ''] = /^(\w+)\((.*)\):/.exec(signature) ?? []
  const known = arities.get(name) ?? new Set()
  arities.set(name, known.add(values.split(',').length))
}

/** The names of what formulas may call. @public */
export const formulaFunctionNames: readonly string[] = [...arities.keys()]

const operators: ReadonlySet<string> = new Set([
  ...['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', '&&', '||', '?:', '!_', '-_'],
])

/** A literal of the library is of CEL's types, int among them; here it is given the formula's own. */
interface Literal {
  args: unknown
}

/** Goes through what was parsed: keeps what is offered, and refuses everything else before it is checked or run. */
class Walk {
  readonly columns = new Set<string>()
  parts = 0

  constructor(private readonly text: string) {}

  take(node: ASTNode): void {
    this.parts += 1
    switch (node.op) {
      case 'value':
        return this.takeValue(node)
      case 'id':
        return node.args === emptyName ? undefined : this.refuse('unknown-name', node, node.args)
      case '.':
      case '[]':
        return this.takeColumn(node)
      case 'call': {
        const [name, values] = node.args
        const known = arities.get(name)
        if (!known) return this.refuse('unknown-function', node, name)
        if (!known.has(values.length)) return this.refuse('arguments', node, name)
        return values.forEach((one) => this.take(one))
      }
      case 'in': {
        const [one, list] = node.args
        if (list.op !== 'list') return this.refuse('not-offered', list)
        this.take(one)
        return list.args.forEach((item) => this.take(item))
      }
      default:
        if (!operators.has(node.op)) return this.refuse('not-offered', node)
        return this.takeAll(node.args)
    }
  }

  private takeAll(parts: unknown): void {
    const all = (Array.isArray(parts) ? parts : [parts]) as readonly ASTNode[]
    for (const one of all) this.take(one)
  }

  private takeValue(node: Extract<ASTNode, { op: 'value' }>): void {
    const { args } = node
    if (typeof args === 'boolean') return
    const literal = node as Literal
    if (typeof args === 'string') literal.args = new TextValue(args)
    else if (typeof args === 'bigint' || typeof args === 'number') {
      literal.args = new NumberValue(Number(args))
    } else this.refuse(args === null ? 'unknown-name' : 'not-offered', node)
  }

  /** `row["name"]`, or `row.name`. */
  private takeColumn(node: Extract<ASTNode, { op: '.' | '[]' }>): void {
    const [from, key] = node.args
    if (from.op !== 'id' || from.args !== rowName) return this.refuse('not-offered', node)
    const name = typeof key === 'string' ? key : key.op === 'value' ? key.args : undefined
    if (typeof name !== 'string') return this.refuse('not-offered', node)
    this.columns.add(name)
  }

  private refuse(kind: FormulaProblem['kind'], { start, end }: ASTNode, word?: string): never {
    throw new FormulaError({ kind, at: start, word: word ?? this.text.slice(start, end) })
  }
}

/** What the library found. */
function problemOf(error: unknown, text: string): FormulaProblem {
  const { code, range } = error as Partial<ParseError>
  const { start: at = 0, end = at } = range ?? {}
  const found = { at, word: text.slice(at, Math.max(end, at + 1)).slice(0, 100) }
  if (code === 'limit_exceeded') return { kind: 'too-big', ...found }
  if (!(error instanceof ParseError)) return { kind: 'types', ...found }
  const isEnd = at >= text.trimEnd().length || code?.startsWith('unterminated') === true
  return { kind: isEnd ? 'unfinished' : 'syntax', ...found }
}

function wrong(kind: FormulaProblem['kind'], at: number, word: string): Read {
  return { ok: false, problem: { kind, at, word } }
}
