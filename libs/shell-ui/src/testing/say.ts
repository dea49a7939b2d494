import type { Catalogue, Language, Messages, Translation } from '@spruce/validators/i18n'
import type { FixtureTranslation } from './translateFixtures.js'

const asItIs: FixtureTranslation = (value) => value
const says: Record<Language, FixtureTranslation> = { 'zh-CN': asItIs, 'en-US': asItIs }

/** Storybook's preview has the English words; without them, as in unit tests, samples are Chinese. */
export function setEnglishSamples(translation: FixtureTranslation) {
  says['en-US'] = translation
}

interface StoryContext {
  globals: Readonly<Record<string, unknown>>
}

/** For `render` and `play`: says a sample as the story shows it; a stage has `useFixtureTranslation`. */
export function sayIn({ globals }: StoryContext): FixtureTranslation {
  return says[globals['language'] as Language]
}

/** For a `play`: the texts of a catalogue in the language of the story. */
export function wordsIn<Zh extends Messages>(
  { globals }: StoryContext,
  catalogue: Catalogue<Zh>,
): Translation<Zh> {
  return catalogue[globals['language'] as Language]
}

/** For a `play`: a day as calendars name it, in the language of the story. @param day `2026-05-20` */
export function dayIn({ globals }: StoryContext, day: string): RegExp {
  const format = new Intl.DateTimeFormat(globals['language'] as Language, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return new RegExp(`${format.format(new Date(day))}(?!\\d)`)
}
