import type { JsonObject } from '@spruce/designer-engine'
import type { Language } from '@spruce/validators/i18n'
import { readPageUrl } from '../data/interactions.js'
import { importWords } from './importWords.js'
import { mostThresholds, thresholdsOf, type ColourStep } from './importThresholds.js'
import { plainMarkup, plainTitle, readableText } from './plainText.js'
import type { Settings } from './Settings.js'
import type { ImportNote, ImportNoteKind, MadePanel } from './types.js'

/** What the properties of a widget hold at most, in characters. */
const most = { title: 200, description: 1000, html: 10_000 }

/** More of a text is not looked at. */
const mostRead = 40_000

/** What is made of one panel, and what is said of it. */
export class PanelContext {
  readonly notes: ImportNote[] = []

  /**
   * @param name what the panel is called
   * @param of what the dashboard says it is
   * @param page the language of the words that the page keeps, and the variables that it takes over
   */
  constructor(
    readonly settings: Settings,
    readonly name: string,
    readonly of: string,
    private readonly page: {
      readonly language: Language
      readonly variables: ReadonlySet<string>
    },
  ) {}

  get language(): Language {
    return this.page.language
  }

  note(kind: ImportNoteKind, ...details: readonly string[]): void {
    this.notes.push({ kind, name: this.name, of: this.of, details })
  }

  /** The title, and what stands below it. */
  heading(description: string): JsonObject {
    const title = this.fitted(plainTitle(this.name, this.page.variables), most.title)
    const text = this.fitted(plainTitle(description, this.page.variables), most.description)
    return { ...(title !== '' && { title }), ...(text !== '' && { description: text }) }
  }

  /** A text of the dashboard as markup that shows just that text. */
  plain(text: string, isMarkup: boolean): string {
    const read = isMarkup ? readableText(text.slice(0, mostRead)) : text.slice(0, mostRead)
    if (isMarkup && read !== text.trim()) this.note('as-text')
    let kept = read
    let markup = plainMarkup(kept)
    while (markup.length > most.html) {
      kept = kept.slice(0, Math.floor(kept.length * 0.8))
      markup = plainMarkup(kept)
    }
    if (kept.length < read.length || text.length > mostRead) this.note('cut')
    return markup
  }

  /** The thresholds of colours, as many as a widget has. */
  thresholds(steps: readonly ColourStep[], least?: number): JsonObject {
    const made = thresholdsOf(steps, least, this.language)
    if (made.length > mostThresholds) this.note('cut')
    return made.length === 0 ? {} : { thresholds: made.slice(0, mostThresholds) }
  }

  /** Where a click leads: the first address that may be followed. An address within the other system is none. */
  link(urls: readonly string[]): JsonObject {
    const isTaken = (url: string) =>
      /^https?:/i.test(url) && !/[${}]/.test(url) && readPageUrl(url, 'https://portal.invalid')
    const url = urls.find(isTaken)
    const refused = urls.filter((one) => one !== url)
    if (refused.length > 0) this.note('link', ...refused.map((one) => one.slice(0, 300)))
    return url === undefined ? {} : { link: { kind: 'open-url', url } }
  }

  /** A text that says what was there, under its title. */
  placeholder(): MadePanel {
    this.note('unknown-kind')
    const text = importWords[this.language].placeholder(this.of.slice(0, 200))
    return { type: 'spruce.text', props: { html: plainMarkup(text) }, isPlaceholder: true }
  }

  private fitted(text: string, length: number): string {
    if (text.length <= length) return text
    this.note('cut')
    return text.slice(0, length)
  }
}
