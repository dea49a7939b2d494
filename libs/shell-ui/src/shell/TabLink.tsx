import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useRouter, type AnyRouter } from '@tanstack/react-router'

/** @public */
export interface TabLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path from the root, parameters as `$id`, or a whole address. Never relative. */
  to: string
  /** Values of the parameters of the path. */
  params?: Record<string, string>
  /** What stands behind the path. */
  search?: Record<string, unknown>
}

/**
 * A link to a page of the product that is right in a hidden tab too: it never depends on the
 * current address. Modified clicks stay with the browser. @public
 */
export function TabLink({ to, params, search, onClick, children, ...rest }: TabLinkProps) {
  const router = useRouter({ warn: false }) as AnyRouter | undefined
  const href =
    router && (params ?? search) ? router.buildLocation({ to, params, search } as never).href : to

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!router || !isPlainClick(event) || !href.startsWith('/')) return
    event.preventDefault()
    void router.navigate({ href })
  }

  function preload() {
    if (router && href.startsWith('/'))
      void router.preloadRoute({ to: href } as never).catch(() => undefined)
  }

  return (
    <a {...rest} href={href} onClick={handleClick} onMouseEnter={preload} onFocus={preload}>
      {children}
    </a>
  )
}

/** A click that the browser would not answer with another window. */
export function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  const target = event.currentTarget.getAttribute('target')
  return isUnmodifiedClick(event) && (!target || target === '_self')
}

/** A click without a word from the person on where it is to open. */
export function isUnmodifiedClick(event: MouseEvent<HTMLElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && !defaultPrevented
}
