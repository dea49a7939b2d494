import { extent, idsByTitle, provedStories, type StoryEntry } from './stories.mts'

/** The stories of the built Storybook that are looked at 320 px wide; sheets are those beside each other. */
export function narrowStories(): readonly StoryEntry[] {
  return provedStories().filter(
    ({ id, title }) => !title.startsWith('Foundations/') && !id.endsWith('--states-sheet'),
  )
}

/** The stories to look at, by component. */
export function narrowStoriesByTitle() {
  return idsByTitle(narrowStories())
}

/** The unit of a component: the name of its passes. */
export function narrowUnit(title: string): string {
  return `${extent} at 320 px of ${title}`
}
