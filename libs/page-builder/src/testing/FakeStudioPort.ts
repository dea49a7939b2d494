import type { JsonObject } from '@spruce/designer-engine'
import type {
  StudioHistory,
  StudioPage,
  StudioPort,
  StudioSaveAnswer,
  StudioVersion,
} from '../studio/StudioPort.js'

/** Keeps a page in memory, as a server would. @public */
export class FakeStudioPort implements StudioPort {
  /** What was saved, oldest first. */
  readonly saved: JsonObject[] = []
  /** Answers the next save instead: another page, or an error. */
  next: { readonly theirs: StudioPage } | { readonly error: unknown } | undefined
  version = 1
  readonly history: StudioHistory | undefined

  constructor(history?: StudioHistory) {
    this.history = history
  }

  save(document: JsonObject, version: number): Promise<StudioSaveAnswer> {
    const { next } = this
    this.next = undefined
    if (next && 'error' in next) return Promise.reject(toError(next.error))
    if (next) return Promise.resolve({ ok: false, theirs: next.theirs })
    this.saved.push(document)
    this.version = version + 1
    return Promise.resolve({ ok: true, version: this.version, hasChanges: true })
  }

  publish(_note: string, version: number): Promise<StudioVersion> {
    this.version = version + 1
    return Promise.resolve({ version: this.version, hasChanges: false })
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
