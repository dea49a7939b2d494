import { useMemo } from 'react'
import { useDesign } from './DesignerProvider.js'
import { itemOf } from './places.js'

/** What keys and menus of a host concern. */
export interface DesignFocus {
  /**
   * The components that something is done with.
   * @param target of an event: on the canvas the focused component counts, elsewhere only what is selected
   */
  readonly concerned: (target?: EventTarget | null) => readonly string[]
  /** The slot of the selected or focused component: there something new goes. */
  readonly place: () => { readonly parent: string | null; readonly slot: string }
  /** Selects components and brings the focus to the first. */
  readonly take: (ids: readonly string[]) => void
  /** Selects everything in that slot. @returns how many */
  readonly selectAll: () => number
}

/** What keys and menus of a host concern; stands in a `DesignerProvider`. */
export function useDesignFocus(): DesignFocus {
  const { session } = useDesign()
  return useMemo((): DesignFocus => {
    const { designer } = session
    const place = () => {
      const at = designer.selection.ids[0] ?? session.focusedId
      const { parent = null, slot = 'main' } = designer.get(at ?? '') ?? {}
      return { parent, slot }
    }
    return {
      concerned: (target) =>
        target !== undefined && itemOf(target) ? session.concerned() : designer.selection.ids,
      place,
      take(ids) {
        designer.selection.select(ids)
        session.focus(ids[0] ?? null)
      },
      selectAll() {
        const { parent, slot } = place()
        const all = designer.selection.readingOrder(parent, slot)
        designer.selection.select(all)
        return all.length
      },
    }
  }, [session])
}
