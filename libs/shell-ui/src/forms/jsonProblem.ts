/** Why a text is no JSON. */
export type JsonReason =
  'end' | 'value' | 'key' | 'colon' | 'comma' | 'string' | 'number' | 'extra' | 'depth'

/** Where, from 1, and why a text is no JSON. */
export interface JsonProblem {
  line: number
  column: number
  reason: JsonReason
}

/** Deeper than anybody writes, and shallow enough for every engine's stack. */
const deepest = 500

const blank = /[ \t\n\r]*/y
const stringToken = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y // eslint-disable-line no-control-regex -- JSON forbids them in strings
const numberToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y
const wordToken = /(?:true|false|null)(?!\w)/y

/** The first thing wrong with a JSON text; the browsers' own messages differ and often name no place. */
export function findJsonProblem(text: string): JsonProblem | undefined {
  const reader = new JsonReader(text)
  try {
    reader.document()
    return undefined
  } catch (error) {
    if (!(error instanceof JsonStop)) throw error
    const before = text.slice(0, error.at).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, reason: error.reason }
  }
}

class JsonStop extends Error {
  constructor(
    readonly at: number,
    readonly reason: JsonReason,
  ) {
    super(reason)
  }
}

class JsonReader {
  private at = 0

  constructor(private readonly text: string) {}

  document() {
    this.value(0)
    this.take(blank)
    if (this.at < this.text.length) this.stop('extra')
  }

  private value(depth: number) {
    if (depth > deepest) this.stop('depth')
    this.take(blank)
    const first = this.text[this.at]
    if (first === '{') this.list('}', () => this.pair(depth))
    else if (first === '[') this.list(']', () => this.value(depth + 1))
    else if (first === '"') this.string()
    else if (first !== undefined && /[-\d]/.test(first)) {
      if (!this.take(numberToken)) this.stop('number')
    } else if (!this.take(wordToken)) this.stop('value')
  }

  private pair(depth: number) {
    if (this.text[this.at] !== '"') this.stop('key')
    this.string()
    this.take(blank)
    if (this.text[this.at] !== ':') this.stop('colon')
    this.at += 1
    this.value(depth + 1)
  }

  /** From its opening bracket to past its closing one. */
  private list(end: '}' | ']', item: () => void) {
    this.at += 1
    this.take(blank)
    if (this.text[this.at] === end) {
      this.at += 1
      return
    }
    for (;;) {
      this.take(blank)
      item()
      this.take(blank)
      const next = this.text[this.at]
      if (next !== ',' && next !== end) this.stop('comma')
      this.at += 1
      if (next === end) return
    }
  }

  private string() {
    if (!this.take(stringToken)) this.stop('string')
  }

  private take(token: RegExp): boolean {
    token.lastIndex = this.at
    const isThere = token.test(this.text)
    if (isThere) this.at = token.lastIndex
    return isThere
  }

  private stop(reason: JsonReason): never {
    throw new JsonStop(this.at, this.at >= this.text.length ? 'end' : reason)
  }
}
