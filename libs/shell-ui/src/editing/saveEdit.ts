import { statusOf } from '../provider/errors.js'
import { changedFields, type Conflict, conflictsOf } from './changes.js'
import type { StaleChoice } from './StaleDialog.js'

/** An edit to be saved. */
export interface Edit<Draft extends object, Entity extends { version: number }> {
  /** The entity that the form was filled from. */
  entity: Entity
  draft: Draft
  draftOf: (entity: Entity) => Draft
  send: (changes: Partial<Draft>, version: number) => Promise<Entity>
  /** The entity as it is now; what shows it elsewhere is asked for anew. */
  load: () => Promise<Entity>
  /** Asks which edit to keep; undefined: neither, go on editing. */
  ask: (conflicts: Conflict<Draft>[], latest: Entity) => Promise<StaleChoice | undefined>
}

/**
 * Sends the edited fields with the version that was read. When somebody else saved first (412), asks:
 * "mine" sends the same fields over theirs, "theirs" gives the edit up. An edit of nothing sends
 * nothing.
 *
 * @returns the entity as it is now on the server; undefined when theirs was taken, so that nobody is
 * told that something was saved
 * @throws the server's error, also when the question was dismissed: the form stays open
 */
export async function saveEdit<Draft extends object, Entity extends { version: number }>(
  edit: Edit<Draft, Entity>,
): Promise<Entity | undefined> {
  const { entity, draft, draftOf, send, load, ask } = edit
  const initial = draftOf(entity)
  const changes = changedFields(initial, draft)
  if (Object.keys(changes).length === 0) return entity
  let { version } = entity
  for (;;) {
    try {
      return await send(changes, version)
    } catch (error) {
      if (!isStale(error)) throw error
      const latest = await load()
      const choice = await ask(conflictsOf(initial, draft, draftOf(latest)), latest)
      if (choice === undefined) throw error
      if (choice === 'theirs') return undefined
      version = latest.version
    }
  }
}

/** Whether a call came with a version that is no longer the current one. */
export function isStale(error: unknown): boolean {
  return statusOf(error) === 412
}
