import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'

type Preferences = Schemas['Preferences']

/** What was saved over the product's defaults, so that a preference added later has a value. */
export function presentPreferences(
  saved: Record<string, unknown> | undefined,
  language: Language,
): Preferences {
  const defaults: Preferences = {
    theme: { mode: 'light', palette: null },
    density: 'comfortable',
    language,
    sidebarOpened: true,
    menuType: 1,
    pinnedTabs: [],
  }
  return { ...defaults, ...(saved as Partial<Preferences> | undefined) }
}
