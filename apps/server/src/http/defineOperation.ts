import type { Language } from '@spruce/validators/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/schema.js'
import type { PeopleScope } from '../repositories/members/peopleScope.js'
import type { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'
import type { Session } from '../sessions/session.js'
import type { Answer } from './answers.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import type { BodyOf, DataOf, OperationId, PathOf, QueryOf } from './contractTypes.js'

export { file, later, ok, okList, raw, refused, stream, type Answer } from './answers.js'

/** What every handler gets, whoever calls. */
interface BaseContext<O extends OperationId> {
  /** Checked path parameters. */
  params: PathOf<O>
  /** Checked query parameters, with the contract's defaults. */
  query: QueryOf<O>
  /** Checked JSON body. */
  body: BodyOf<O>
  /** The language to answer in. */
  language: Language
  /** The request's one transaction, in the scope of the operation. */
  tx: Db
  /** The repositories over `tx`. */
  repositories: Repositories
  /** What outlives requests: configuration, hashing, outbox, clock. */
  services: Services
  /**
   * Does `effect` once the transaction is committed, before the answer leaves: what goes out of the
   * product, and whatever needs the database again. Its failure is logged and undoes nothing.
   */
  afterCommit: (effect: () => Promise<void>) => void
  request: FastifyRequest
  reply: FastifyReply
  /**
   * Says what the write changes, for the operator log and the object's history: kept with the write,
   * without secrets. A write that says nothing leaves a line without before and after.
   */
  audit: (change: AuditChange) => void
  /** The write goes on with what an earlier call began: the line of that one speaks of both, and there is none of its own. */
  auditedBefore: () => void
}

/** A call within a tenant: somebody is signed in, has live membership there and the permission. */
export interface TenantContext<O extends OperationId> extends BaseContext<O> {
  session: Session
  tenantId: string
  /** The caller's member id in `tenantId`. */
  memberId: string
  /**
   * Whom of the tenant's people the roles behind this call show. People named in `x-authz` are checked
   * already; every query for people takes it.
   */
  peopleScope: () => Promise<PeopleScope>
}

/** A call about the caller's own account. `tenantId` is null for a person of no tenant. */
export interface SelfContext<O extends OperationId> extends BaseContext<O> {
  session: Session
  tenantId: string | null
}

/** A call that needs no session. One that is there shows only where the operation reads it. */
export interface PublicContext<O extends OperationId> extends BaseContext<O> {
  session: Session | null
  tenantId: string | null
}

type Handle<O extends OperationId, Context> = (
  context: Context,
) => Promise<Answer<DataOf<O>>> | Answer<DataOf<O>>

/** What `prepare` gives a handler. */
export interface Prepared<P> {
  readonly value: P
  /** Undoes it, when no handler took it or the handler refused. */
  discard(): Promise<void>
}

/** What there is before the transaction; the objects named in `x-authz` are not checked yet. */
export type PrepareContext<O extends OperationId> = Pick<
  TenantContext<O>,
  'params' | 'query' | 'body' | 'session' | 'tenantId' | 'services'
>

/** A handler tied to its operation. The server finds it by its place under `operations/`. */
export interface OperationDefinition<O extends OperationId = OperationId> {
  readonly operationId: O
  readonly kind: 'tenant' | 'self' | 'public'
  /** The scope of `tx`. */
  readonly transaction: 'tenant' | 'platform' | 'none'
  /** Of a public operation: a session that is there counts, and with it the tenant's header. */
  readonly readsSession?: boolean
  /** Why the write leaves no audit line; those that say nothing are audited. */
  readonly unaudited?: string
  /** A page sends it by itself: it does not count as use of the session. */
  readonly isByItself?: boolean
  readonly prepare?: (context: never) => Promise<Prepared<unknown>>
  readonly handle: (context: never) => Promise<Answer<unknown>> | Answer<unknown>
}

/**
 * An operation inside a tenant (`x-authz` scope `tenant`). Id, input, result and authorisation come
 * from the contract; when `handle` runs, all of them are checked already: session, first login,
 * tenant, permission, the objects named in `x-authz`, the schema. `tx` is scoped to the tenant; with
 * `transaction: 'platform'`, for the few that change an account, the repositories' scope alone holds.
 * `prepare` does before the transaction what is slow or leaves the database: the examination of an
 * upload, for example.
 */
export function defineOperation<O extends OperationId, P = undefined>(
  operationId: O,
  options: {
    prepare?: (context: PrepareContext<O>) => Promise<Prepared<P>>
    handle: Handle<O, TenantContext<O> & { prepared: P }>
    /** `none`, for a read that names no object: `tx` is the platform's, outside any transaction. */
    transaction?: 'tenant' | 'platform' | 'none'
    /** Why the write leaves no audit line. */
    unaudited?: string
    /** A page sends it by itself, again and again: it does not count as use of the session. */
    isByItself?: boolean
  },
): OperationDefinition<O> {
  return { operationId, kind: 'tenant', transaction: 'tenant', ...options }
}

/**
 * An operation of the operator's console (`x-authz` scope `platform`): the caller is staff of the
 * operator with the permission, in the operator's tenant. `tx` has platform scope.
 */
export function definePlatformOperation<O extends OperationId, P = undefined>(
  operationId: O,
  options: {
    prepare?: (context: PrepareContext<O>) => Promise<Prepared<P>>
    handle: Handle<O, TenantContext<O> & { prepared: P }>
  },
): OperationDefinition<O> {
  return { operationId, kind: 'self', transaction: 'platform', ...options }
}

/**
 * An operation on the caller's own account (`x-authz` scope `self`). It reaches across the person's
 * tenants, so `tx` has platform scope: its repositories get the user's id.
 */
export function defineSelfOperation<O extends OperationId>(
  operationId: O,
  options: {
    handle: Handle<O, SelfContext<O>>
    /** `none`, for a read that names no object: see `defineOperation`. */
    transaction?: 'platform' | 'none'
    /** Why the write leaves no audit line. */
    unaudited?: string
  },
): OperationDefinition<O> {
  return { operationId, kind: 'self', transaction: 'platform', ...options }
}

/**
 * An operation without a session (`x-authz` auth `public`). `tx` has platform scope; with
 * `transaction: 'none'` the handler opens its own, so that slow work holds no connection. Only with
 * `readsSession` is a live session looked up: the others work the same for a tab whose session or
 * tenant is gone, which must be able to sign out and in again.
 */
export function definePublicOperation<O extends OperationId>(
  operationId: O,
  options: {
    handle: Handle<O, PublicContext<O>>
    transaction?: 'platform' | 'none'
    readsSession?: boolean
  },
): OperationDefinition<O> {
  return {
    operationId,
    kind: 'public',
    transaction: options.transaction ?? 'platform',
    readsSession: options.readsSession ?? false,
    handle: options.handle,
  }
}
