/** How long after the page is usable its successors are fetched, in milliseconds. */
const delay = 400

/** What a browser says of its line (Network Information API); most say nothing. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Lines on which a page ahead costs more than it saves. */
const slowLines = ['slow-2g', '2g']

/**
 * Asks the browser to fetch, at its lowest priority, the files of the pages behind the login. What
 * is fetched is not run: that begins with the first focus in the form. Nothing is fetched where
 * data is to be saved or the line is slow, and in a hidden tab not before it shows. Whoever types is
 * not disturbed: they are asked for when the page has nothing else to do.
 */
export function fetchAhead(page: Document, files: readonly string[]): void {
  const { connection } = navigator as { connection?: Line }
  if (connection?.saveData || slowLines.includes(connection?.effectiveType ?? '')) return
  if (page.hidden) {
    page.addEventListener('visibilitychange', () => fetchAhead(page, files), { once: true })
    return
  }
  setTimeout(() => whenIdle(() => askFor(page, files)), delay)
}

function askFor(page: Document, files: readonly string[]) {
  for (const file of files) {
    const link = page.createElement('link')
    link.rel = 'prefetch'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    link.href = file
    page.head.append(link)
  }
}

/** At once where the browser cannot say when (Safari). */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run)
}
