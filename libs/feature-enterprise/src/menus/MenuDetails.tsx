import { Button } from '@chakra-ui/react/button'
import {
  ActionBar,
  DescriptionList,
  StatusTag,
  useActionMenu,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { Ellipsis } from 'lucide-react'
import { DeadLinkNotice } from './DeadLinkNotice.js'
import { menuActions } from './menuActions.js'
import { menuMessages, type MenuTexts } from './menuMessages.js'
import type { DeadMenuLink, ManagedMenu, MenuPermission } from './menuQueries.js'

export interface MenuDetailsProps {
  /** What is chosen in the tree. */
  menu: ManagedMenu
  /** The menu above it; undefined: it stands at the top. */
  parent: ManagedMenu | undefined
  /** Says permissions by their names. */
  permissions: readonly MenuPermission[]
  /** What the check of links says of it; undefined: it leads somewhere. */
  dead: DeadMenuLink | undefined
}

const [first, ...rest] = menuActions
const firstOnes = first ? [first] : []

/** A menu or button: what it is, and what can be done with it. */
export function MenuDetails({ menu, parent, permissions, dead }: MenuDetailsProps) {
  const t = useMessages(menuMessages)
  const language = useLanguage()
  const more = useActionMenu(rest)
  const name = menu.name[language]
  const permission = permissions.find(({ code }) => code === menu.permCode)
  const place = { label: t.parent, value: parent?.name[language] ?? t.topLevel }
  const asked = {
    label: t.permCode,
    value: permission
      ? t.permissionWith(permission.name, permission.code)
      : (menu.permCode ?? t.everybody),
  }
  return (
    <section className="sp-menu-details" aria-label={name}>
      <div className="sp-menu-head">
        <h2>{name}</h2>
        <Tags menu={menu} isDead={dead !== undefined} t={t} />
        <div className="sp-menu-actions">
          <ActionBar actions={firstOnes} target={menu} />
          {more.hasActions(menu) && (
            <Button
              variant="outline"
              colorPalette="gray"
              px="0"
              aria-label={t.more(name)}
              aria-haspopup="menu"
              onClick={(event) => more.open(menu, event.currentTarget, { label: t.more(name) })}
            >
              <Ellipsis aria-hidden />
            </Button>
          )}
          {more.element}
        </div>
      </div>
      {dead && <DeadLinkNotice link={dead} />}
      <DescriptionList
        items={[
          { label: t.zhName, value: <NameIn language="zh-CN" menu={menu} /> },
          { label: t.enName, value: <NameIn language="en-US" menu={menu} /> },
          { label: t.type, value: menu.type === 0 ? t.menu : t.button },
          place,
          ...(menu.type === 0 ? addressOf(menu, t) : []),
          asked,
          { label: t.visible, value: menu.visible ? t.yes : t.no },
          { label: t.origin, value: menu.origin === 'platform' ? t.product : t.own },
          ...(menu.changed.length > 0
            ? [{ label: t.changes, value: changesOf(menu, t).join(t.separator) }]
            : []),
        ]}
      />
    </section>
  )
}

/** Read out as what it is, in whichever language the page is. */
function NameIn({ language, menu }: { language: Language; menu: ManagedMenu }) {
  return (
    <span lang={language} translate="no">
      {menu.name[language]}
    </span>
  )
}

function Tags({ menu, isDead, t }: { menu: ManagedMenu; isDead: boolean; t: MenuTexts }) {
  return (
    <>
      {isDead && <StatusTag tone="danger">{t.dead}</StatusTag>}
      {menu.type === 1 && <StatusTag tone="neutral">{t.button}</StatusTag>}
      {!menu.visible && <StatusTag tone="warning">{t.hidden}</StatusTag>}
      {menu.origin === 'tenant' && <StatusTag tone="info">{t.own}</StatusTag>}
      {menu.changed.length > 0 && <StatusTag tone="info">{t.changed}</StatusTag>}
    </>
  )
}

function addressOf({ path, baseUrl, icon, openType, isonly }: ManagedMenu, t: MenuTexts) {
  const opens = [t.openInWindow, t.openInApp, t.openDynamic][openType]
  return [
    { label: t.path, value: path },
    { label: t.baseUrl, value: baseUrl },
    { label: t.icon, value: icon && <span translate="no">{icon}</span> },
    { label: t.openType, value: opens },
    { label: t.isonly, value: isonly ? t.yes : t.no },
  ]
}

function changesOf({ changed }: ManagedMenu, t: MenuTexts): string[] {
  const words = {
    name: t.name,
    icon: t.icon,
    visible: t.visibility,
    sort: t.order,
    parentId: t.place,
  }
  return changed.map((field) => words[field])
}
