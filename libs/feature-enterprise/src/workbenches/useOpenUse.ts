import { useSession } from '@spruce/session/react'
import { defineAction, type Text, usePermitted } from '@spruce/shell-ui'
import type { Visitor } from './designHref.js'

/** The action of a list of uses that opens one; it is there where the person may open it. */
export function useOpenUse<Use>(
  label: Text,
  hrefOf: (use: Use, visitor: Visitor) => string | undefined,
) {
  const visitor = { isPermitted: usePermitted(), menuMap: useSession().menuMap }
  return [
    defineAction<Use>({
      label,
      isVisible: (use) => hrefOf(use, visitor) !== undefined,
      run: (use, { goTo }) => goTo(hrefOf(use, visitor) ?? ''),
    }),
  ]
}
