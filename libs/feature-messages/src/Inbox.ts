import type { MessageSummary, MessageTab } from '@spruce/shell-ui'
import { makeAutoObservable, observableRef } from 'mobx'

/** What of the messages is on show, and where the focus came from. What they say, queries know. */
export class Inbox {
  isOpen = false
  tab: MessageTab = 'unread'
  /** The message in the place of the list. */
  message: MessageSummary | null = null
  /** Notices to be confirmed after the one on show; undefined: nobody was asked. */
  private waiting: readonly MessageSummary[] | undefined
  private opener: HTMLElement | null = null

  constructor() {
    makeAutoObservable<this, 'opener' | 'waiting'>(
      this,
      { message: observableRef, opener: false, waiting: false, returnTarget: false },
      { autoBind: true },
    )
  }

  /** Opens the drawer, at once with a message where one is given. */
  open(message: MessageSummary | null = null) {
    const { activeElement } = document
    this.opener = activeElement instanceof HTMLElement ? activeElement : null
    this.show(message)
    this.isOpen = true
  }

  /** Opens by itself at the first of the notices that ask to be confirmed; `goOn` shows the others. */
  ask(notices: readonly MessageSummary[]) {
    const [first, ...others] = notices
    if (!first) return
    this.open(first)
    this.waiting = others
  }

  /**
   * Shows the next of those notices, and closes after the last. Answers how many were left, undefined
   * where nobody was asked: what is on show then stays.
   */
  goOn(): number | undefined {
    const { waiting } = this
    if (!waiting) return undefined
    const [next, ...others] = waiting
    if (next) {
      this.message = next
      this.waiting = others
    } else this.close()
    return waiting.length
  }

  /** What is on show stays until the drawer has gone from sight. */
  close() {
    this.isOpen = false
    this.waiting = undefined
  }

  /** Chosen by hand: what waits for a confirmation stays in the list. */
  show(message: MessageSummary | null) {
    this.message = message
    this.waiting = undefined
  }

  setTab(tab: MessageTab) {
    this.tab = tab
  }

  /** Whence it was opened, else the bell: a line of unread messages is gone once it is read. */
  returnTarget(): HTMLElement | null {
    const { opener } = this
    const isThere = opener?.isConnected && opener !== document.body
    return isThere ? opener : document.querySelector<HTMLElement>('.shell-bell')
  }
}
