import { makeAutoObservable } from 'mobx'

/** How often the server is asked at most while the page is open, in milliseconds. */
const period = 15 * 60_000
/** Coming back to the window asks again after so long, in milliseconds. */
const leastGap = 60_000
/** The files of the build that the server has now; the first HTML held the list of the one on show. */
const listOfFiles = '/shell-files.json'

/** Notices that the server has a newer build of the portal than the one on show. */
export class VersionWatch {
  hasNewVersion = false
  private readonly loaded: string
  private readonly timer: ReturnType<typeof setInterval> | undefined
  private askedAt = Date.now() // the page has just come from it
  private isDismissed = false

  /** @param files of the build on show; none in development, where nothing is watched */
  constructor(files: readonly string[]) {
    this.loaded = JSON.stringify(files)
    makeAutoObservable<this, 'loaded' | 'timer' | 'askedAt' | 'isDismissed' | 'askSoon'>(
      this,
      {
        loaded: false,
        timer: false,
        askedAt: false,
        isDismissed: false,
        askSoon: false,
        dispose: false,
      },
      { autoBind: true },
    )
    if (files.length === 0) return
    this.timer = setInterval(() => void this.ask(), period)
    window.addEventListener('focus', this.askSoon)
    window.addEventListener('vite:preloadError', this.askSoon)
  }

  /** The person goes on with what they have; the next start brings the new version. */
  dismiss() {
    this.isDismissed = true
    this.hasNewVersion = false
  }

  dispose() {
    clearInterval(this.timer)
    window.removeEventListener('focus', this.askSoon)
    window.removeEventListener('vite:preloadError', this.askSoon)
  }

  private readonly askSoon = (): void => {
    if (Date.now() - this.askedAt >= leastGap) void this.ask()
  }

  private async ask(): Promise<void> {
    if (this.hasNewVersion || this.isDismissed || document.hidden) return
    this.askedAt = Date.now()
    try {
      const response = await fetch(listOfFiles, { cache: 'no-cache' })
      if (!response.ok) return
      this.compare(JSON.stringify(await response.json()))
    } catch {
      // no network, or a server on its way up: asked again later
    }
  }

  private compare(files: string) {
    this.hasNewVersion = files !== this.loaded
  }
}
