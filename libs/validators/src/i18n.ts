/** The languages of the product. The first is the default (spec section 9). */
export type Language = 'zh-CN' | 'en-US'

/** Simplified Chinese, spec section 9. */
export const defaultLanguage: Language = 'zh-CN'

/** Every language, default first. */
export const languages: readonly Language[] = ['zh-CN', 'en-US']

/** A text, or a function that builds one from its arguments. */
export type Message = string | ((...args: never[]) => string)

/** One namespace of texts in one language. */
export type Messages = Readonly<Record<string, Message>>

/** The shape that a second language must fill: every key, with the arguments of the first. */
export type Translation<Zh extends Messages> = {
  readonly [Key in keyof Zh]: Zh[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string
}

/** The texts of one namespace in every language. */
export type Catalogue<Zh extends Messages> = Readonly<Record<Language, Translation<Zh>>>

/**
 * Declares the texts of a library. Chinese is complete by definition, English by its type: a missing
 * key, a surplus one or other arguments do not compile.
 */
export function defineMessages<const Zh extends Messages>(catalogue: {
  'zh-CN': Zh
  'en-US': Translation<NoInfer<Zh>>
}): Catalogue<Zh> {
  return catalogue as unknown as Catalogue<Zh>
}

/** An English count with its noun: `1 row`, `2,400 rows`. Without `many`, the noun gets an s. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** True for one of the product's language codes, spelled exactly. */
export function isLanguage(value: unknown): value is Language {
  return value === 'zh-CN' || value === 'en-US'
}

/**
 * The language to speak, from an `accept-language` header or from `navigator.languages`.
 * Any Chinese counts as `zh-CN`, any English as `en-US`; weights decide, then the order. What names
 * neither, or is malformed, gives the default.
 */
export function pickLanguage(preferred?: string | readonly string[] | null): Language {
  const ranges = typeof preferred === 'string' ? preferred.split(',') : (preferred ?? [])
  let best: { language: Language; weight: number } | undefined
  for (const range of ranges) {
    const [tag = '', ...parameters] = range.split(';')
    const language = languageOf(tag)
    const weight = weightOf(parameters)
    if (language && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language ?? defaultLanguage
}

function languageOf(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0]
  if (primary === 'zh') return 'zh-CN'
  if (primary === 'en') return 'en-US'
  return undefined
}

function weightOf(parameters: readonly string[]): number {
  const quality = parameters.map((part) => part.trim()).find((part) => part.startsWith('q='))
  if (!quality) return 1
  const weight = Number(quality.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 0
}
