/**
 * Hides everything that stands on the page, its title among it, and keeps it: forms, frames and
 * scroll places stay as they are, while nothing can be read, focused, found or printed. What is added
 * to the page afterwards shows. Returns how to show all of it again.
 */
export function hidePage(title: string): () => void {
  const { body, activeElement } = document
  const hidden = [...body.children].filter((element) => !element.hasAttribute('data-behind'))
  const shownTitle = document.title
  for (const element of hidden) element.setAttribute('data-behind', '')
  document.title = title
  return () => {
    for (const element of hidden) element.removeAttribute('data-behind')
    if (document.title === title) document.title = shownTitle
    if (activeElement instanceof HTMLElement && document.activeElement === body) {
      activeElement.focus({ preventScroll: true })
    }
  }
}
