import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

export interface ScrollBodyProps {
  /** Names what scrolls. */
  name: string
  children: ReactNode
}

/** The body of a widget; where it is too small for its content, the keyboard reaches and scrolls it. */
export function ScrollBody({ name, children }: ScrollBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const [isScrolling, setScrolling] = useState(false)
  useLayoutEffect(() => {
    const element = body.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const look = () => {
      const isHigher = element.scrollHeight > element.clientHeight
      const isWider = element.scrollWidth > element.clientWidth
      setScrolling(isHigher || isWider)
    }
    // Content grows without a change of the document, too: by its font, by a picture.
    const sizes = new ResizeObserver(look)
    // To observe anew has `look` called once the page is laid out: to ask here would lay it out for each widget.
    const watch = () => {
      sizes.disconnect()
      sizes.observe(element)
      for (const child of element.children) sizes.observe(child)
    }
    // A view that is loaded later changes the content, not the size of the body.
    const contents = new MutationObserver((changes) => {
      if (!changes.every(isOtherDigits)) watch()
    })
    const what = { characterData: true, characterDataOldValue: true, childList: true, subtree: true }
    contents.observe(element, what)
    watch()
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

/** Whether a text has other digits in the same places: figures are of one width, so nothing has another size. */
function isOtherDigits({ type, oldValue, target }: MutationRecord): boolean {
  return type === 'characterData' && zeros(oldValue) === zeros(target.nodeValue)
}

const zeros = (text: string | null) => text?.replace(/\d/g, '0')
