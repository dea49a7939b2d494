import { useEffect, useState } from 'react'
import { times } from '../theme/layout.js'

/** True once `isOn` has held for `delay` ms: skeletons and spinners wait, so a fast answer never flashes. */
export function useLater(isOn: boolean, delay: number = times.skeleton): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLate(true), delay)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn, delay])
  return isOn && isLate
}
