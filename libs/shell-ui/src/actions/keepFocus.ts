/**
 * Remembers what has the focus when an action begins; the answer opens its dialog so that the focus
 * comes back there in the end. It waits for two things that would lose it: a menu, which takes the
 * focus once more while it closes, and a pressed button, which is disabled while its action is pending.
 */
export function keepFocus(): (open: () => unknown) => void {
  const holder = focusHolder()
  return (open) => {
    const check = () => {
      if (document.querySelector('[role="menu"]') || holder?.matches(':disabled')) {
        requestAnimationFrame(check)
        return
      }
      if (document.activeElement === document.body) holder?.focus({ preventScroll: true })
      open()
    }
    requestAnimationFrame(check)
  }
}

/** What has the focus; for a menu, which is about to go, the button or the tree that it belongs to. */
function focusHolder(): HTMLElement | null {
  const { activeElement } = document
  const owner = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const element = owner ? document.getElementById(owner) : activeElement
  return element?.closest<HTMLElement>('button, [role="tree"], [tabindex]') ?? null
}
