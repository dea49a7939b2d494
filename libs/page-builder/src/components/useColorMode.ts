import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

const read = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

/** Whether the portal is light or dark, as it changes. */
export function useColorMode(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, read, () => 'light')
}
