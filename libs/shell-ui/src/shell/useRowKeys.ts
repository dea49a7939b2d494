import { useCallback, useRef, type KeyboardEvent } from 'react'
import { useTypeAhead } from '../type-ahead/useTypeAhead.js'

/** Arrow keys, Home, End and letters (by pinyin, too) among the rows (`data-menu-row`) of a list of menus. */
export function useRowKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const list = useRef<HTMLElement>(null)
  const typeAhead = useTypeAhead((starts, isMore) => {
    const rows = rowsOf(list.current)
    const from = rows.indexOf(document.activeElement as HTMLElement) + (isMore ? 0 : 1)
    const turned = [...rows.slice(from), ...rows.slice(0, from)]
    const found = turned.find((row) => starts(row.textContent.trim()))
    found?.focus()
    return found !== undefined
  })
  return useCallback(
    (event) => {
      const { key, currentTarget, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey) return
      list.current = currentTarget
      const rows = rowsOf(currentTarget)
      const at = rows.indexOf(document.activeElement as HTMLElement)
      const row = rows[at]
      if (!row) return
      if (key.length === 1 && key.trim()) {
        typeAhead.type(key)
        return
      }
      typeAhead.clear()
      const target = rowFor(key, rows, at)
      if (target) {
        event.preventDefault()
        target.focus()
      } else if (shouldToggle(key, row)) {
        event.preventDefault()
        row.click()
      }
    },
    [typeAhead],
  )
}

function rowsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[data-menu-row]')] : []
}

function rowFor(key: string, rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const row = rows[at]
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1]
    case 'ArrowUp':
      return rows[at - 1]
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    case 'ArrowRight':
      return isExpanded(row) === 'true' ? rows[at + 1] : undefined
    case 'ArrowLeft':
      return isExpanded(row) === 'true' ? undefined : parentRow(row)
    default:
      return undefined
  }
}

function parentRow(row: HTMLElement | undefined): HTMLElement | undefined {
  const list = row?.closest('ul')
  return list?.parentElement?.querySelector<HTMLElement>(':scope > [data-menu-row]') ?? undefined
}

function shouldToggle(key: string, row: HTMLElement): boolean {
  return (
    (key === 'ArrowRight' && isExpanded(row) === 'false') ||
    (key === 'ArrowLeft' && isExpanded(row) === 'true')
  )
}

function isExpanded(row: HTMLElement | undefined): string | null | undefined {
  return row?.getAttribute('aria-expanded')
}
