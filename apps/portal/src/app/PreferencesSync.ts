import { unwrap, type ApiClient, type Schemas } from '@spruce/api-client'
import { compareStructural, reaction } from 'mobx'

type Preferences = Schemas['Preferences']

/** How long changes are gathered before they are sent, in milliseconds. */
const delay = 600

/** Sends a person's preferences to the server when they have changed, so they follow the person. */
export class PreferencesSync {
  private readonly api: ApiClient
  private readonly stopWatching: () => void
  private pending: Preferences | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    api: ApiClient,
    read: () => Preferences,
    onError: (error: unknown) => void,
    maySend: () => boolean = () => true,
  ) {
    this.api = api
    this.stopWatching = reaction(
      read,
      (preferences) => {
        if (!maySend()) return
        this.pending = preferences
        clearTimeout(this.timer)
        this.timer = setTimeout(() => void this.flush().catch(onError), delay)
      },
      { equals: compareStructural },
    )
  }

  /** Sends what has not been sent yet. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    const { pending } = this
    this.pending = undefined
    if (pending) await unwrap(this.api.PUT('/spruce/api/v1/preferences', { body: pending }))
  }

  dispose(): void {
    clearTimeout(this.timer)
    this.stopWatching()
  }
}
