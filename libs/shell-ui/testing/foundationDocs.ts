/** What a page of foundations says above its examples. */
export function foundationDocs(description: string) {
  return { parameters: { docs: { description: { component: description } } } }
}
