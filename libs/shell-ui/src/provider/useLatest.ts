import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The newest value, for callbacks that must not change when it does. Read it outside rendering only. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
