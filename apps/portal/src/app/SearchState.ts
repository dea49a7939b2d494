import { makeAutoObservable } from 'mobx'

/** Whether the global search is on show, and what it was opened with. */
export class SearchState {
  isOpen = false
  keyword = ''

  constructor() {
    makeAutoObservable(this)
  }

  open = (keyword = ''): void => {
    this.keyword = keyword
    this.isOpen = true
  }

  close = (): void => {
    this.isOpen = false
  }

  /** What its keys do. */
  toggle = (): void => {
    if (this.isOpen) this.close()
    else this.open()
  }
}
