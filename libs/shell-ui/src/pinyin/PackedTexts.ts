import { beginsWith, charactersOf, leastCostAt } from './matchText.js'
import type { Readings } from './pinyinReadings.js'

/** What one character is to the first two of a query. */
const mark = {
  /** The query may begin with it. */
  begins: 1,
  /** It is the query's first character as it is written. */
  isWritten: 2,
  /** It may take the query's second character, too. */
  goesOn: 4,
  /** The query may go on with it after its first character. */
  follows: 8,
  isBlank: 16,
} as const

/** Stands after each text, and is nothing that anybody looks for. */
const endOfText = 0

/**
 * Many texts, packed so that a search passes over most of them at a glance: each character is a number, so
 * what it is to a query is found out once for all texts, and a text is a few numbers to look up.
 */
export class PackedTexts {
  private readonly numbers = new Map<string, number>()
  /** By their numbers. */
  private readonly characters = ['']
  private places = new Uint32Array(1024)
  private length = 0
  /** Where each text begins; as many as there are texts. */
  private readonly begins: number[] = []

  constructor(private readonly readingsOf: Readings) {}

  add(text: string): void {
    const characters = charactersOf(text)
    this.makeRoom(characters.length + 1)
    this.begins.push(this.length)
    for (let at = 0; at < characters.length; at += 1) {
      this.places[this.length + at] = this.numberOf(characters[at] ?? '')
    }
    this.places[this.length + characters.length] = endOfText
    this.length += characters.length + 1
  }

  /**
   * Says what finding `query` (lower case, no blanks) in a text costs at the least (`matchText`): no text
   * costs less, and one that surely does not have it costs `Infinity`.
   */
  leastCosts(query: string): (text: number) => number {
    const { places, begins } = this
    const marks = this.marksFor(query)
    return (text) => {
      const begin = begins[text] ?? 0
      let first = -1
      let blanks = 0
      let isWritten = false
      let place = begin
      for (; places[place] !== endOfText; place += 1) {
        const one = marks[places[place] ?? 0] ?? 0
        if (one & mark.isBlank) blanks += 1
        if (!(one & mark.begins)) continue
        if (!(one & mark.goesOn) && !((marks[places[place + 1] ?? 0] ?? 0) & mark.follows)) continue
        if (first < 0) first = place - begin
        if (one & mark.isWritten) isWritten = true
      }
      if (first < 0) return Infinity
      const rest = place - begin - query.length - blanks // each of its characters takes one of the query's
      return leastCostAt(first, rest, !isWritten)
    }
  }

  private marksFor(query: string): Uint8Array {
    const [letter, next] = [query.charAt(0), query.charAt(1)]
    const marks = new Uint8Array(this.characters.length)
    for (let number = endOfText + 1; number < marks.length; number += 1) {
      const character = this.characters[number] ?? ''
      let one = character === ' ' ? mark.isBlank | mark.follows : 0
      if (beginsWith(character, this.readingsOf, letter)) {
        one |= mark.begins
        if (character.charAt(0) === letter) one |= mark.isWritten
        if (beginsWith(character, this.readingsOf, letter + next)) one |= mark.goesOn
      }
      if (next !== '' && beginsWith(character, this.readingsOf, next)) one |= mark.follows
      marks[number] = one
    }
    return marks
  }

  private numberOf(character: string): number {
    let number = this.numbers.get(character)
    if (number === undefined) {
      number = this.characters.push(character) - 1
      this.numbers.set(character, number)
    }
    return number
  }

  private makeRoom(count: number): void {
    if (this.length + count <= this.places.length) return
    const places = new Uint32Array(Math.max(this.places.length * 2, this.length + count))
    places.set(this.places)
    this.places = places
  }
}
