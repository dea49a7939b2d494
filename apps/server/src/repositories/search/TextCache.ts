/**
 * What was computed of texts. The texts that were asked for last stay, `size` of them at least and twice as many at
 * most: a list that is a little longer than `size` is hardly computed again.
 */
export class TextCache<Value> {
  private young = new Map<string, Value>()
  private old = new Map<string, Value>()

  constructor(private readonly size: number) {}

  get(text: string, compute: () => Value): Value {
    const known = this.young.get(text)
    if (known !== undefined) return known
    const value = this.old.get(text) ?? compute()
    if (this.young.size >= this.size) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(text, value)
    return value
  }
}
