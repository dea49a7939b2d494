import type { ViewPort, ViewSet } from '../views/ViewPort.js'

/** Keeps views in memory, for tests and stories; it can be made to fail, or never to answer. */
export class MemoryViews implements ViewPort {
  readonly sharePermission = 'view:share'
  readonly limits = { views: 49, name: 50 }
  isReadOnly = false
  isSlow = false
  failure: Error | undefined
  set: ViewSet

  constructor(set: Partial<ViewSet> = {}) {
    this.set = { mine: [], shared: [], defaultName: undefined, lastUsed: undefined, ...set }
  }

  load = () => this.answer()

  saveMine = (_table: string, { mine, lastUsed }: Pick<ViewSet, 'mine' | 'lastUsed'>) => {
    this.set = { ...this.set, mine, lastUsed }
    return this.answer()
  }

  saveShared = (
    _table: string,
    { shared, defaultName }: Pick<ViewSet, 'shared' | 'defaultName'>,
  ) => {
    this.set = { ...this.set, shared, defaultName }
    return this.answer()
  }

  private answer(): Promise<ViewSet> {
    if (this.isSlow) return new Promise(() => undefined)
    return this.failure ? Promise.reject(this.failure) : Promise.resolve(this.set)
  }
}
