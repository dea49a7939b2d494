import type { Readings } from './pinyinReadings.js'

/** One by one: a string, unless one of its characters takes two places in it. */
type Characters = string | readonly string[]

/** A text, made ready to be asked often. */
export interface ReadyText {
  /** Its characters in lower case; each keeps its place in the text. */
  characters: Characters
  /** How each is spoken. Asked anew, since of fifty thousand texts most are never looked at. */
  readingsOf: Readings
  /** The letters that occur in it, written or spoken, one bit each: what lacks one of the query's is passed over. */
  letters: number
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
  const characters = charactersOf(text)
  let letters = 0
  for (let place = 0; place < characters.length; place += 1) {
    const character = characters[place] ?? ''
    letters |= lettersOf(character)
    const spoken = character > lastOfAscii ? readingsOf(character) : none
    for (let at = 0; at < spoken.length; at += 1) letters |= lettersOf(spoken[at] ?? '')
  }
  return { characters, readingsOf, letters }
}

/** The lower case may be longer than the text, and a character beyond the first 65,536 is two units. */
function charactersOf(text: string): Characters {
  const lower = text.toLowerCase()
  if (lower.length === text.length && !surrogates.test(text)) return lower
  return Array.from(text, (character) => character.toLowerCase())
}

/** One bit for each of a to z that occurs. */
export function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
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
    // Most places fall here, before anything is called: a search looks at some hundred thousand of them.
    if (!beginsWith(text, from, letter)) continue
    const state = { isSpoken: false }
    const to = consume(text, from, query, 0, state)
    if (to === undefined) continue
    const cost =
      (state.isSpoken ? spokenCost : 0) +
      (from === 0 ? 0 : insideCost + Math.min(from, 10)) +
      Math.min(characters.length - (to - from), 9) // what is whole comes before what is a part
    if (!best || cost < best.cost) best = { from, to, cost }
    if (from === 0 && !state.isSpoken) break // nothing is better
  }
  return best
}

/** The text begins with `query` (lower case, no blanks), as it is written or as it is spoken. */
export function startsWith(text: string, query: string, readingsOf: Readings): boolean {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0).toLowerCase()
  const letter = query.charAt(0)
  if (first === letter) {
    if (text.toLowerCase().startsWith(query)) return true
  } else if (!readingsOf(first).some((reading) => reading.startsWith(letter))) return false
  // One character takes one letter at the least, and is two units of the text at the most.
  const begin = readyText(text.slice(0, query.length * 2), readingsOf)
  return consume(begin, 0, query, 0, { isSpoken: false }) !== undefined
}

/** The character at `place`, or a way to speak it, begins with this letter. */
function beginsWith(text: ReadyText, place: number, letter: string): boolean {
  const character = text.characters[place] ?? ''
  if (character.charAt(0) === letter) return true
  const spoken = character > lastOfAscii ? text.readingsOf(character) : none
  for (let at = 0; at < spoken.length; at += 1) {
    if (spoken[at]?.charAt(0) === letter) return true
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
