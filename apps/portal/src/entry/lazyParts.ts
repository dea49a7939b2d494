/** What begins and ends a session: small, and fetched while the person types. */
export function importSession() {
  return import('../session/sessionPart.js')
}

/** What every signed-in page needs: MobX, queries, the UI kit. */
export function importShell() {
  return import('../app/SignedInLayout.js')
}
