/** The other ways to sign in, fetched when somebody asks for one. */
export function loadLoginWays() {
  return import('./loginWays.js')
}

/** Its contents. */
export type LoginWays = Awaited<ReturnType<typeof loadLoginWays>>
