import type { MessageSummary, MessageTab } from '@spruce/shell-ui'
import { makeAutoObservable, observableRef } from 'mobx'

/** What of the messages is on show, and where the focus came from. What they say, queries know. */
export class Inbox {
  isOpen = false
  tab: MessageTab = 'unread'
  /** The message in the place of the list. */
  message: MessageSummary | null = null
  private opener: HTMLElement | null = null

  constructor() {
    makeAutoObservable<this, 'opener'>(
      this,
      { message: observableRef, opener: false, returnTarget: false },
      { autoBind: true },
    )
  }

  /** Opens the drawer, at once with a message where one is given. */
  open(message: MessageSummary | null = null) {
    const { activeElement } = document
    this.opener = activeElement instanceof HTMLElement ? activeElement : null
    this.message = message
    this.isOpen = true
  }

  /** What is on show stays until the drawer has gone from sight. */
  close() {
    this.isOpen = false
  }

  show(message: MessageSummary | null) {
    this.message = message
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
