import { createContext, useContext } from 'react'

/** `full` 220 px wide, `rail` icons only, `drawer` laid over the page. */
export type SidebarPlace = 'full' | 'rail' | 'drawer'

export const SidebarPlaceContext = createContext<SidebarPlace | undefined>(undefined)

/** Where the frame has put the sidebar; undefined outside the frame. */
export function useSidebarPlace(): SidebarPlace | undefined {
  return useContext(SidebarPlaceContext)
}
