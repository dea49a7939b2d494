import { cloneElement, isValidElement } from 'react'

/** Words and phrases of fixtures with their translations; `#` stands for a number. @public */
export type FixtureWords = Readonly<Record<string, string>>

/** Says a fixture in another language: its texts at every depth, and what its functions return. @public */
export type FixtureTranslation = <Value>(value: Value) => Value

const punctuation: Readonly<Record<string, string>> = {
  '、': ', ',
  '，': ', ',
  '。': '. ',
  '；': '; ',
  '：': ': ',
  '（': ' (',
  '）': ')',
}

/**
 * A translation by a table. The longest word counts first, so that a phrase goes before its words. What is no plain
 * data, such as a date or a store, stays what it is.
 *
 * @public
 */
export function createFixtureTranslation(words: FixtureWords): FixtureTranslation {
  const longestFirst = Object.keys(words).toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(longestFirst.map(patternOf).join('|') || '(?!)', 'gu')
  const known = new WeakMap<object, unknown>()

  const translateText = (text: string): string => {
    if (!/\p{Script=Han}/u.test(text)) return text
    const translated = text.replace(pattern, (found, offset: number) => {
      const numbers = found.match(/\d+/g) ?? []
      const template = words[found] ?? words[found.replaceAll(/\d+/g, '#')] ?? found
      const word = template.replaceAll('#', () => numbers.shift() ?? '')
      const before = /[\p{L}\p{N}]$/u.test(text.slice(0, offset)) ? ' ' : ''
      const after = /^[A-Za-z0-9]/.test(text.slice(offset + found.length)) ? ' ' : ''
      return `${before}${word}${after}`
    })
    return translated.replaceAll(/[、，。；：（）]/g, (mark) => punctuation[mark] ?? mark).trimEnd()
  }

  const translateProps = (value: object): object => {
    const changed = Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
      const translated = translate(part)
      return Object.is(translated, part) ? [] : [[name, translated] as const]
    })
    return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
  }

  /** An error is seen by its message, and by what a server says of the fields. */
  const translateError = (error: Error): Error => {
    const message = translateText(error.message)
    const props = translateProps(Object.fromEntries(Object.entries(error)))
    const copy = Object.create(error, { message: { value: message } }) as Error
    return Object.assign(copy, props)
  }

  const translateObject = (value: object): unknown => {
    if (typeof value === 'function') {
      return new Proxy(value as (...args: unknown[]) => unknown, {
        apply: (target, self, args) => translate(Reflect.apply(target, self, args)),
      })
    }
    if (value instanceof Promise) {
      return value.then(translate, (error: unknown) => {
        throw translate(error)
      })
    }
    if (value instanceof Error) return translateError(value)
    if (Array.isArray(value)) {
      const list: unknown[] = value.map((item: unknown) => translate(item))
      return list.every((item, index) => Object.is(item, value[index])) ? value : list
    }
    if (isValidElement<object>(value)) {
      const props = translateProps(value.props)
      return props === value.props ? value : cloneElement(value, props)
    }
    return isPlain(value) ? translateProps(value) : value
  }

  const translate: FixtureTranslation = <Value>(value: Value): Value => {
    if (typeof value === 'string') return translateText(value) as Value
    if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) return value
    if (!known.has(value)) {
      known.set(value, value) // what holds itself ends here
      known.set(value, translateObject(value))
    }
    return known.get(value) as Value
  }
  return translate
}

function patternOf(word: string): string {
  return word.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`).replaceAll('#', String.raw`\d+`)
}

/** Data as it is written down; a component that `memo` has made is none. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && !('$$typeof' in value)
}
