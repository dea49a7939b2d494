/**
 * A file of a page did not come: it is gone after a deploy, or the network is. Only a new load of the
 * whole page asks for it again. Browsers say it in these words; the last ones are the build tool's.
 */
export function isFileGone(error: unknown): boolean {
  const text = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script failed|unable to preload css/i.test(
    text,
  )
}
