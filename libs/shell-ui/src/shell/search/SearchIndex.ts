import { lettersOf, matchText, readyText, type ReadyText } from '../../pinyin/matchText.js'
import type { Readings } from '../../pinyin/pinyinReadings.js'
import type { SearchEntry, SearchHit } from './searchTypes.js'

/** A slice of work ends after so many milliseconds, for keys and frames to come through. */
const sliceTime = 12
/** The clock is read once in so many entries. */
const stride = 64
/** More than anybody types; what is pasted beyond it is not searched. */
const longest = 60
/** So many entries are searched once beforehand, and with what: letters that many names have. */
const rehearsal = { entries: 2_000, words: ['zg'] }
/** Words that are not in the title itself count for less. */
const keywordCost = 60

interface Line {
  entry: SearchEntry
  title: ReadyText
  keywords: ReadyText | undefined
  letters: number
}

/** Entries made ready to be found by characters, full pinyin and initials. */
export class SearchIndex {
  private readonly lines: Line[] = []

  constructor(private readonly readingsOf: Readings) {}

  get size(): number {
    return this.lines.length
  }

  /** Takes entries in slices. What is in already can be found meanwhile. */
  async add(entries: readonly SearchEntry[], signal?: AbortSignal): Promise<void> {
    let begun = performance.now()
    for (const [at, entry] of entries.entries()) {
      if (at % stride === stride - 1 && performance.now() - begun > sliceTime) {
        await nextTask()
        if (signal?.aborted) return
        begun = performance.now()
      }
      this.lines.push(this.lineOf(entry))
    }
    // The engine compiles what has run often: without this the first key pays for it, with 50,000 names twice its time.
    if (this.lines.length > rehearsal.entries) {
      for (const line of this.lines.slice(0, rehearsal.entries)) answerOf(line, rehearsal.words)
    }
  }

  /** The best `limit` entries. Every word of the query, wherever it stands, must be found. */
  find(query: string, limit: number): readonly SearchHit[] {
    const words = wordsOf(query)
    if (words.length === 0) return []
    const letters = words.reduce((all, word) => all | lettersOf(word), 0)
    const found: { hit: SearchHit; cost: number }[] = []
    for (const line of this.lines) {
      if ((line.letters & letters) !== letters) continue
      const answer = answerOf(line, words)
      if (!answer) continue
      const worst = found[limit - 1]
      if (worst && worst.cost <= answer.cost) continue
      // Few are kept, so each goes straight to its place; of equals the first stays first.
      let place = found.length
      while (place > 0 && (found[place - 1]?.cost ?? 0) > answer.cost) place -= 1
      found.splice(place, 0, answer)
      if (found.length > limit) found.pop()
    }
    return found.map(({ hit }) => hit)
  }

  private lineOf(entry: SearchEntry): Line {
    const title = readyText(entry.title, this.readingsOf)
    const keywords = entry.keywords ? readyText(entry.keywords, this.readingsOf) : undefined
    return { entry, title, keywords, letters: title.letters | (keywords?.letters ?? 0) }
  }
}

/** What was typed, in words. An input method shows its syllables apart while it composes: zong'gong. */
export function wordsOf(query: string): readonly string[] {
  const words = query.slice(0, longest).toLowerCase().replaceAll("'", '').split(/\s+/)
  return words.filter((word) => word !== '')
}

function answerOf(line: Line, words: readonly string[]) {
  let cost = 0
  const ranges: [number, number][] = []
  for (const word of words) {
    const inTitle = matchText(line.title, word)
    const match = inTitle ?? (line.keywords && matchText(line.keywords, word))
    if (!match) return undefined
    cost += match.cost + (inTitle ? 0 : keywordCost)
    if (inTitle) ranges.push([inTitle.from, inTitle.to])
  }
  ranges.sort(([a], [b]) => a - b)
  return { hit: { entry: line.entry, ranges }, cost }
}

/** After what else waits: keys, frames, timers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
