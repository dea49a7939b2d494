import type { Locator } from '@playwright/test'

/** What is wrong with how the names of links and buttons are laid out, each by its name. */
export function misfitsOf(rows: Locator): Promise<string[]> {
  return rows.evaluateAll((elements) => {
    /** More than rounding. */
    const slack = 1
    const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    function isCut(row: Element, { left, right, top, bottom }: DOMRect): boolean {
      let scrolls = false
      let isInTable = false
      for (let box: Element | null = row; box; box = box.parentElement) {
        const style = getComputedStyle(box)
        const around = box.getBoundingClientRect()
        const isBeside = left < around.left - slack || right > around.right + slack
        const isBeyond = top < around.top - slack || bottom > around.bottom + slack
        // A table that is wider than its place is scrolled sideways.
        if (box.matches('[role="grid"], [role="treegrid"], table')) isInTable = true
        if (isInTable && isScrolled(style.overflowX)) return false
        if (style.overflowX !== 'visible' && isBeside) return true
        if (!scrolls && isHidden(style.overflowY) && isBeyond) return true
        scrolls ||= isScrolled(style.overflowY)
      }
      return left < -slack || right > innerWidth + slack
    }

    function isCovered(row: Element, text: DOMRect): boolean {
      const others = row.parentElement?.querySelectorAll(':scope > button') ?? []
      return [...row.querySelectorAll('svg'), ...others].some((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const isBeside = left >= text.right - slack || right <= text.left + slack
        const isAbove = top >= text.bottom - slack || bottom <= text.top + slack
        return other !== row && !isBeside && !isAbove
      })
    }

    return elements.flatMap((row) => {
      const problems = new Set<string>()
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
          const holder = node.parentElement ?? row
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) problems.add('parted')
          if (lines.some((line) => isCut(holder, line))) problems.add('cut')
          if (lines.some((line) => isCovered(row, line))) problems.add('covered')
        }
      }
      return [...problems].map((problem) => `${row.textContent}: ${problem}`)
    })
  })
}
