/** Runs tasks one after another, in the order they came. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve()

  take<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.last.then(task, task)
    this.last = turn.catch(() => undefined)
    return turn
  }
}
