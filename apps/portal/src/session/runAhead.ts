import type { PortalEntry } from '../entry/PortalEntry.js'

/** What `fetchAhead` asked for: nothing where data is to be saved or the line is slow. */
const fetched = 'link[rel=prefetch][as=script]'

/** By then `fetchAhead` has asked, in milliseconds. */
const delay = 500

/** A file is begun while this much of an idle period is left, in milliseconds. */
const leastLeft = 10

/**
 * Loads what every signed-in page needs. Before a sign-in it then runs the files of the pages behind it and renders
 * their frame, whenever there is nothing else to do, so that the sign-in has little left to run. Never rejects: what
 * does not load is reported by what needs it.
 */
export async function runAhead({ code, session, state }: PortalEntry): Promise<void> {
  await code.importShell().catch(ignore)
  await new Promise((done) => setTimeout(done, delay))
  const links = document.querySelectorAll<HTMLLinkElement>(fetched)
  let left = () => 0
  // Each stands before what it imports: from the end, so that one runs no other.
  for (const { href } of [...links].reverse()) {
    if (left() < leastLeft) left = await idle()
    if (session.isSignedIn) return
    await import(/* @vite-ignore */ href).catch(ignore)
  }
  if (links.length === 0 || session.isSignedIn) return
  await importWarmUp().then(({ warmUp }) => warmUp(state.language), ignore)
}

const ignore = () => undefined
const importWarmUp = () => import(/* ahead */ '../warm-up/warmUp.js')

/** Waits for an idle period and says how much of it is left; soon where the browser cannot say when (Safari). */
function idle(): Promise<() => number> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback((period) => done(() => period.timeRemaining()))
    } else setTimeout(() => done(() => 0))
  })
}
