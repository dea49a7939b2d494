import { PublicButton, usePageTitle, type PublicButtonProps } from '@spruce/shell-ui/public'
import { useEffect, useRef, type ReactNode } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { PublicActions } from '../PublicActions.js'

/** @public */
export interface StatusPageProps {
  /** Large, above the title; decoration. */
  code?: string
  title: string
  children?: ReactNode
  /** What can be done from here. */
  buttons?: readonly (Pick<PublicButtonProps, 'variant' | 'isPending'> & {
    label: string
    onPress: () => void
  })[]
}

/** One short message in the middle of an otherwise empty page. */
export function StatusPage({ code, title, children, buttons = [] }: StatusPageProps) {
  const auth = useAuth()
  usePageTitle(title, auth.brand.browserTitle?.trim() || auth.brand.name)
  const heading = useRef<HTMLHeadingElement>(null)

  // What the person pressed is gone: the message takes the focus, and a screen reader reads it out.
  // Not on a page that has just been opened, where reading begins at the top anyway.
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body && hasActed()) heading.current?.focus()
  }, [title])

  return (
    <div className="ui-status">
      <div className="ui-actions">
        <PublicActions
          isDark={auth.isDark}
          onLanguage={(language) => auth.setLanguage(language)}
          onDark={(isDark) => auth.setDark(isDark)}
        />
      </div>
      <main className="ui-status-main">
        {code && (
          <p className="ui-status-code" aria-hidden>
            {code}
          </p>
        )}
        <h1 ref={heading} className="ui-title" tabIndex={-1}>
          {title}
        </h1>
        {children}
        <div className="ui-status-buttons">
          {buttons.map(({ label, onPress, ...button }) => (
            <PublicButton key={label} {...button} onClick={onPress}>
              {label}
            </PublicButton>
          ))}
        </div>
      </main>
    </div>
  )
}

/** Somebody has pressed something on this page. Older browsers do not tell, and keep the focus as it is. */
function hasActed(): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation }
  return userActivation?.hasBeenActive ?? false
}
