import { openDialogs, type LiveData, type LiveSource } from '@spruce/shell-ui'
import { makeAutoObservable, reaction } from 'mobx'
import type { MessagesEnvironment } from './MessagesEnvironment.js'
import { readUnconfirmed } from './readUnconfirmed.js'

/** What `NoticeWatch` works with. */
export interface NoticeEnvironment extends Pick<MessagesEnvironment, 'api' | 'session' | 'inbox'> {
  readonly live: LiveSource
}

/**
 * Opens notices that ask to be confirmed in pages that stood open when they were published: as soon as
 * the page is in sight and nothing lies over it, so that nobody is taken out of a dialog or a message.
 * What was confirmed elsewhere by then is left out.
 */
export class NoticeWatch {
  private readonly environment: NoticeEnvironment
  /** Ids of what came since the last look. */
  private readonly news = new Set<string>()
  /** Something may have come that nobody told this page of. */
  private hasGap = false
  private isWaiting = false
  private isInSight = !document.hidden
  private readonly stop: () => void

  constructor(environment: NoticeEnvironment) {
    this.environment = environment
    makeAutoObservable<this, 'environment' | 'news' | 'hasGap' | 'stop'>(
      this,
      { environment: false, news: false, hasGap: false, stop: false, dispose: false },
      { autoBind: true },
    )
    document.addEventListener('visibilitychange', this.followSight)
    const stopWaiting = reaction(
      () => this.isWaiting && this.isQuiet,
      (isReady) => {
        if (isReady) void this.show()
      },
    )
    const stopListening = environment.live.on('message', this.follow)
    this.stop = () => {
      stopListening()
      document.removeEventListener('visibilitychange', this.followSight)
      stopWaiting()
    }
  }

  /** A notice was published; without an id: perhaps one was. A confirmation is the person's, never an actor's. */
  tell(noticeId?: string) {
    if (this.environment.session.isMockLogin) return
    if (noticeId === undefined) this.hasGap = true
    else this.news.add(noticeId)
    this.isWaiting = true
  }

  dispose() {
    this.stop()
  }

  get isQuiet(): boolean {
    return this.isInSight && !openDialogs.isAnyOpen && !this.environment.inbox.isOpen
  }

  /** Of a message that is no notice nothing follows; without data, one may have been missed. */
  private readonly follow = (data: LiveData) => {
    if (!data) this.tell()
    else if (typeof data['noticeId'] === 'string') this.tell(data['noticeId'])
  }

  private readonly followSight = () => {
    this.isInSight = !document.hidden
  }

  private setWaiting(isWaiting: boolean) {
    this.isWaiting = isWaiting
  }

  private async show(): Promise<void> {
    const { news } = this
    const { api, session, inbox } = this.environment
    const wanted = new Set(news)
    const wantsAll = this.hasGap
    this.setWaiting(false)
    const notices = await readUnconfirmed(api).catch(() => []) // the bell tells of them
    if (!session.hasTenant) return
    if (!this.isQuiet) {
      this.setWaiting(true)
      return
    }
    for (const id of wanted) news.delete(id)
    if (wantsAll) this.hasGap = false
    inbox.ask(notices.filter(({ id }) => wantsAll || wanted.has(id)))
  }
}
