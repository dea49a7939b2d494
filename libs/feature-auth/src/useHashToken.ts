import { useEffect, useState } from 'react'

const read = () => location.hash.slice(1)

/**
 * The token in the fragment of the address; what does not look like one counts too, as not found.
 * `sync` after the router went somewhere: it writes to the history without an event.
 */
export function useHashToken(): { token: string; sync: () => void } {
  const [token, setToken] = useState(read)
  const sync = () => setToken(read())

  useEffect(() => {
    const follow = () => setToken(read())
    const events = ['hashchange', 'popstate']
    for (const event of events) addEventListener(event, follow)
    return () => {
      for (const event of events) removeEventListener(event, follow)
    }
  }, [])

  return { token, sync }
}
