/** What a person on a small touch screen would trip over. Runs in the page, so it reaches for nothing outside. */
export interface Trouble {
  kind: 'sideways' | 'outside' | 'cut' | 'unreachable' | 'spilt' | 'small' | 'hover only' | 'broken'
  what: string
}

/** Looks at the page as it is now. */
export function lookNarrow(): Trouble[] {
  const width = 320
  const height = 640
  const leastTarget = 24 // WCAG 2.5.8
  const slack = 1.5 // half pixels, borders
  const troubles: Trouble[] = []
  const targetSelector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=treeitem], [role=switch], [role=separator][tabindex], [contenteditable=true], .shell-tab-close, .sp-tree-toggle[data-expanded]'

  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 24)
    const classes = element.getAttribute('class')?.split(' ').slice(0, 2).join('.') ?? ''
    const { width: w, height: h, left } = element.getBoundingClientRect()
    return `${element.tagName.toLowerCase()}.${classes} “${text}” ${w.toFixed(0)}×${h.toFixed(0)} at ${left.toFixed(0)}`
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true]:not(.shell-tab-close, .sp-tree-toggle)') === null
  const ancestorsOf = (element: Element) => {
    const all: HTMLElement[] = []
    for (let at = element.parentElement; at; at = at.parentElement) all.push(at)
    return all
  }
  /** Shown to screen readers only, or waiting off the screen until it has the focus. */
  const isForReaders = (element: Element) =>
    [element, ...ancestorsOf(element)].some((one) => {
      const { clipPath, position } = getComputedStyle(one)
      const box = one.getBoundingClientRect()
      return position === 'absolute' && (clipPath !== 'none' || (box.width <= 1 && box.height <= 1))
    })
  /** A name on another page of a chart's legend, which has arrows. */
  const isPaged = (element: Element) => element.closest('svg g[clip-path]') !== null
  const scrollsX = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX)
  const scrollsY = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowY)

  /** Says where something is cut off that nobody can scroll to. */
  function checkPlace(element: Element, box: DOMRect, what: string, isText: boolean) {
    if (box.bottom <= 0 && window.scrollY === 0) return // a link that comes down when it has the focus
    let isFixed = getComputedStyle(element).position === 'fixed'
    let isScrolledY = false
    for (const one of isText ? [element, ...ancestorsOf(element)] : ancestorsOf(element)) {
      const style = getComputedStyle(one)
      if (style.display === 'contents' || one === document.body) continue
      if (scrollsX(style) && one.scrollWidth > one.clientWidth) return // it can be scrolled there
      isScrolledY ||= scrollsY(style)
      isFixed ||= style.position === 'fixed'
      const isCutting = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (isText && isMeant) return
      if (isCutting && one !== document.documentElement) {
        const edge = one.getBoundingClientRect()
        if (box.right > edge.right + slack || box.left < edge.left - slack) {
          troubles.push({ kind: 'cut', what })
          return
        }
      }
    }
    if (box.right > width + slack || box.left < -slack) troubles.push({ kind: 'outside', what })
    if (isFixed && !isScrolledY && (box.bottom > height + slack || box.top < -slack)) {
      troubles.push({ kind: 'unreachable', what })
    }
  }

  const root = document.documentElement
  const widest = Math.max(root.scrollWidth, document.body.scrollWidth)
  if (widest > width + 1) troubles.push({ kind: 'sideways', what: `${String(widest)} px wide` })

  const parts = [
    ...document.body.querySelectorAll('#storybook-root *, body > :not([class^=sb-]) *'),
  ]
  const seen = [...new Set(parts)].filter(
    (element) => element.closest('#storybook-docs, .sb-wrapper') === null && isSeen(element),
  )
  for (const element of seen) {
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && !isForReaders(element) && !isPaged(element)) {
        const what = `text “${node.data.trim().slice(0, 24)}”`
        checkPlace(element, box, what, true)
        const button = element.closest('button')?.getBoundingClientRect()
        if (button && (box.top < button.top - slack || box.bottom > button.bottom + slack)) {
          troubles.push({ kind: 'spilt', what })
        }
      }
    }
  }

  // What is copied by hand, as a password, is one piece.
  for (const code of seen.filter((element) => element.matches('code[translate=no]'))) {
    if (code.getClientRects().length > 1) troubles.push({ kind: 'broken', what: nameOf(code) })
  }

  for (const control of document.body.querySelectorAll('button, a[href], [role=button]')) {
    const isThere = control.checkVisibility({ visibilityProperty: true })
    const isTransparent = isThere && !control.checkVisibility({ opacityProperty: true })
    const isAnimated = control.closest('[data-state=closed]') !== null
    if (isTransparent && !isAnimated && !isForReaders(control) && !control.closest('[inert]')) {
      troubles.push({ kind: 'hover only', what: nameOf(control) })
    }
  }

  /** The label that presses it counts with it. */
  function boxOf(target: Element): DOMRect {
    const own = target.getBoundingClientRect()
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined
    const isTicked = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)
    return isTicked && label ? label.getBoundingClientRect() : own
  }
  const targets = seen.filter(
    (element) =>
      element.matches(targetSelector) &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      (boxOf(element).width > 2 || !isForReaders(element)) &&
      element.getClientRects().length > 0,
  )
  const boxes = targets.map(boxOf)
  targets.forEach((target, at) => {
    const box = boxes[at]
    if (!box) return
    checkPlace(target, box, nameOf(target), false)
    if (box.width >= leastTarget - 0.5 && box.height >= leastTarget - 0.5) return
    const style = getComputedStyle(target)
    const around = target.parentElement?.textContent.trim() ?? ''
    const isInline =
      style.display === 'inline' && around.length > (target.textContent.trim().length || 0)
    if (isInline) return
    // What is scrolled away may lie under a bar that stays; it is pressed where it is seen.
    target.scrollIntoView({ block: 'center', inline: 'center' })
    const now = boxOf(target)
    const [left, top] = [now.left + now.width / 2, now.top + now.height / 2]
    const isSpaced = targets.every((other) => {
      if (other === target || other.contains(target) || target.contains(other)) return true
      const near = boxOf(other)
      const dx = Math.max(near.left - left, 0, left - near.right)
      const dy = Math.max(near.top - top, 0, top - near.bottom)
      return Math.hypot(dx, dy) >= leastTarget / 2
    })
    if (isSpaced) return
    // A hit area may be larger than what is drawn.
    const isHit = [
      [left - 11.5, top],
      [left + 11.5, top],
      [left, top - 11.5],
      [left, top + 11.5],
    ].every(([px = 0, py = 0]) => {
      const hit = document.elementFromPoint(px, py)
      return hit !== null && target.contains(hit)
    })
    if (!isHit) troubles.push({ kind: 'small', what: nameOf(target) })
  })
  return troubles
}
