import { Button } from '@chakra-ui/react/button'
import { useMessages } from '@spruce/shell-ui'
import { deadLinkMessages } from './deadLinkMessages.js'
import { deadLinkText } from './deadLinkText.js'
import { menuMessages } from './menuMessages.js'
import type { DeadMenuLink, MenuApp } from './menuQueries.js'

export interface DeadMenuListProps {
  /** What the check of links says of all applications. */
  links: readonly DeadMenuLink[]
  /** The applications, in their order. */
  apps: readonly MenuApp[]
  /** The application whose tree is shown: its menus stand there. */
  appCode: string | undefined
  /** A menu was chosen. */
  onChoose: (link: DeadMenuLink) => void
}

/** Menus of the other applications that lead nowhere, by application: a way to each, and why. */
export function DeadMenuList({ links, apps, appCode, onChoose }: DeadMenuListProps) {
  const t = useMessages(menuMessages)
  const why = useMessages(deadLinkMessages)
  const others = links.filter((link) => link.appCode !== appCode)
  if (others.length === 0) return null
  const codes = [...new Set(others.map((link) => link.appCode))]
  const nameOf = (code: string) => apps.find((app) => app.appCode === code)?.name ?? code
  return (
    <section className="sp-menu-dead-list" aria-label={t.deadElsewhere(others.length)}>
      <h3>{t.deadElsewhere(others.length)}</h3>
      {codes.map((code) => (
        <div key={code}>
          <p className="sp-help">{nameOf(code)}</p>
          <ul>
            {others
              .filter((link) => link.appCode === code)
              .map((link) => (
                <li key={link.id}>
                  <Button
                    variant="plain"
                    colorPalette="accent"
                    size="xs"
                    height="auto"
                    padding="0"
                    whiteSpace="normal"
                    textAlign="start"
                    onClick={() => onChoose(link)}
                  >
                    {link.trail.join(t.trailSeparator)}
                  </Button>
                  <p className="sp-help">{deadLinkText(link, why).reason}</p>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
