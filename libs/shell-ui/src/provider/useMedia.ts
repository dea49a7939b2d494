import { use, useCallback, useSyncExternalStore } from 'react'
import { narrowWidth, rowHeights, isDensity, type Density } from '../theme/layout.js'
import { DensityContext } from './DensityContext.js'

/** Follows a media query; false where there is no screen. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  const read = () => typeof matchMedia === 'function' && matchMedia(query).matches
  return useSyncExternalStore(subscribe, read, () => false)
}

/** True below 768 px: cards for rows, drawers for panels, dialogs fill the screen. */
export function useIsNarrow(): boolean {
  return useMedia(`(max-width: ${narrowWidth - 0.02}px)`)
}

/** True while the page is put on paper: lists are tables then, with every row. */
export function useIsPrinting(): boolean {
  return useMedia('print')
}

/** The table density of this part of the page, else what `<html data-density>` names; comfortable without one. */
export function useDensity(): Density {
  const ofPage = useSyncExternalStore(subscribeToDensity, readDensity, () => 'comfortable' as const)
  return use(DensityContext) ?? ofPage
}

/** Height of a table row, in pixels (spec section 9). */
export function useRowHeight(): number {
  return rowHeights[useDensity()]
}

function readDensity(): Density {
  const { density } = document.documentElement.dataset
  return isDensity(density) ? density : 'comfortable'
}

function subscribeToDensity(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}
