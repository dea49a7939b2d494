import { matchText, readyText } from '../../pinyin/matchText.js'
import { nextTask } from '../../pinyin/nextTask.js'
import { PackedTexts } from '../../pinyin/PackedTexts.js'
import type { Readings } from '../../pinyin/pinyinReadings.js'
import type { SearchEntry, SearchHit } from './searchTypes.js'

/** A slice of work ends after so many milliseconds, for keys and frames to come through. */
const sliceTime = 12
/** The clock is read once in so many entries. */
const stride = 64
/** More than anybody types; what is pasted beyond it is not searched. */
const longest = 60
/** More entries than these are searched once beforehand, and for what: letters that many names have. */
const rehearsal = { entries: 2_000, query: 'zg' }
/** Words that are not in the title itself count for less. */
const keywordCost = 60

/** Entries made ready to be found by characters, full pinyin and initials. */
export class SearchIndex {
  private readonly entries: SearchEntry[] = []
  private readonly titles: PackedTexts
  private readonly keywords: PackedTexts

  constructor(private readonly readingsOf: Readings) {
    this.titles = new PackedTexts(readingsOf)
    this.keywords = new PackedTexts(readingsOf)
  }

  get size(): number {
    return this.entries.length
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
      this.entries.push(entry)
      this.titles.add(entry.title)
      this.keywords.add(entry.keywords ?? '')
    }
    // The engine compiles what has run often: without this the first key pays for it.
    if (this.entries.length <= rehearsal.entries) return
    await nextTask()
    if (!signal?.aborted) this.find(rehearsal.query, 1)
  }

  /** The best `limit` entries. Every word of the query, wherever it stands, must be found. */
  find(query: string, limit: number): readonly SearchHit[] {
    const words = wordsOf(query)
    if (words.length === 0) return []
    const glances = words.map((word) => this.glanceFor(word))
    const found: { hit: SearchHit; cost: number }[] = []
    for (let at = 0; at < this.entries.length; at += 1) {
      const worst = found[limit - 1]?.cost ?? Infinity
      let least = 0
      for (let nth = 0; nth < glances.length && least < worst; nth += 1) {
        least += glances[nth]?.(at) ?? 0
      }
      if (least >= worst) continue
      const answer = this.answerOf(this.entries[at] as SearchEntry, words)
      if (!answer || answer.cost >= worst) continue
      // Few are kept, so each goes straight to its place; of equals the first stays first.
      let place = found.length
      while (place > 0 && (found[place - 1]?.cost ?? 0) > answer.cost) place -= 1
      found.splice(place, 0, answer)
      if (found.length > limit) found.pop()
    }
    return found.map(({ hit }) => hit)
  }

  /** Says what finding the word in an entry costs at the least. */
  private glanceFor(word: string): (at: number) => number {
    const [inTitle, inKeywords] = [this.titles.leastCosts(word), this.keywords.leastCosts(word)]
    return (at) => Math.min(inTitle(at), keywordCost + inKeywords(at))
  }

  private answerOf(entry: SearchEntry, words: readonly string[]) {
    const title = readyText(entry.title, this.readingsOf)
    const keywords = entry.keywords ? readyText(entry.keywords, this.readingsOf) : undefined
    let cost = 0
    const ranges: [number, number][] = []
    for (const word of words) {
      const inTitle = matchText(title, word)
      const match = inTitle ?? (keywords && matchText(keywords, word))
      if (!match) return undefined
      cost += match.cost + (inTitle ? 0 : keywordCost)
      if (inTitle) ranges.push([inTitle.from, inTitle.to])
    }
    ranges.sort(([a], [b]) => a - b)
    return { hit: { entry, ranges }, cost }
  }
}

/** What was typed, in words. An input method shows its syllables apart while it composes: zong'gong. */
export function wordsOf(query: string): readonly string[] {
  const words = query.slice(0, longest).toLowerCase().replaceAll("'", '').split(/\s+/)
  return words.filter((word) => word !== '')
}
