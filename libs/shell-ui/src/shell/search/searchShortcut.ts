import { useEffect } from 'react'
import { useLatest } from '../../provider/useLatest.js'

/** ⌘K on Apple's keyboards, where Ctrl+K cuts a line; Ctrl+K elsewhere. */
export function searchKeys(): string {
  return isApple() ? '⌘K' : 'Ctrl+K'
}

/** As `aria-keyshortcuts` says it. */
export function ariaSearchKeys(): string {
  return isApple() ? 'Meta+K' : 'Control+K'
}

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}

/**
 * Calls back on the shortcut of the search, wherever the focus is, but for editors of rich text, which
 * make links by it; whatever has answered to the keys already; and other dialogs, which it must not cover.
 * @param isOpen the search itself is open: the shortcut closes it
 * @public
 */
export function useSearchShortcut(isOpen: boolean, onPress: () => void): void {
  const press = useLatest(onPress)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented || event.isComposing) return
      const { target } = event
      if (target instanceof Element && target.closest(richEditor)) return
      event.preventDefault() // the browser's own use of it, whether or not it opens
      if (!isOpen && document.querySelector('[aria-modal="true"]')) return
      if (!event.repeat) press.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOpen, press])
}

const richEditor =
  '[contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]'

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isHeld = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return isHeld && !altKey && !shiftKey && key.toLowerCase() === 'k'
}
