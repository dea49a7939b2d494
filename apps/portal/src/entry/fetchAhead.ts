/** How long after the page is usable its successors are fetched, in milliseconds. */
const delay = 400

/**
 * Asks the browser to fetch, at its lowest priority, the files of the pages behind the login. What
 * is fetched is not run: that begins with the first focus in the form.
 */
export function fetchAhead(page: Document, files: readonly string[]): void {
  setTimeout(() => {
    for (const file of files) {
      const link = page.createElement('link')
      link.rel = 'prefetch'
      link.as = file.endsWith('.css') ? 'style' : 'script'
      link.href = file
      page.head.append(link)
    }
  }, delay)
}
