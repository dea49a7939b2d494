import type { Schemas } from '@spruce/api-client/contract'
import type { Design, Revision } from '../repositories/designs/DesignsRepository.js'

function stateOf(design: Design) {
  return {
    status: design.status,
    hasChanges: design.revision !== design.publishedRevision,
    revision: design.revision,
    publishedRevision: design.publishedRevision,
    publishedAt: design.publishedAt?.toISOString() ?? null,
    version: design.version,
    createdAt: design.createdAt.toISOString(),
    updatedAt: design.updatedAt.toISOString(),
  }
}

export function presentPage(design: Design): Schemas['Page'] {
  const { id, appCode, parentId, name, description, sort } = design
  return { id, appCode: appCode ?? '', parentId, name, description, sort, ...stateOf(design) }
}

export function presentWorkbench(design: Design): Schemas['Workbench'] {
  const { id, kind, name, description, priority, roleIds, departmentIds } = design
  const scope = kind === 'global' ? 'global' : 'business'
  return { id, scope, name, description, priority, roleIds, departmentIds, ...stateOf(design) }
}

export function presentRevision(revision: Revision, design: Design): Schemas['Revision'] {
  return {
    ...revision,
    savedAt: revision.savedAt.toISOString(),
    releasedAt: revision.releasedAt?.toISOString() ?? null,
    isDraft: revision.number === design.revision,
    isPublished: design.status === 'published' && revision.number === design.publishedRevision,
  }
}

/** A kept document as it came. */
export function presentDocument(text: string): Schemas['PageDocument'] {
  return JSON.parse(text) as Schemas['PageDocument']
}
