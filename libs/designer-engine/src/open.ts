export { migrate, migrateDown } from './migrations/migrate.js'
export type { MigrationResult, MigrationTargets, NewerPart } from './migrations/migrate.js'
export { openPage, pageLimits } from './open/openPage.js'
export type { OpenOptions } from './open/openPage.js'
export { revisionOf } from './open/revision.js'
export { savePage } from './open/savePage.js'
export type { SaveOptions } from './open/savePage.js'
export type {
  OpenedPage,
  PageLimits,
  PageProblem,
  PageProblemKind,
  PageRefusal,
} from './open/types.js'
