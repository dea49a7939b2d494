import type { Readings } from './pinyinReadings.js'

/** A text, made ready to be asked often. */
export interface ReadyText {
  /** Its characters in lower case; each keeps its place in the text. */
  characters: readonly string[]
  /** How each is spoken. */
  readings: readonly (readonly string[])[]
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
/** Found by pinyin rather than as it is written. */
const spokenCost = 40
/** Found in the midst of the text rather than at its beginning. */
const insideCost = 20

export function readyText(text: string, readingsOf: Readings): ReadyText {
  const characters = Array.from(text, (character) => character.toLowerCase())
  let letters = 0
  const readings = characters.map((character) => {
    letters |= lettersOf(character)
    if (character <= '\u007f') return none
    const spoken = readingsOf(character)
    for (const reading of spoken) letters |= lettersOf(reading)
    return spoken
  })
  return { characters, readings, letters }
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
  let best: TextMatch | undefined
  for (let from = 0; from < characters.length; from += 1) {
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
  for (const reading of text.readings[place] ?? none) {
    const common = commonLength(reading, query, at)
    if (common === 0) continue
    if (at + common === query.length) {
      state.isSpoken = true
      return place + 1
    }
    for (const taken of partsOf(reading)) {
      if (taken > common) continue
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

/** How much of a reading stands for it: all, its initial of two letters, the first letter; none twice. */
function partsOf(reading: string): readonly number[] {
  const hasLongInitial = reading[1] === 'h' && 'zcs'.includes(reading[0] ?? ' ')
  if (reading.length === 1) return [1]
  return hasLongInitial && reading.length > 2 ? [reading.length, 2, 1] : [reading.length, 1]
}
