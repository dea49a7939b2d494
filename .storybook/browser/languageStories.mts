import { extent, idsByTitle, provedStories, type StoryEntry } from './stories.mts'

/** Titles whose stories are not in both languages yet, by their beginning: nothing may be added. */
const notYet: readonly string[] = ['Feature Operation/', 'Foundations/']

/** Looks at the titles that begin so, those of the list above as well. */
const only = process.env['SPRUCE_STORIES_OF']

/** The stories that are looked at in both languages. */
export function languageStories(): readonly StoryEntry[] {
  return provedStories().filter(
    ({ title, tags }) =>
      !tags.includes('one-language') && // it says itself in which
      (only === undefined
        ? !notYet.some((beginning) => title.startsWith(beginning))
        : title.startsWith(only)),
  )
}

/** The stories to look at, by component. */
export function languageStoriesByTitle() {
  return idsByTitle(languageStories())
}

/** The unit of a component: the name of its passes. */
export function languageUnit(title: string): string {
  return `${extent} in both languages of ${title}`
}
