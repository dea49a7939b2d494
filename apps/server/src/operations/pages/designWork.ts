import type { Schemas } from '@spruce/api-client/contract'
import type { DesignKind } from '../../db/schema.js'
import { ok, okList, type TenantContext } from '../../http/defineOperation.js'
import { notFound, stale } from '../../http/errors.js'
import { illegalState } from '../../http/transitions.js'
import { newId } from '../../ids.js'
import {
  presentDocument,
  presentPage,
  presentRevision,
  presentWorkbench,
} from '../../presenters/presentDesigns.js'
import { checkPageData } from '../../page-queries/checkPageData.js'
import type { Viewer } from '../../repositories/apps/appSight.js'
import type { Design, NewDesign } from '../../repositories/designs/DesignsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Snapshots } from '../recycle-bin/snapshots.js'
import { noteDesignPictures } from '../files/noteUses.js'
import { writeRefusal } from '../writeRefusal.js'
import { pagingOf } from '../pagingOf.js'

/** What a handler of a page or a workbench works with. */
export type DesignContext = Pick<
  TenantContext<'publishPage' | 'publishWorkbench'>,
  'tenantId' | 'memberId' | 'repositories' | 'services' | 'audit'
>

/** What tells pages from workbenches: their rows, and how people see one. */
export interface DesignSubject<Shown extends object> {
  /** As `x-authz` names it. */
  table: 'pages' | 'workbenches'
  kinds: readonly DesignKind[]
  present: (design: Design) => Shown
  /** With the document of its draft. */
  presentInfo: (design: Design, document: Schemas['PageDocument']) => object
}

export const pageSubject: DesignSubject<Schemas['Page']> = {
  table: 'pages',
  kinds: ['page'],
  present: presentPage,
  presentInfo: (design, document) => ({ page: presentPage(design), document }),
}

export const workbenchSubject: DesignSubject<Schemas['Workbench']> = {
  table: 'workbenches',
  kinds: ['global', 'business'],
  present: presentWorkbench,
  presentInfo: (design, document) => ({ workbench: presentWorkbench(design), document }),
}

/** @throws 404 */
export async function findDesign(
  { designs }: Repositories,
  tenantId: string,
  id: string,
  { kinds, table }: Pick<DesignSubject<object>, 'kinds' | 'table'>,
): Promise<Design> {
  const design = await designs.find(tenantId, id, kinds)
  if (!design) throw notFound(table, id)
  return design
}

/** @throws 404 */
export async function documentOf(
  { designs }: Repositories,
  tenantId: string,
  id: string,
  number: number,
): Promise<Schemas['PageDocument']> {
  const text = await designs.document(tenantId, id, number)
  if (text === undefined) throw notFound('revision', `${id} ${String(number)}`)
  return presentDocument(text)
}

/** A page as the viewer sees it. @throws 404 for one that is not out, or not for them */
export async function readPublished(
  repositories: Repositories,
  tenantId: string,
  id: string,
  viewer: Viewer,
): Promise<Schemas['PublishedPage']> {
  const page = await repositories.designs.findShown(tenantId, id, viewer)
  if (!page) throw notFound('page', id)
  const { name, appCode, publishedRevision: revision, publishedAt } = page
  const document = await documentOf(repositories, tenantId, id, revision)
  return {
    ...{ id, name, revision, document },
    appCode: appCode ?? '',
    publishedAt: publishedAt.toISOString(),
  }
}

/** Locked, at the version that the caller saw. @throws 404, 412 with the draft that is there now */
export async function lockDesign(
  { repositories, tenantId }: DesignContext,
  subject: DesignSubject<object>,
  id: string,
  version: number,
): Promise<Design> {
  const design = await repositories.designs.lock(tenantId, id, subject.kinds)
  if (!design) throw notFound(subject.table, id)
  if (design.version !== version) {
    const document = await documentOf(repositories, tenantId, id, design.revision)
    throw stale(subject.presentInfo(design, document))
  }
  return design
}

/** 409 DUPLICATE where there may be only one. */
export function designRefusal(error: unknown): unknown {
  return writeRefusal(error, { designs_one_global: 'scope', designs_one_page: 'appCode' })
}

/** Makes one with its first revision. @throws 409 DUPLICATE where there may be only one */
export async function addDesign<Shown extends object>(
  context: DesignContext,
  subject: DesignSubject<Shown>,
  design: Omit<NewDesign, 'id'>,
  document: string,
  audience: { roleIds?: readonly string[]; departmentIds?: readonly string[] } = {},
) {
  const { tenantId, memberId, repositories, services } = context
  const { designs } = repositories
  const id = newId()
  const first = { document, note: null, by: memberId, at: services.now() }
  try {
    await designs.add(tenantId, { ...design, id }, first)
  } catch (error) {
    throw designRefusal(error)
  }
  await designs.setAudience(tenantId, id, audience)
  return ok(await say(context, subject, id))
}

/** What happened to it, in the audit, and how it looks now. */
export async function say<Shown extends object>(
  { tenantId, repositories, audit }: DesignContext,
  subject: DesignSubject<Shown>,
  id: string,
  before?: Design,
): Promise<Shown> {
  const after = await findDesign(repositories, tenantId, id, subject)
  const shown = subject.present(after)
  const shownBefore = before && subject.present(before)
  const { table } = subject
  audit({ table, id, name: after.name, ...(shownBefore && { before: shownBefore }), after: shown })
  await noteDesignPictures(repositories, tenantId, after, before)
  await repositories.designs.tell(tenantId, after, seenOf(before) !== seenOf(after))
  return shown
}

/** What those see whom it is for; of one that is not out, nothing. */
function seenOf(design: Design | undefined): string {
  if (design?.status !== 'published') return ''
  const { publishedRevision, name, parentId, priority, roleIds, departmentIds } = design
  return JSON.stringify([publishedRevision, name, parentId, priority, roleIds, departmentIds])
}

/** Saves the draft. Without a note it is an autosave: it goes on in the last one of the same person, until they pause. */
export async function saveDraft<Shown extends object>(
  context: DesignContext &
    Pick<TenantContext<'savePageDraft'>, 'auditedBefore'> & { prepared: string },
  subject: DesignSubject<Shown>,
  id: string,
  body: Schemas['SaveDraftRequest'],
) {
  const { tenantId, memberId, repositories, services } = context
  const design = await lockDesign(context, subject, id, body.version)
  const note = body.note ?? null
  const saved = { document: context.prepared, note, by: memberId, at: services.now() }
  if (note !== null) await repositories.designs.save(tenantId, design, saved)
  else if (await repositories.designs.autosave(tenantId, design, saved)) context.auditedBefore()
  return ok(await say(context, subject, id, design))
}

export async function copyDesign<Shown extends object>(
  context: DesignContext,
  subject: DesignSubject<Shown>,
  id: string,
  name: string,
) {
  const { tenantId, repositories } = context
  const from = await findDesign(repositories, tenantId, id, subject)
  const document = await repositories.designs.document(tenantId, id, from.revision)
  const { appCode, parentId, description, sort, priority, roleIds, departmentIds } = from
  // A copy of the global workbench is a business one, for nobody yet.
  const kind = from.kind === 'page' ? 'page' : 'business'
  const copy: Omit<NewDesign, 'id'> = {
    ...{ kind, name, parentId, description, sort, priority },
    ...(appCode !== null && { appCode }),
  }
  return addDesign(context, subject, copy, document ?? '{}', { roleIds, departmentIds })
}

/** Into the recycle bin. What is published is withdrawn first. */
export async function removeDesign(
  context: DesignContext & Pick<TenantContext<'removePage' | 'removeWorkbench'>, 'session'>,
  subject: DesignSubject<object>,
  id: string,
  version: number,
) {
  const { session, tenantId, repositories, services, audit } = context
  const design = await lockDesign(context, subject, id, version)
  if (design.status === 'published') throw illegalState(['withdrawn'])
  const { parentId, roleIds, departmentIds } = design
  const snapshot: Snapshots['pages'] = {
    ...{ id, parentId },
    shownTo: roleIds.length + departmentIds.length,
  }
  const recycledId = await repositories.recycleBin.put(tenantId, {
    kind: subject.table,
    objectId: id,
    name: design.name,
    snapshot,
    removedBy: session.userId,
    at: services.now(),
  })
  await repositories.designs.recycle(tenantId, id, recycledId)
  await repositories.files.setRecycled(tenantId, { table: 'designs', id }, recycledId)
  audit({ table: subject.table, id, name: design.name, before: subject.present(design) })
  await repositories.designs.tell(tenantId, design, false)
  return ok(null)
}

/**
 * What is published already, without changes since, can only be withdrawn.
 * @throws 422 PAGE_DATA for a draft whose queries no longer hold
 */
export async function publishDesign<Shown extends object>(
  context: DesignContext,
  subject: DesignSubject<Shown>,
  id: string,
  body: Schemas['VersionNoteRequest'],
) {
  const { tenantId, memberId, repositories, services } = context
  const design = await lockDesign(context, subject, id, body.version)
  if (design.status === 'published' && design.revision === design.publishedRevision) {
    throw illegalState(['withdrawn'])
  }
  checkPageData('document', await documentOf(repositories, tenantId, id, design.revision))
  const release = { by: memberId, at: services.now(), note: body.note }
  await repositories.designs.publish(tenantId, design, release)
  return ok(await say(context, subject, id, design))
}

export async function withdrawDesign<Shown extends object>(
  context: DesignContext,
  subject: DesignSubject<Shown>,
  id: string,
  version: number,
) {
  const { tenantId, repositories } = context
  const design = await lockDesign(context, subject, id, version)
  if (design.status !== 'published') throw illegalState(['published'])
  await repositories.designs.withdraw(tenantId, id)
  return ok(await say(context, subject, id, design))
}

export async function listRevisions(
  { tenantId, repositories }: DesignContext,
  subject: DesignSubject<object>,
  id: string,
  query: { released?: boolean; page?: number; size?: number; sort?: string },
) {
  const design = await findDesign(repositories, tenantId, id, subject)
  const { rows, total } = await repositories.designs.revisions(tenantId, id, {
    released: query.released,
    ...pagingOf(query),
  })
  return okList(
    rows.map((revision) => presentRevision(revision, design)),
    total,
  )
}

export async function getRevision(
  { tenantId, repositories }: DesignContext,
  subject: DesignSubject<object>,
  id: string,
  number: number,
) {
  const design = await findDesign(repositories, tenantId, id, subject)
  const revision = await repositories.designs.revision(tenantId, id, number)
  if (!revision) throw notFound('revision', `${id} ${String(number)}`)
  const document = await documentOf(repositories, tenantId, id, number)
  return ok({ revision: presentRevision(revision, design), document })
}

/** An earlier revision once more, as a new one: as the draft, or for everybody at once. */
export async function repeatRevision<Shown extends object>(
  context: DesignContext,
  subject: DesignSubject<Shown>,
  { id, number }: { id: string; number: number },
  body: Schemas['VersionNoteRequest'],
  as: 'draft' | 'published',
) {
  const { tenantId, memberId, repositories, services } = context
  const { designs } = repositories
  const design = await lockDesign(context, subject, id, body.version)
  const document = await designs.document(tenantId, id, number)
  if (document === undefined) throw notFound('revision', `${id} ${String(number)}`)
  const again = { document, note: body.note ?? null, by: memberId, at: services.now() }
  if (as === 'draft') await designs.save(tenantId, design, again)
  else await designs.publishAnew(tenantId, design, again)
  return ok(await say(context, subject, id, design))
}
