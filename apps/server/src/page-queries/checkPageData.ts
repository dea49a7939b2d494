import {
  mostQueries,
  mostVariables,
  readFormula,
  readPageData,
  readVariables,
  sayFormulaProblem,
  type Transform,
} from '@spruce/page-builder/data'
import { unprocessable, wrongField, type FieldError } from '../http/errors.js'
import { pageSources } from './pageSources.js'
import { wrongParameters } from './parameters.js'

/** So many wrong places are named at most. */
const mostNamed = 20

/**
 * Checks the queries and variables of a document before it is kept. A page leaves out what is damaged, so what
 * is saved must not be. @throws 422 PAGE_DATA with each place
 */
export function checkPageData(name: string, document: Readonly<Record<string, unknown>>): void {
  const { queries = [], variables = [] } = document
  const wrong = [
    ...wrongVariables(`${name}.variables`, variables),
    ...wrongQueries(`${name}.queries`, queries, namesOf(variables)),
    ...unknownChoices(name, document),
  ]
  if (wrong.length > 0) throw unprocessable('PAGE_DATA', wrong.slice(0, mostNamed))
}

function namesOf(variables: unknown): ReadonlySet<string> {
  return new Set(readVariables(variables).map(({ name }) => name))
}

function wrongVariables(path: string, variables: unknown): readonly FieldError[] {
  if (!Array.isArray(variables) || variables.length > mostVariables) {
    return [wrongField(path, 'invalid')]
  }
  const kept = new Set<string>()
  let hasWindow = false
  return variables.flatMap((one: unknown, at): FieldError[] => {
    const [variable] = readVariables([one])
    if (!variable) return [wrongField(`${path}[${String(at)}]`, 'invalid')]
    const isSecond = kept.has(variable.name) || (variable.kind === 'time' && hasWindow)
    kept.add(variable.name)
    hasWindow ||= variable.kind === 'time'
    return isSecond ? [wrongField(`${path}[${String(at)}]`, 'taken')] : []
  })
}

function wrongQueries(
  path: string,
  queries: unknown,
  variables: ReadonlySet<string>,
): readonly FieldError[] {
  if (!Array.isArray(queries) || queries.length > mostQueries) return [wrongField(path, 'invalid')]
  const known = readPageData({ queries }).queries
  const kept = new Set<string>()
  return queries.flatMap((one: unknown, at): FieldError[] => {
    const place = `${path}[${String(at)}]`
    const [query] = readPageData({ queries: [one] }).queries.values()
    if (!query) return [wrongField(place, 'invalid')]
    if (kept.has(query.id)) return [wrongField(`${place}.id`, 'taken')]
    kept.add(query.id)
    const steps = query.transforms.flatMap((step, number) =>
      wrongStep(`${place}.transforms[${String(number)}]`, step, known),
    )
    if (query.source === 'static') return steps
    const source = pageSources.get(query.source)
    if (!source) return [wrongField(`${place}.source`, 'invalid'), ...steps]
    const parameters = wrongParameters(source.parameters, query.parameters, variables)
    const named = parameters.map((name) =>
      wrongField(`${place}.parameters.${name.slice(0, 100)}`, 'invalid'),
    )
    return [...named, ...steps]
  })
}

/** A join with a query that is not there, or a formula that cannot be read: its text says where. */
function wrongStep(
  place: string,
  step: Transform,
  known: ReadonlyMap<string, unknown>,
): readonly FieldError[] {
  if (step.kind === 'join' && !known.has(step.query)) {
    return [wrongField(`${place}.query`, 'invalid')]
  }
  if (step.kind !== 'calculate') return []
  const read = readFormula(step.formula)
  if (read.ok) return []
  const { problem } = read
  return [{ path: `${place}.formula`, message: (language) => sayFormulaProblem(problem, language) }]
}

/** Choices whose options come from a query that is not there. */
function unknownChoices(
  name: string,
  document: Readonly<Record<string, unknown>>,
): readonly FieldError[] {
  const { queries, variables } = readPageData(document)
  return variables
    .filter(({ query }) => query !== undefined && !queries.has(query))
    .map((variable) => wrongField(`${name}.variables.${variable.name}.query`, 'invalid'))
}
