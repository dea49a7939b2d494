import type { StudioEditor } from '@spruce/page-builder/studio'
import type { LiveSource } from '@spruce/shell-ui'

/** How often a tab says that it is still there, in milliseconds: the server forgets it after a minute. */
export const beatEvery = 20_000

/**
 * A tab that nobody has seen for so long has left until it is seen again: browsers slow the timers of hidden tabs down
 * after five minutes, and it would go and come once a minute.
 */
export const awayAfter = 4 * 60_000

/** Sends one report. Undefined: one may not edit it, or it is not there any more. */
export type SendPresence = (options: {
  readonly hasLeft: boolean
}) => Promise<readonly StudioEditor[] | undefined>

/** Says that a tab of the studio is there, as long as it is, and hears who else is. */
export class PresenceBeat {
  private clock: ReturnType<typeof setInterval> | undefined
  private isSending = false
  private isDueAgain = false
  private isAway = false
  private isOver = false
  private hiddenSince: number | undefined
  private ends: readonly (() => void)[] = []

  /**
   * @param id of the page
   * @param onChange told with every answer
   */
  constructor(
    private readonly id: string,
    private readonly send: SendPresence,
    private readonly live: LiveSource,
    private readonly onChange: (editors: readonly StudioEditor[]) => void,
  ) {}

  start(): void {
    const look = () => this.look()
    const leave = () => this.leave()
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) this.beat()
    }
    this.clock = setInterval(() => this.turn(), beatEvery)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    this.ends = [
      this.live.on('presence', (data) => {
        // Without data: events were missed.
        if (!this.isAway && (data?.['designId'] ?? this.id) === this.id) this.beat()
      }),
      () => document.removeEventListener('visibilitychange', look),
      () => window.removeEventListener('pagehide', leave),
      () => window.removeEventListener('pageshow', comeBack),
    ]
    this.look()
    this.beat()
  }

  /** The tab leaves the page. */
  stop(): void {
    this.end()
    this.leave()
    this.isOver = true
  }

  private end(): void {
    clearInterval(this.clock)
    for (const end of this.ends) end()
    this.ends = []
  }

  private look(): void {
    const isHidden = document.visibilityState === 'hidden'
    this.hiddenSince = isHidden ? Date.now() : undefined
    if (!isHidden && this.isAway) this.beat()
  }

  private turn(): void {
    const { hiddenSince } = this
    if (hiddenSince !== undefined && Date.now() - hiddenSince > awayAfter) this.leave()
    else this.beat()
  }

  private leave(): void {
    if (this.isAway || this.isOver) return
    this.isAway = true
    void this.send({ hasLeft: true }).catch(() => undefined)
  }

  private beat(): void {
    if (this.isOver) return
    this.isAway = false
    if (this.isSending) {
      this.isDueAgain = true
      return
    }
    this.isSending = true
    this.isDueAgain = false
    void this.send({ hasLeft: false })
      .then(
        (editors) => {
          if (this.isOver || this.isAway) return
          if (editors) this.onChange(editors)
          else this.refused()
        },
        // The next one may get through.
        () => undefined,
      )
      .finally(() => {
        this.isSending = false
        if (this.isDueAgain && !this.isAway) this.beat()
      })
  }

  /** The right was taken, or the page is gone: there is nothing more to say. */
  private refused(): void {
    this.end()
    this.isOver = true
    this.onChange([])
  }
}
