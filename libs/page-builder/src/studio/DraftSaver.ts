import { revisionOf } from '@spruce/designer-engine/open'
import type { DraftStore, DraftTimers } from '@spruce/designer-engine/drafts'
import { isSameJson, type JsonObject, type PageDocument } from '@spruce/designer-engine'
import { makeObservable, observableRef, runInAction } from 'mobx'
import type { StudioPage, StudioPort, StudioVersion } from './StudioPort.js'

/** `changed`: will be sent; `failed`: was not taken, and is kept by the browser; `conflict`: somebody else saved. */
export type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'

/** What a saver is made with. */
export interface DraftSaverOptions {
  /** Of the local draft. */
  readonly id: string
  readonly port: StudioPort
  readonly drafts?: DraftStore | undefined
  readonly timers: DraftTimers
  readonly page: StudioVersion
  /** The page as the server has it. */
  readonly document: PageDocument
  readonly now?: () => number
}

/**
 * So long a change waits for later ones before the draft is sent, in milliseconds. With the way to the server it is less than
 * the second that may be lost: a browser that is killed forgets what it has not written to its disk, which takes seconds.
 */
export const sendDelay = 750

/** Keeps a page: by the browser at once, on the server before a change is a second old. */
export class DraftSaver {
  state: SaveState = 'saved'
  /** Of `failed`. */
  error: unknown
  /** Of `conflict`. */
  theirs: StudioPage | undefined
  /** When the server took it last. */
  savedAt: number | undefined
  version: number
  hasChanges: boolean
  /** The page as the server has it: what others are compared with. */
  base: PageDocument
  private baseRevision: string
  private latest: PageDocument
  private timer: unknown
  private running: Promise<void> | undefined

  constructor(private readonly options: DraftSaverOptions) {
    const { document, page } = options
    this.base = this.latest = document
    this.baseRevision = revisionOf(document)
    this.version = page.version
    this.hasChanges = page.hasChanges
    makeObservable(this, {
      ...{ state: observableRef, error: observableRef, theirs: observableRef },
      ...{ savedAt: observableRef, version: observableRef, hasChanges: observableRef },
    })
  }

  /** Something would be lost if the browser forgot it. */
  get isDirty(): boolean {
    return this.state !== 'saved'
  }

  /** The page is another one now. */
  change(document: PageDocument): void {
    if (document === this.latest) return
    this.latest = document
    this.options.drafts?.save(this.options.id, document, this.baseRevision)
    if (this.state === 'conflict') return
    if (this.state !== 'saving') runInAction(() => (this.state = 'changed'))
    if (this.timer === undefined) this.schedule()
  }

  /** Sends what is not sent, and waits for it. @returns whether the server has the page as it is */
  async flush(): Promise<boolean> {
    this.options.drafts?.flush(this.options.id)
    do await this.sendNow()
    while (this.state === 'changed')
    return this.state === 'saved'
  }

  /** Sends the page where its queries or variables are others than those that the server has. */
  async flushQueries(): Promise<void> {
    if (!isSameJson(dataOf(this.base), dataOf(this.latest))) await this.flush()
  }

  /** Their save stays, and `document` (theirs, or one made of both) goes on from it. */
  takeTheirs(document: PageDocument, opened: PageDocument): void {
    const { theirs } = this
    if (theirs) this.goOn(theirs, opened, document)
  }

  /** What is here stays, over theirs. */
  keepMine(opened: PageDocument): void {
    this.takeTheirs(this.latest, opened)
  }

  /** The server has another page by its own doing, as after a restore. */
  take(page: StudioVersion, document: PageDocument): void {
    this.goOn(page, document, document)
  }

  /** The server did something that left the draft as it is. */
  note({ version, hasChanges }: StudioVersion): void {
    runInAction(() => {
      this.version = version
      this.hasChanges = hasChanges
    })
  }

  /** Sends nothing more by itself. */
  stop(): void {
    this.stopTimer()
  }

  private goOn(page: StudioVersion, base: PageDocument, latest: PageDocument): void {
    const { drafts, id } = this.options
    this.stopTimer()
    this.base = base
    this.baseRevision = revisionOf(base)
    this.latest = latest
    const isSame = revisionOf(latest) === this.baseRevision
    if (isSame) drafts?.clear(id)
    else drafts?.save(id, latest, this.baseRevision)
    runInAction(() => {
      this.version = page.version
      this.hasChanges = page.hasChanges
      this.theirs = undefined
      this.state = isSame ? 'saved' : 'changed'
    })
    if (!isSame) this.schedule()
  }

  /** Sends the page as it is, where it is not sent, when an earlier send is over. */
  private async sendNow(): Promise<void> {
    while (this.running) await this.running
    if (this.state !== 'changed' && this.state !== 'failed') return
    this.stopTimer()
    this.running = this.send().finally(() => {
      this.running = undefined
    })
    await this.running
  }

  private async send(): Promise<void> {
    const sent = this.latest
    const revision = revisionOf(sent)
    if (revision === this.baseRevision) {
      this.settle(sent)
      return
    }
    runInAction(() => (this.state = 'saving'))
    try {
      const answer = await this.options.port.save(sent as unknown as JsonObject, this.version)
      if (!answer.ok) {
        this.stopTimer()
        runInAction(() => {
          this.theirs = answer.theirs
          this.state = 'conflict'
        })
        return
      }
      this.base = sent
      this.baseRevision = revision
      this.note(answer)
      runInAction(() => (this.savedAt = (this.options.now ?? Date.now)()))
      this.settle(sent)
    } catch (error) {
      runInAction(() => {
        this.error = error
        this.state = 'failed'
      })
    }
  }

  /** The server has `sent`; what changed meanwhile is sent next. */
  private settle(sent: PageDocument): void {
    const { drafts, id } = this.options
    const isLatest = this.latest === sent
    if (isLatest) drafts?.clear(id)
    else drafts?.save(id, this.latest, this.baseRevision)
    runInAction(() => {
      this.error = undefined
      this.state = isLatest ? 'saved' : 'changed'
    })
  }

  private schedule(): void {
    this.stopTimer()
    this.timer = this.options.timers.set(() => {
      this.timer = undefined
      void this.sendNow()
    }, sendDelay)
  }

  private stopTimer(): void {
    if (this.timer !== undefined) this.options.timers.clear(this.timer)
    this.timer = undefined
  }
}

/** What the server answers queries by. */
function dataOf(document: PageDocument) {
  const { queries, variables } = document as unknown as Readonly<Record<string, unknown>>
  return { queries, variables }
}
