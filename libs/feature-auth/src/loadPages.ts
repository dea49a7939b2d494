/** The one chunk of the light pages other than /login. */
export function loadPages() {
  return import('./statusRoutes.js')
}
