import type { TestProject } from 'vitest/node'
import { snapshotFile } from './snapshot.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** File of the migrated embedded database. */
    snapshot?: string
    /** Where tests on PostgreSQL find their cluster, by the schema owner's login. */
    postgresUrl?: string
  }
}

/** Before all tests: the database that each of them starts from. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('snapshot', await snapshotFile())
}
