/** The one chunk of the light pages other than /login, and of what /login shows to few. */
export function loadPages() {
  return import('./statusRoutes.js')
}
