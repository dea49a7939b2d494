import type { ComponentProps } from 'react'
import { PublicSpinner } from './PublicSpinner.js'

export interface PublicButtonProps extends ComponentProps<'button'> {
  /** `solid` once per page, `outline` beside it, `ghost` for links that act. Default: `solid`. */
  variant?: 'solid' | 'outline' | 'ghost'
  /** Busy: shows a spinner, keeps the width, takes no click. */
  isPending?: boolean
}

/** Chakra's button of our theme as a plain class, for pages that load without Chakra. */
export function PublicButton(props: PublicButtonProps) {
  const { variant = 'solid', isPending = false, type = 'button', className, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={`ui-button ui-button-${variant}${className ? ` ${className}` : ''}`}
      disabled={rest.disabled ?? isPending}
      aria-busy={isPending || undefined}
    >
      {isPending && <PublicSpinner />}
      {rest.children}
    </button>
  )
}
