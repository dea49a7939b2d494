import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditOrigin } from './auditOrigin.js'
import type { Scope } from '../db/engine.js'
import type { Db } from '../db/schema.js'
import { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'
import { authenticate, tokenOf } from '../sessions/authenticate.js'
import type { PeopleScope } from '../repositories/members/peopleScope.js'
import { resolvePeopleScope } from '../sessions/peopleScope.js'
import { isOpenToClient } from '../sessions/oauthScopes.js'
import { isRefusedInMockLogin } from '../sessions/mockLogin.js'
import { enterRoleView, isRefusedInRoleView } from '../sessions/roleView.js'
import { isRefusedToProvider } from '../sessions/providerSession.js'
import type { Session } from '../sessions/session.js'
import type { Answer, LaterAnswer } from './answers.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import type { Prepared } from './defineOperation.js'
import { AnswerContractError, checksOf, type OperationChecks } from './ContractValidator.js'
import { HttpError, badRequest, denied } from './errors.js'
import { fieldErrors } from './fieldErrors.js'
import { once } from './idempotency.js'
import { checkObjects } from './objectChecks.js'
import type { BoundOperation } from './operationRegistry.js'
import { checkOrigin } from './originRule.js'
import {
  appCodeOf,
  currentAppOf,
  currentTenantOf,
  idempotencyKeyOf,
  languageOf,
} from './requestHeaders.js'
import {
  envelopeOf,
  sendFile,
  sendJson,
  sendRaw,
  sendStream,
  successMessage,
} from './sendAnswer.js'
import { UploadedFile } from './UploadedFile.js'

/** Known of a request before its body is read. */
interface Caller {
  session: Session | null
  tenantId: string | null
}

/** What leaves the product once a write is committed. */
type Effect = () => Promise<void>

/** What a request brings about while it runs. */
interface Work {
  tx: Db
  repositories: Repositories
  changes: AuditChange[]
  /** An earlier call's line speaks of it, too. */
  isAuditedBefore?: boolean
  /** What is done once the transaction is committed. */
  effects: Effect[]
  peopleScope: () => Promise<PeopleScope>
}

/** An answer that the contract allows; one that is made later is checked then. */
interface CheckedAnswer<A extends Answer<unknown> = Answer<unknown>> {
  answer: A
  /** Its body; empty where that is no JSON. */
  json: string
}

/** Ends the transaction of a role view. */
const rolledBack = new Error('Rolled back')

/** In production every so-manieth answer is checked, and a breach logged; elsewhere all, and thrown. */
const sampled = 100

/** Runs one operation of the contract: all that stands between the request and its handler. */
export class OperationRunner {
  private readonly callers = new WeakMap<FastifyRequest, Caller>()
  private readonly prepared = new WeakMap<
    FastifyRequest,
    Prepared<unknown> & { isTaken?: boolean }
  >()
  private answered = 0

  constructor(
    private readonly operation: BoundOperation,
    private readonly services: Services,
  ) {}

  private get checks(): OperationChecks {
    return checksOf(this.operation.entry)
  }

  /** Who calls, and may they: before a byte of the body is read. */
  async admit(request: FastifyRequest): Promise<void> {
    await checkOrigin(request, this.services)
    this.callers.set(request, await this.callerOf(request))
  }

  private async callerOf(request: FastifyRequest): Promise<Caller> {
    const { authz, operationId } = this.operation.entry
    if (authz.auth === 'public') return this.optionalCaller(request)
    const wanted = wantedTenant(request)
    const session = await authenticate(request, this.services, wanted.ok ? wanted.id : null, {
      isUse: this.operation.definition.isByItself !== true,
    })
    appCodeOf(request)
    currentAppOf(request)
    if (!wanted.ok) throw wanted.error
    const { kind, transaction } = this.operation.definition
    if (session.roleView && isRefusedInRoleView(operationId, authz.effect, transaction)) {
      throw denied('ROLE_VIEW')
    }
    const isFirstLoginCall = authz.auth === 'first-login'
    if (session.mustChangePassword && !isFirstLoginCall) throw denied('FIRST_LOGIN')
    if (!session.mustChangePassword && isFirstLoginCall) throw denied()
    if (session.actingUserId !== undefined && isRefusedInMockLogin(operationId)) {
      throw denied('MOCK_LOGIN')
    }
    if (session.providerId !== undefined && isRefusedToProvider(operationId)) {
      throw denied('ACCOUNT_SIGN_IN')
    }
    if (session.scopes && !isOpenToClient(operationId, session.scopes)) {
      throw denied('SCOPE_DENIED')
    }
    if (kind === 'tenant' && !session.tenant) {
      throw denied('TENANT_DENIED')
    }
    const mayCall =
      authz.perm.length === 0 || (session.tenant?.permissions.hasAny(authz.perm) ?? false)
    const isPlatformStaff = authz.scope !== 'platform' || session.tenant?.kind === 'operator'
    if (!isPlatformStaff) throw denied()
    if (!mayCall) {
      const { permissions } = session.tenant ?? {}
      throw denied(
        authz.perm.every((code) => permissions?.isOutsidePlan(code)) ? 'PLAN_DENIED' : undefined,
      )
    }
    return { session, tenantId: session.tenant?.id ?? null }
  }

  /** On a public operation a dead session is no session. */
  private async optionalCaller(request: FastifyRequest): Promise<Caller> {
    const { readsSession } = this.operation.definition
    if (!readsSession || tokenOf(request) === undefined) return { session: null, tenantId: null }
    const wanted = wantedTenant(request)
    try {
      const session = await authenticate(request, this.services, wanted.ok ? wanted.id : null)
      if (!wanted.ok) throw wanted.error
      return { session, tenantId: session.tenant?.id ?? null }
    } catch (error) {
      if (error instanceof HttpError && error.status === 401)
        return { session: null, tenantId: null }
      throw error
    }
  }

  async run(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.validate(request)
    const { answer, json } = await this.act(request, reply)
    if (answer.kind === 'refused') throw answer.error
    if (answer.kind === 'raw') return sendRaw(reply, answer)
    if (answer.kind === 'file') return sendFile(reply, answer)
    if (answer.kind === 'stream') return sendStream(reply, answer)
    if (answer.total !== undefined) reply.header('x-total-count', String(answer.total))
    if (answer.counts !== undefined) reply.header('x-state-counts', countsText(answer.counts))
    return sendJson(reply, 200, successMessage, json)
  }

  private validate(request: FastifyRequest) {
    const { path, query, body, bodyRequired, files } = this.checks
    const language = languageOf(request)
    if (!isUtf8Query(request.raw.url)) throw badRequest()
    const errors = [
      ...(path && !path(request.params) ? (path.errors ?? []) : []),
      ...(query(request.query) ? [] : (query.errors ?? [])),
    ]
    if (
      body &&
      (bodyRequired || request.body !== undefined) &&
      !body(checkable(request.body, files))
    ) {
      errors.push(...(body.errors ?? []))
    }
    if (errors.length > 0) throw badRequest(400, fieldErrors(errors, language))
    if (!body && request.body !== undefined) throw badRequest(400)
  }

  private async act(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<CheckedAnswer<Exclude<Answer<unknown>, LaterAnswer<unknown>>>> {
    const effects: Effect[] = []
    const acted = await this.actWith(request, reply, effects)
    for (const effect of effects) {
      await effect().catch((error: unknown) => {
        request.log.error({ err: error }, 'An effect of a finished write failed')
      })
    }
    const { answer, json } = acted
    return answer.kind === 'later' ? this.checked(await answer.make()) : { answer, json }
  }

  private async actWith(
    request: FastifyRequest,
    reply: FastifyReply,
    effects: Effect[],
  ): Promise<CheckedAnswer> {
    const { prepare } = this.operation.definition
    const caller = this.callers.get(request) ?? { session: null, tenantId: null }
    if (!prepare) return this.transact(request, reply, caller, effects)
    const prepared = await prepare({
      params: request.params,
      query: request.query,
      body: request.body,
      session: caller.session,
      tenantId: caller.tenantId,
      services: this.services,
    } as never)
    this.prepared.set(request, prepared)
    try {
      return await this.transact(request, reply, caller, effects)
    } catch (error) {
      // What the database may have kept after all stays: only a refusal of ours undoes.
      if (error instanceof HttpError || error instanceof AnswerContractError)
        this.prepared.set(request, { ...prepared, isTaken: false })
      throw error
    } finally {
      const left = this.prepared.get(request)
      if (left && !left.isTaken) await left.discard()
    }
  }

  /** The answer is made and checked before the transaction commits: one that fails wrote nothing (S-25). */
  private async transact(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: Caller,
    effects: Effect[],
  ): Promise<CheckedAnswer> {
    const { definition } = this.operation
    if (definition.transaction === 'none') {
      const work = this.workIn(this.services.engine.platform, caller, effects)
      return this.checked(await this.handle(request, reply, caller, work))
    }
    const scope =
      definition.transaction === 'tenant' && caller.tenantId !== null
        ? ({ tenant: caller.tenantId } as const)
        : ('platform' as const)
    const act = async (tx: Db) =>
      this.checked(
        await this.inTransaction(request, reply, caller, this.workIn(tx, caller, effects)),
      )
    const { session } = caller
    return session?.roleView
      ? this.asRole(scope, session, act)
      : this.services.engine.tx(scope, act)
  }

  /** A call of a role view: its person exists in the one transaction, which leaves nothing. */
  private async asRole(
    scope: Scope,
    session: Session,
    act: (tx: Db) => Promise<CheckedAnswer>,
  ): Promise<CheckedAnswer> {
    let answer: CheckedAnswer | undefined
    await this.services.engine
      .tx(scope, async (tx) => {
        await enterRoleView(tx, session)
        answer = await act(tx)
        throw rolledBack
      })
      .catch((error: unknown) => {
        if (error !== rolledBack) throw error
      })
    if (!answer) throw new Error('A role view without an answer')
    return answer
  }

  private workIn(tx: Db, { session }: Caller, effects: Effect[]): Work {
    const repositories = new Repositories(tx)
    const { perm } = this.operation.entry.authz
    let scope: Promise<PeopleScope> | undefined
    const resolve = () =>
      session ? resolvePeopleScope(session, repositories, perm) : Promise.resolve('all' as const)
    return { tx, repositories, changes: [], effects, peopleScope: () => (scope ??= resolve()) }
  }

  private async inTransaction(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: Caller,
    work: Work,
  ): Promise<Answer<unknown>> {
    const { operationId, authz } = this.operation.entry
    const { session, tenantId } = caller
    const { tx, peopleScope } = work
    if (!session || authz.auth === 'public') {
      const answer = await this.handle(request, reply, caller, work)
      if (work.changes.length > 0) await this.note(request, caller, work)
      return answer
    }
    const check = () => checkObjects(authz.objects, request, tx, { session, tenantId, peopleScope })
    if (authz.effect === 'read') {
      await check()
      return this.handle(request, reply, caller, work)
    }
    // Inside the key: what the first call removed must not make its repeat a 404.
    const act = async () => {
      await check()
      const answer = await this.handle(request, reply, caller, work)
      const isAudited = this.operation.definition.unaudited === undefined && !work.isAuditedBefore
      if (isAudited && answer.kind !== 'refused') await this.note(request, caller, work)
      return answer
    }
    const key = idempotencyKeyOf(request)
    if (key === undefined) return act()
    return once(
      tx,
      this.services.seal,
      { tenantId: tenantId ?? '-', userId: session.userId, operation: operationId, key },
      { path: request.params, query: request.query, body: request.body },
      this.services.now(),
      act,
    )
  }

  /** The audit lines of a write, in the write's own transaction: one for each object it named. */
  private async note(request: FastifyRequest, caller: Caller, { repositories, changes }: Work) {
    const { operationId, authz } = this.operation.entry
    const named = authz.objects.find(
      ({ in: place, name }) => place !== 'query' && !/[.[]/.test(name),
    )
    const id = named && idAt(request, named.in, named.name)
    const unsaid: AuditChange[] = named && id ? [{ table: named.table, id }] : []
    await repositories.audit.add(
      {
        tenantId: caller.tenantId,
        userId: caller.session?.userId ?? null,
        actingUserId: caller.session?.actingUserId ?? null,
        names: {
          user: caller.session?.name ?? null,
          acting: caller.session?.mock?.actingName ?? null,
        },
        operation: operationId,
        ...auditOrigin(request),
        at: this.services.now(),
      },
      changes.length > 0 ? changes : unsaid,
    )
  }

  private async handle(
    request: FastifyRequest,
    reply: FastifyReply,
    { session, tenantId }: Caller,
    work: Work,
  ): Promise<Answer<unknown>> {
    const { tx, repositories, changes, effects, peopleScope } = work
    const prepared = this.prepared.get(request)
    if (prepared) this.prepared.set(request, { ...prepared, isTaken: true })
    const context = {
      prepared: prepared?.value,
      params: request.params,
      query: request.query,
      body: request.body,
      language: languageOf(request),
      tx,
      repositories,
      services: this.services,
      afterCommit: (effect: Effect) => void effects.push(effect),
      request,
      reply,
      session,
      tenantId,
      memberId: session?.tenant?.memberId ?? null,
      peopleScope,
      audit: (change: AuditChange) => {
        changes.push(change)
      },
      auditedBefore: () => {
        work.isAuditedBefore = true
      },
    }
    // The registry ties the handler to the operation whose schema was checked above.
    return this.operation.definition.handle(context as never)
  }

  private checked<A extends Answer<unknown>>(answer: A): CheckedAnswer<A> {
    if (answer.kind !== 'data') return { answer, json: '' }
    const json = JSON.stringify(envelopeOf(answer.data))
    this.checkAnswer(json)
    return { answer, json }
  }

  private checkAnswer(json: string) {
    const { answer } = this.checks
    if (!answer) return
    const isProduction = !this.services.config.isEvaluation
    this.answered += 1
    if (isProduction && this.answered % sampled !== 1) return
    if (answer(JSON.parse(json))) return
    const breach = new AnswerContractError(this.operation.entry.operationId, answer.errors ?? [])
    if (!isProduction) throw breach
    this.services.log.error({ err: breach }, 'An answer breaks the contract')
  }
}

function idAt(request: FastifyRequest, place: string, name: string): string | undefined {
  const source = (place === 'path' ? request.params : request.body) as
    Record<string, unknown> | undefined
  const id = source?.[name]
  return typeof id === 'string' ? id : undefined
}

/** A form as its schema sees it: a file is a text, and a text in place of a file is nothing. */
function checkable(body: unknown, files: readonly string[]): unknown {
  if (files.length === 0 || typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
      if (!files.includes(name)) return [[name, value]]
      return value instanceof UploadedFile ? [[name, value.name]] : []
    }),
  )
}

/** False for escapes in a query that are no UTF-8: the parser would leave them as they stand (S-26). */
function isUtf8Query(url = ''): boolean {
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1))
    return true
  } catch {
    return false
  }
}

type Wanted = { ok: true; id: string | null } | { ok: false; error: unknown }

/** The header's tenant, its error kept back: a dead session is told first, as 401. */
function wantedTenant(request: FastifyRequest): Wanted {
  try {
    return { ok: true, id: currentTenantOf(request) }
  } catch (error) {
    return { ok: false, error }
  }
}

/** As in `draft=3,published=12`. */
function countsText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([state, count]) => `${state}=${count}`)
    .join(',')
}
