import { makeAutoObservable, observableRef } from 'mobx'

/** One dialog on show, as its owner knows it. Records are replaced, never changed in place. */
export interface OpenDialog {
  readonly id: number
  /** The page over which it was opened; none: it lies over the whole frame and outlives a change of page. */
  readonly place: string | undefined
  /** Holds something typed that nobody has saved. */
  readonly hasInput: boolean
  /** Closes as Escape does: asks first where something was typed, refuses while something runs. */
  readonly dismiss: () => void
  /** Closes unasked. */
  readonly close: () => void
}

/** What a dialog says of itself. */
export type OpenDialogOptions = Pick<OpenDialog, 'dismiss' | 'close'> & {
  /** True: belongs to no page. */
  isOfFrame?: boolean | undefined
}

/**
 * The one owner of the dialogs on show, the upper one last. It knows no router: `bindRouter` asks it
 * what Back, a change of page and the end of the window mean for them. @public
 */
export class OpenDialogs {
  dialogs: readonly OpenDialog[] = []
  /** The page on show: dialogs that open now belong to it. */
  place: string | undefined = undefined
  private count = 0

  constructor() {
    makeAutoObservable<this, 'count'>(
      this,
      { dialogs: observableRef, count: false },
      { autoBind: true },
    )
  }

  get isAnyOpen(): boolean {
    return this.dialogs.length > 0
  }

  /** Something typed would be lost with them. */
  get hasInput(): boolean {
    return this.dialogs.some((dialog) => dialog.hasInput)
  }

  /** Takes a dialog in; the id lets it go again. */
  add({ dismiss, close, isOfFrame = false }: OpenDialogOptions): number {
    this.count += 1
    const place = isOfFrame ? undefined : this.place
    this.dialogs = [...this.dialogs, { id: this.count, place, hasInput: false, dismiss, close }]
    return this.count
  }

  remove(id: number) {
    this.dialogs = this.dialogs.filter((dialog) => dialog.id !== id)
  }

  setInput(id: number, hasInput: boolean) {
    this.dialogs = this.dialogs.map((dialog) =>
      dialog.id === id && dialog.hasInput !== hasInput ? { ...dialog, hasInput } : dialog,
    )
  }

  /** Asks the upper dialog to close, as Escape does. */
  dismissTop() {
    this.dialogs.at(-1)?.dismiss()
  }

  /** Asks the upper dialog of those that hold something typed. */
  dismissInput() {
    this.dialogs.findLast((dialog) => dialog.hasInput)?.dismiss()
  }

  /** Another page is on show: dialogs of the one before go, those of the frame stay. */
  moveTo(place: string | undefined) {
    if (place === this.place) return
    const left = this.dialogs.filter((one) => one.place !== undefined && one.place !== place)
    this.place = place
    for (const dialog of left.toReversed()) dialog.close()
  }
}

/** Of this window: dialogs are shown once, over everything. @public */
export const openDialogs = new OpenDialogs()
