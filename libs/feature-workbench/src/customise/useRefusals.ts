import { useMessages } from '@spruce/shell-ui'
import { useMemo } from 'react'
import { customiseMessages } from './customiseMessages.js'
import { zoneReasons } from './personalZones.js'

/** Why the given page refuses something, in words. */
export function useRefusals(): Readonly<Record<string, string>> {
  const { refusedFixed, refusedMovable } = useMessages(customiseMessages)
  return useMemo(
    () => ({
      [zoneReasons.fixed]: refusedFixed,
      static: refusedFixed,
      [zoneReasons.movable]: refusedMovable,
    }),
    [refusedFixed, refusedMovable],
  )
}
