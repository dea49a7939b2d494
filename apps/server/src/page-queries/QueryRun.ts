import type { Schemas } from '@spruce/api-client/contract'
import { operationTable } from '@spruce/api-client/contract'
import {
  applyTransforms,
  calculate,
  frameLimits,
  readValue,
  sayFailures,
  sayTransformProblem,
  type CellFailure,
  type Frame,
  type PageData,
  type PageQuery,
  type TimeWindow,
  type VariableValues,
} from '@spruce/page-builder/data'
import { sql } from 'kysely'
import { EndpointError } from '../data-endpoints/EndpointError.js'
import { databaseErrorFields, isUnreachable } from '../db/databaseError.js'
import type { TenantContext } from '../http/defineOperation.js'
import { HttpError } from '../http/errors.js'
import { messages } from '../messages.js'
import { isRefusedInMockLogin } from '../sessions/mockLogin.js'
import { isRefusedToProvider } from '../sessions/providerSession.js'
import { isRefusedInRoleView } from '../sessions/roleView.js'
import type { Session } from '../sessions/session.js'
import { cellsOf, type FrameCache } from './FrameCache.js'
import type { OutsideRead, PageSource, SourceContext } from './PageSource.js'
import { pageSources } from './pageSources.js'
import { readParameters } from './parameters.js'

type ErrorCode = Schemas['PageQueryError']
type Call = Schemas['PageQueryCall']
type Result = Schemas['PageQueryResult']
type Given = NonNullable<Call['variables']>

/** Who asks, and what with. */
export type QueryContext = Pick<
  TenantContext<'runPageQueries'>,
  'tenantId' | 'memberId' | 'repositories' | 'services' | 'language' | 'tx' | 'request'
> & {
  session: Pick<Session, 'tenant' | 'roleView' | 'actingUserId' | 'providerId'>
  /** Of a share link: it has the rights of the session, and is no person. */
  link?: LinkCaller
}

/** What a share link takes. */
export interface LinkCaller {
  /** All values of the page's variables for a query; undefined where the link does not take what is given. */
  readonly valuesOf: (given: Given, query: string) => VariableValues | undefined
}

/** How long one query may take, and all of a request, in milliseconds. */
export const queryTime = { one: 10_000, all: 20_000 } as const

/** So many values a request answers at most. */
const mostCells = 1_000_000

/** Why one query has no frame. */
class QueryError extends Error {
  override readonly name = 'QueryError'

  constructor(
    readonly code: ErrorCode,
    /** Instead of the text of the code. */
    readonly text?: string,
  ) {
    super(code)
  }
}

/** What a query answered, with what its formulas could not calculate. */
interface Answer {
  readonly frame: Frame
  readonly failures: readonly CellFailure[]
}

/** So many sources outside of the database are asked side by side. */
const abreast = 6

/**
 * Runs queries of one document with the rights of who calls; each fails for itself. Those that need something outside
 * of the database wait until it has been read, after the transaction, and are run once more.
 */
export class QueryRun {
  private readonly end: number
  private readonly answers = new Map<string, Answer>()
  /** What sources answered, or why they did not, by what they were asked. */
  private readonly frames = new Map<string, Frame>()
  private readonly refusals = new Map<string, unknown>()
  private readonly waiting = new Map<string, { read: OutsideRead; source: string }>()
  private cells = 0

  constructor(
    private readonly context: QueryContext,
    private readonly data: PageData,
    private readonly time: Readonly<Record<keyof typeof queryTime, number>> = queryTime,
  ) {
    this.end = performance.now() + time.all
  }

  /** Runs all, one after the other: the results, or what finishes them once the transaction is over. */
  async runAll(calls: readonly Call[]): Promise<Result[] | (() => Promise<Result[]>)> {
    const begun: (Result | undefined)[] = []
    for (const call of calls) begun.push(await this.run(call))
    const done = begun.filter((result) => result !== undefined)
    if (done.length === begun.length) return done
    return async () => {
      await this.readOutside()
      const results: Result[] = []
      for (const [at, call] of calls.entries()) {
        const result = begun[at] ?? (await this.run(call))
        if (!result) throw new Error('A query waits for what was read')
        results.push(result)
      }
      return results
    }
  }

  /** Undefined where it waits for something outside. */
  async run({ id, variables = {} }: Call): Promise<Result | undefined> {
    try {
      const values = this.valuesOf(variables, id)
      const answer = await this.answerOf(id, values, new Set())
      if (!answer) return undefined
      const { frame, failures } = answer
      const { columns, isCut = false } = frame
      this.cells += cellsOf({ columns })
      if (this.cells > mostCells) throw new QueryError('TOO_LARGE')
      return {
        ...{ id, outcome: 'ok', frame: { columns: columns.map(shownColumn) }, isCut },
        ...(failures.length > 0 && { message: sayFailures(failures, this.context.language) }),
      }
    } catch (error) {
      const { code, text } = this.failureOf(error)
      return { id, outcome: 'failed', isCut: false, errorCode: code, message: text }
    }
  }

  /** Reads what queries wait for. Not in a transaction. */
  private async readOutside(): Promise<void> {
    const left = [...this.waiting]
    const readNext = async () => {
      for (let one = left.shift(); one; one = left.shift()) {
        const [key, { read, source }] = one
        const readAt = this.cache?.now() ?? 0
        try {
          this.keep(key, await read(this.timeLeft()), source, readAt)
        } catch (error) {
          this.refusals.set(key, error)
        }
      }
    }
    await Promise.all(Array.from({ length: abreast }, readNext))
    this.waiting.clear()
  }

  /** What the page's own variables take, else what they are without it. */
  private valuesOf(given: Given, query: string): VariableValues {
    const { link } = this.context
    if (link) {
      const taken = link.valuesOf(given, query)
      if (!taken) throw new QueryError('BAD_VARIABLE')
      return taken
    }
    const values: Record<string, NonNullable<ReturnType<typeof readValue>>> = {}
    for (const variable of this.data.variables) {
      const { name } = variable
      const value = Object.hasOwn(given, name) ? readValue(variable, given[name]) : variable.default
      if (value === undefined && Object.hasOwn(given, name)) throw new QueryError('BAD_VARIABLE')
      if (value !== undefined) values[name] = value
    }
    const isKnown = (name: string) => this.data.variables.some((one) => one.name === name)
    if (!Object.keys(given).every(isKnown)) throw new QueryError('BAD_VARIABLE')
    return values
  }

  private async answerOf(
    id: string,
    values: VariableValues,
    above: ReadonlySet<string>,
  ): Promise<Answer | undefined> {
    const query = this.data.queries.get(id)
    if (!query) throw new QueryError('UNKNOWN_QUERY')
    const key = JSON.stringify([id, values])
    const known = this.answers.get(key)
    if (known) return known
    const read = await this.read(query, values)
    let waits = read === undefined
    const others = new Map<string, Answer>()
    const below = new Set([...above, id])
    for (const step of query.transforms) {
      if (step.kind !== 'join' || below.has(step.query) || others.has(step.query)) continue
      const other = await this.answerOf(step.query, values, below)
      if (other) others.set(step.query, other)
      else waits = true
    }
    if (waits || !read) return undefined
    const frameOf = (other: string) => others.get(other)?.frame
    const made = applyTransforms(read, query.transforms, frameOf, calculate)
    if (!made.ok) {
      throw new QueryError(
        'BAD_TRANSFORM',
        sayTransformProblem(made.problem, this.context.language),
      )
    }
    if (made.frame.columns.length > frameLimits.columns) throw new QueryError('BAD_TRANSFORM')
    const joined = [...others.values()].flatMap(({ failures }) => failures)
    const answer = { frame: made.frame, failures: [...joined, ...(made.failures ?? [])] }
    this.answers.set(key, answer)
    return answer
  }

  /** Undefined where it is still to be read, outside of the database. */
  private async read(query: PageQuery, values: VariableValues): Promise<Frame | undefined> {
    if (query.frame) return query.frame
    const source = pageSources.get(query.source)
    if (!source) throw new QueryError('UNKNOWN_SOURCE')
    this.assertMayAsk(source)
    const read = readParameters(source.parameters, query.parameters, values)
    if (!read.ok) throw new QueryError('BAD_PARAMETERS')
    const window = this.windowOf(values)
    const { tenantId, memberId, language } = this.context
    const person = source.isPersonal ? memberId : ''
    const key = JSON.stringify([tenantId, person, language, source.id, read.values, window])
    if (this.refusals.has(key)) throw this.refusals.get(key)
    const kept = this.frames.get(key) ?? this.cache?.get(key)
    if (kept || this.waiting.has(key)) return kept
    const readAt = this.cache?.now() ?? 0
    const answer = await this.ask(source, read.values, window)
    if (typeof answer !== 'function') return this.keep(key, answer, source.id, readAt)
    this.waiting.set(key, { read: answer, source: source.id })
    return undefined
  }

  private keep(key: string, frame: Frame, source: string, readAt: number): Frame {
    const { tenantId } = this.context
    this.frames.set(key, frame)
    this.cache?.set(key, frame, { tenantId, source, readAt })
    return frame
  }

  /** The person of a role view is there for one call, and what the call sees is nobody else's. */
  private get cache(): FrameCache | undefined {
    const { session, services } = this.context
    return session.roleView ? undefined : services.pageFrames
  }

  /** @throws QueryError where there is none */
  private timeLeft(): number {
    const left = Math.floor(Math.min(this.time.one, this.end - performance.now()))
    if (left <= 0) throw new QueryError('TIMEOUT')
    return left
  }

  /** @throws what refuses the operation behind the source */
  private assertMayAsk(source: PageSource): void {
    const { session, link } = this.context
    // A to-do of the owner is nothing that a link shows.
    if (link && source.isPersonal) throw new QueryError('FORBIDDEN')
    const entry = operations.get(source.as)
    if (!entry) throw new Error(`The source ${source.id} names no operation`)
    const { perm, effect } = entry.authz
    const { permissions } = session.tenant ?? {}
    if (perm.length > 0 && !permissions?.hasAny(perm)) {
      const isOutside = perm.every((code) => permissions?.isOutsidePlan(code))
      throw new QueryError(isOutside ? 'PLAN_DENIED' : 'FORBIDDEN')
    }
    const isRefused =
      (session.roleView !== undefined && isRefusedInRoleView(source.as, effect, 'tenant')) ||
      (session.actingUserId !== undefined && isRefusedInMockLogin(source.as)) ||
      (session.providerId !== undefined && isRefusedToProvider(source.as))
    if (isRefused) throw new QueryError('FORBIDDEN')
  }

  private windowOf(values: VariableValues): TimeWindow | undefined {
    const variable = this.data.variables.find(({ kind }) => kind === 'time')
    const value = variable && values[variable.name]
    return typeof value === 'object' ? { from: value.from, to: value.to } : undefined
  }

  /** In a part of the transaction that is undone alone, so that what fails spoils nothing for the others. */
  private async ask(
    source: PageSource,
    values: Readonly<Record<string, unknown>>,
    window: TimeWindow | undefined,
  ): Promise<Frame | OutsideRead> {
    const { tx, services, tenantId, memberId, repositories, language } = this.context
    const left = this.timeLeft()
    const { dataEndpoints } = services
    const context: SourceContext = {
      ...{ tenantId, memberId, repositories, language, window, dataEndpoints },
      now: services.now(),
    }
    await sql`savepoint page_query`.execute(tx)
    try {
      if (services.engine.kind === 'postgres') {
        await sql`select set_config('statement_timeout', ${String(left)}, true)`.execute(tx)
      }
      return await source.read(context, values as never)
    } finally {
      // It only read: undoing it is how the time limit ends, too.
      await sql`rollback to savepoint page_query`.execute(tx)
      await sql`release savepoint page_query`.execute(tx)
    }
  }

  /** @throws what fails for all: a database that is gone */
  private failureOf(error: unknown): { code: ErrorCode; text: string } {
    const { language, request } = this.context
    const { errors } = messages[language].pageQueries
    const said = (code: ErrorCode, text?: string) => ({ code, text: text ?? errors[code] })
    if (error instanceof QueryError) return said(error.code, error.text)
    if (error instanceof EndpointError) {
      const { fault, status } = error
      request.log.info({ fault, status }, 'A data endpoint gave no data')
      const text =
        status === undefined ? undefined : messages[language].pageQueries.endpointStatus(status)
      return said(fault, text)
    }
    if (error instanceof HttpError && error.status < 500) {
      return said('BAD_PARAMETERS', error.text(language))
    }
    if (databaseErrorFields(error)?.code === '57014') return said('TIMEOUT')
    if (isUnreachable(error)) throw error
    request.log.error({ err: error }, 'A query of a page failed')
    return said('FAILED')
  }
}

const operations = new Map(operationTable.map((entry) => [entry.operationId, entry]))

type Column = Frame['columns'][number]

/** What the contract has of it. */
function shownColumn({ name, type, values, label, unit, decimals }: Column) {
  return {
    ...{ name, type, values: [...values] },
    ...(label !== undefined && { label }),
    ...(unit !== undefined && { unit }),
    ...(decimals !== undefined && { decimals }),
  }
}
