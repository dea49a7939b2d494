/**
 * A page's file that is gone after a deploy, or out of reach, is told in the place of the page. Left to
 * itself the router would load the portal anew: what other pages and dialogs hold would be lost, and
 * offline the portal with it. It knows such an error by how its words begin. Returns how to stop.
 */
export function tellOfMissingFiles(): () => void {
  const rename = ({ payload }: WindowEventMap['vite:preloadError']) => {
    payload.message = `A file of the page did not come: ${payload.message}`
  }
  window.addEventListener('vite:preloadError', rename)
  return () => window.removeEventListener('vite:preloadError', rename)
}
