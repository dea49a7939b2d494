import { useEffect, useRef, useState, type ReactNode } from 'react'

export interface ScrollBodyProps {
  /** Names what scrolls. */
  name: string
  children: ReactNode
}

/** The body of a widget; where it is too small for its content, the keyboard reaches and scrolls it. */
export function ScrollBody({ name, children }: ScrollBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    const element = body.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const look = () => {
      const isHigher = element.scrollHeight > element.clientHeight
      const isWider = element.scrollWidth > element.clientWidth
      setScrolling(isHigher || isWider)
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    // A view that is loaded later changes the content, not the size of the body.
    const contents = new MutationObserver(look)
    contents.observe(element, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [])
  return (
    <div
      ref={body}
      className="sp-page-frame-body"
      {...(isScrolling && { role: 'group', 'aria-label': name, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
