import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  addEventListener('popstate', listener)
  return () => {
    removeEventListener('hashchange', listener)
    removeEventListener('popstate', listener)
  }
}

/** The token in the fragment of the address; what does not look like one counts too, as not found. */
export function useHashToken(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1))
}
