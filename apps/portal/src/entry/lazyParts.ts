import type { PortalCode } from './PortalEntry.js'

/** The code that comes after the entry, each part by its own `import()`. */
export const portalCode: PortalCode = {
  importSession: () => import(/* ahead */ '../session/sessionPart.js'),
  importShell: () => import(/* ahead */ '../app/SignedInLayout.js'),
}
