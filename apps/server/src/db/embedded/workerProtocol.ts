import type { DatabaseErrorFields } from '../databaseError.js'
import type { StatementResult } from '../kyselyOver.js'
import type { Step } from './embeddedSession.js'

/** From the server's thread to the database's. */
export type WorkerCall =
  | { id: number; call: 'run'; steps: readonly Step[] }
  | { id: number; call: 'listen' | 'unlisten'; channel: string }
  | { id: number; call: 'dump' | 'close' }

/** And back. */
export type WorkerAnswer =
  | { id: number; ok: true; results?: StatementResult[]; dump?: Uint8Array }
  | { id: number; ok: false; error: DatabaseErrorFields | { message: string } }
  | { notify: string; payload: string }
  | { ready: true }
  | { failed: string }
