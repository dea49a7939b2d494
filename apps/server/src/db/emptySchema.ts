import type { OwnerSession } from './engine.js'

/** Removes everything. A schema made anew lets nobody in, so everybody's `usage` is given back. */
export async function emptySchema(owner: OwnerSession): Promise<void> {
  await owner.exec(
    'drop schema public cascade; create schema public; grant usage on schema public to public',
  )
}
