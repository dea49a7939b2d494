import type { PortalEntry } from '../entry/PortalEntry.js'
import { expire } from '../session/endSession.js'
import { followError, type QueryClientOptions } from './createQueryClient.js'

/** What follows from a failed call, wherever it was made: a toast, the end of the session, or nothing. */
export class ErrorReporter {
  readonly options: QueryClientOptions

  constructor(entry: PortalEntry) {
    this.options = {
      language: () => entry.state.language,
      onUnauthorized: (error) => void expire(entry, error),
    }
  }

  report = (error: unknown): void => {
    followError(error, this.options)
  }
}
