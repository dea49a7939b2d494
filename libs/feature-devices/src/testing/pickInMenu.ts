import { fireEvent, screen, waitFor } from '@testing-library/react'

/** Takes an entry of the open menu, at a person's pace: pressed first, let go once it is marked. */
export async function pickInMenu(entry: string): Promise<void> {
  const item = await screen.findByRole('menuitem', { name: entry })
  fireEvent.pointerDown(item)
  await waitFor(() => {
    if (!item.hasAttribute('data-highlighted')) throw new Error(`“${entry}” is not marked`)
  })
  fireEvent.click(item)
}
