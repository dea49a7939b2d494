import { confirmDialog } from '@spruce/shell-ui'
import type { RefObject } from 'react'

/**
 * Asks before something of a section goes. The button that asked goes with it, so the section's heading
 * takes the focus: nobody starts again at the top of the page.
 */
export async function askWithin(
  heading: RefObject<HTMLElement | null>,
  question: Parameters<typeof confirmDialog.open>[0],
): Promise<void> {
  await confirmDialog.open(question)
  const check = () => {
    if (document.querySelector('[role="alertdialog"]')) requestAnimationFrame(check)
    else if (document.activeElement === document.body) heading.current?.focus()
  }
  requestAnimationFrame(check)
}
