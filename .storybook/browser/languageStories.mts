import { extent, idsByTitle, provedStories, type StoryEntry } from './stories.mts'

/** Looks at the titles that begin so only. */
const only = process.env['SPRUCE_STORIES_OF'] ?? ''

/** The stories that are looked at in both languages. */
export function languageStories(): readonly StoryEntry[] {
  return provedStories().filter(
    ({ title, tags }) => title.startsWith(only) && !tags.includes('one-language'), // it says itself in which
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
