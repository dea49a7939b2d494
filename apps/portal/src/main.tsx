import { RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createPortalRouter } from './entry/createPortalRouter.js'
import { fetchAhead } from './entry/fetchAhead.js'
import { portalCode } from './entry/lazyParts.js'
import { PortalEntry } from './entry/PortalEntry.js'
import { readBoot } from './entry/readBoot.js'
import { afterComposition, readTyped, restoreTyped } from './entry/typedValues.js'

/**
 * Loads the first page, then puts it in the place of the first HTML in one step: no empty frame, and
 * what was typed stays. Not at the top level of the module: chunks of pages import this one, and
 * would wait for it for ever.
 */
async function start(container: HTMLElement): Promise<void> {
  const compositionDone = afterComposition(document)
  const boot = readBoot(document)
  const entry = new PortalEntry(boot, portalCode)
  const router = createPortalRouter(entry)
  entry.attachRouter(router)
  if (boot.hasSession) portalCode.importSession().catch(() => undefined) // whichever page this is needs it soon
  await router.load()
  await compositionDone()
  const typed = readTyped(document)
  const root = createRoot(container)
  flushSync(() => {
    root.render(<RouterProvider router={router} />)
  })
  restoreTyped(document, typed)
  if (!entry.state.shell) fetchAhead(document, boot.prefetch)
}

const container = document.getElementById('root')
if (container) start(container).catch(reportError)
