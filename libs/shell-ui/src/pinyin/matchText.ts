import type { Readings } from './pinyinReadings.js'

/** One by one: a string, unless one of its characters takes two places in it. */
type Characters = string | readonly string[]

/** A text, made ready to be asked often. */
export interface ReadyText {
  /** Its characters in lower case; each keeps its place in the text. */
  characters: Characters
  /** How each is spoken. Asked anew, since of fifty thousand texts most are never looked at. */
  readingsOf: Readings
}

/** Where a query is found, and how well: less is better. */
export interface TextMatch {
  from: number
  to: number
  cost: number
}

const none: readonly string[] = []
const lastOfAscii = '\u007f'
const surrogates = /[\ud800-\udfff]/
/** Found by pinyin rather than as it is written. */
const spokenCost = 40
/** Found in the midst of the text rather than at its beginning. */
const insideCost = 20

export function readyText(text: string, readingsOf: Readings): ReadyText {
  return { characters: charactersOf(text), readingsOf }
}

/** The lower case may be longer than the text, and a character beyond the first 65,536 is two units. */
export function charactersOf(text: string): Characters {
  const lower = text.toLowerCase()
  if (lower.length === text.length && !surrogates.test(text)) return lower
  return Array.from(text, (character) => character.toLowerCase())
}

/**
 * Finds `query` (lower case, no blanks) in the text: each character of the text takes its own character
 * of the query, its whole pinyin, its initial (zh, ch and sh as well as z, c and s), or, as the last one,
 * the beginning of its pinyin. So 总公司 answers to 总公, zgs, zonggongsi, zongg and 总gs.
 */
export function matchText(text: ReadyText, query: string): TextMatch | undefined {
  const { characters } = text
  const letter = query.charAt(0)
  let best: TextMatch | undefined
  for (let from = 0; from < characters.length; from += 1) {
    if (!beginsWith(characters[from] ?? '', text.readingsOf, letter)) continue
    const state = { isSpoken: false }
    const to = consume(text, from, query, 0, state)
    if (to === undefined) continue
    const cost = leastCostAt(from, characters.length - (to - from), state.isSpoken)
    if (!best || cost < best.cost) best = { from, to, cost }
    if (from === 0 && !state.isSpoken) break // nothing is better
  }
  return best
}

/** The cost of what is found at `from` when at least `rest` characters of the text are no part of it. */
export function leastCostAt(from: number, rest: number, isSpoken: boolean): number {
  return (
    (isSpoken ? spokenCost : 0) +
    (from === 0 ? 0 : insideCost + Math.min(from, 10)) +
    Math.min(Math.max(rest, 0), 9) // what is whole comes before what is a part
  )
}

/**
 * Says of texts whether they begin with `query` (lower case, no blanks, not empty), as it is written or as it is
 * spoken. What a first letter is to the query is found out once, so of a hundred thousand texts most cost a glance.
 */
export function startsWith(query: string, readingsOf: Readings): (text: string) => boolean {
  const letter = query.charAt(0)
  const mostUnits = query.length * 2 // one character takes one letter at the least, and is two units of the text at the most
  /** By the first unit of a text; 0 where none was looked at. */
  const glances = new Int8Array(0x10000)
  return (text) => {
    const unit = text.charCodeAt(0)
    let glance = glances[unit] ?? -1 // an empty text has none
    if (glance === 0) {
      const first = text.charAt(0)
      const mayBegin = surrogates.test(first) || beginsWith(first.toLowerCase(), readingsOf, letter)
      glance = glances[unit] = mayBegin ? 1 : -1
    }
    if (glance < 0) return false
    if (text.toLowerCase().startsWith(query)) return true
    return (
      consume(readyText(text.slice(0, mostUnits), readingsOf), 0, query, 0, { isSpoken: false }) !==
      undefined
    )
  }
}

/** The character, or a way to speak it, begins with these letters. */
export function beginsWith(character: string, readingsOf: Readings, letters: string): boolean {
  if (character.startsWith(letters)) return true
  const spoken = character > lastOfAscii ? readingsOf(character) : none
  for (let at = 0; at < spoken.length; at += 1) {
    if (spoken[at]?.startsWith(letters)) return true
  }
  return false
}

/** How far into the text the rest of the query reaches when read from `place` on; undefined: not at all. */
function consume(
  text: ReadyText,
  place: number,
  query: string,
  at: number,
  state: { isSpoken: boolean },
): number | undefined {
  if (at === query.length) return place
  const character = text.characters[place]
  if (character === undefined) return undefined
  if (query.startsWith(character, at)) {
    const end = consume(text, place + 1, query, at + character.length, state)
    if (end !== undefined) return end
  }
  // A blank of the text may be left out of the query, within what is found.
  if (character === ' ' && at > 0) return consume(text, place + 1, query, at, state)
  for (const reading of character > lastOfAscii ? text.readingsOf(character) : none) {
    const common = commonLength(reading, query, at)
    if (common === 0) continue
    if (at + common === query.length) {
      state.isSpoken = true
      return place + 1
    }
    for (let taken = common; taken > 0; taken = nextPart(reading, taken)) {
      if (!isPart(reading, taken)) continue
      const end = consume(text, place + 1, query, at + taken, state)
      if (end !== undefined) {
        state.isSpoken = true
        return end
      }
    }
  }
  return undefined
}

function commonLength(reading: string, query: string, at: number): number {
  let length = 0
  while (length < reading.length && reading[length] === query[at + length]) length += 1
  return length
}

/** So many letters of a reading stand for it: all, its initial of two letters, the first one. */
function isPart(reading: string, taken: number): boolean {
  if (taken === reading.length || taken === 1) return true
  return taken === 2 && reading.charAt(1) === 'h' && 'zcs'.includes(reading.charAt(0))
}

/** The next fewer letters that may stand for a reading; 0: none. */
function nextPart(reading: string, taken: number): number {
  return taken > 2 && reading.charAt(1) === 'h' ? 2 : taken > 1 ? 1 : 0
}
