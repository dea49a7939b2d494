import { PublicButton, type PublicButtonProps } from '@spruce/shell-ui/public'
import type { ReactNode } from 'react'
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
        <h1 className="ui-title">{title}</h1>
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
