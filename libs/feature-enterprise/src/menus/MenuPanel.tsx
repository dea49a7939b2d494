import { Button } from '@chakra-ui/react/button'
import { mutationOf } from '@spruce/api-client'
import { orderMenus } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  type Action,
  ActionBar,
  defineAction,
  EmptyState,
  FilterSelect,
  SearchField,
  toast,
  Tree,
  type TreeItem,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useMutation } from '@tanstack/react-query'
import { AppWindow, EyeOff, Folder, KeyRound, Unlink } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { menuActions } from './menuActions.js'
import { menuMessages } from './menuMessages.js'
import type { ManagedMenu } from './menuQueries.js'
import type { MenuQuery } from './menuQuery.js'
import {
  type DeadLinks,
  everyMenu,
  type MenuPlace,
  placeBelow,
  placeBeside,
  stepOf,
} from './menuTree.js'
import { selectionActions } from './selectionActions.js'
import { useMenuTree } from './useMenuTree.js'

export interface MenuPanelProps {
  /** The menus and buttons of the application. */
  menus: readonly ManagedMenu[]
  /** What the check of links says of them; undefined: it is not known yet. */
  deadLinks: DeadLinks | undefined
  /** What the address of the page holds. */
  query: MenuQuery
  /** Takes other parts of the address; with `push`, Back undoes it. */
  onQueryChange: (patch: Partial<MenuQuery>, options?: { push?: boolean }) => void
}

const nothing: ReadonlySet<string> = new Set()
const noLinks: DeadLinks = new Map()
const treeActions: readonly Action<TreeItem<ManagedMenu>>[] = menuActions.map(
  ({ isVisible, isDisabled, run, ...action }) =>
    defineAction<TreeItem<ManagedMenu>>({
      ...action,
      ...(isVisible && { isVisible: ({ data }) => isVisible(data) }),
      ...(isDisabled && { isDisabled: ({ data }) => isDisabled(data) }),
      run: ({ data }, context) => run(data, context),
    }),
)

/** The menus and buttons of an application: found, narrowed, chosen, moved, or several selected. */
export function MenuPanel({ menus, deadLinks = noLinks, query, onQueryChange }: MenuPanelProps) {
  const t = useMessages(menuMessages)
  const api = useApi()
  const isPermitted = usePermitted()
  const canEdit = isPermitted('menu:edit')
  const canSelect = canEdit || isPermitted('menu:reset')
  const { ref, getBranch, expanded, setExpanded, isNarrowed } = useMenuTree(menus, query, deadLinks)
  const [checked, setChecked] = useState<ReadonlySet<string>>()
  const icon = useCallback(
    (item: TreeItem<ManagedMenu>) => menuIcon(item, deadLinks.has(item.id)),
    [deadLinks],
  )
  const order = useMutation(mutationOf(api, orderMenus))
  const selection = useMemo(
    () => everyMenu(menus).filter(({ id }) => checked?.has(id)),
    [menus, checked],
  )

  /** A button opens nothing by itself, so it goes where a menu is above it. */
  function move({ data: { type } }: TreeItem<ManagedMenu>, place: MenuPlace) {
    if (type === 1 && place.parentId === null) toast.error(t.parentRequired)
    else put(place)
  }

  /** The next key waits for the answer: an order is made of the one before. */
  function put(body: MenuPlace | undefined) {
    if (body && !order.isPending) order.mutate({ body })
  }

  function choose({ id }: TreeItem<ManagedMenu>) {
    if (!checked) {
      onQueryChange({ menu: id }, { push: true })
      return
    }
    const next = new Set(checked)
    if (!next.delete(id)) next.add(id)
    setChecked(next)
  }

  return (
    <>
      <SearchField
        label={t.search}
        placeholder={t.searchHelp}
        value={query.keyword}
        onChange={(keyword) => onQueryChange({ keyword })}
      />
      <div className="sp-menu-filters">
        <FilterSelect
          label={t.anyState}
          value={query.state}
          onChange={(state) => onQueryChange({ state: state as MenuQuery['state'] })}
          options={[
            { value: 'hidden', label: t.hidden },
            { value: 'changed', label: t.changed },
            { value: 'own', label: t.own },
            { value: 'dead', label: t.dead },
          ]}
        />
        {deadLinks.size > 0 && query.state !== 'dead' && (
          <Button
            variant="ghost"
            colorPalette="orange"
            onClick={() => onQueryChange({ state: 'dead' }, { push: true })}
          >
            <Unlink aria-hidden />
            {t.deadCount(deadLinks.size)}
          </Button>
        )}
        {canSelect && (
          <Button
            variant="ghost"
            colorPalette={checked ? 'accent' : 'gray'}
            aria-pressed={checked !== undefined}
            onClick={() => setChecked(checked ? undefined : nothing)}
          >
            {checked ? t.endSelection : t.selectMany}
          </Button>
        )}
      </div>
      {checked && (
        <div className="sp-menu-bulk" role="region" aria-label={t.selectionActions}>
          <span role="status">{t.selectedCount(selection.length)}</span>
          <ActionBar
            actions={selectionActions}
            target={selection}
            size="xs"
            label={t.selectionActions}
          />
        </div>
      )}
      <Tree<ManagedMenu>
        ref={ref}
        label={t.menus}
        getBranch={getBranch}
        expanded={expanded}
        onExpandedChange={setExpanded}
        selected={checked ? undefined : query.menu}
        onSelect={choose}
        {...(checked ? { checked } : { actions: treeActions })}
        highlight={query.keyword}
        icon={icon}
        {...(canEdit &&
          !checked && {
            onMove: (item, parent) => move(item, placeBelow(menus, item.id, parent?.id ?? null)),
            canMove: (_item, parent) => parent.data.type === 0,
            onOrder: (item, step) => put(stepOf(menus, item.data, step)),
            onPlace: (item, other, side) =>
              move(item, placeBeside(menus, item.id, other.data, side)),
          })}
        empty={
          isNarrowed ? (
            <EmptyState isFiltered title={t.noMatch} />
          ) : (
            <EmptyState title={t.noMenus} text={t.noMenusHelp} />
          )
        }
      />
    </>
  )
}

function menuIcon({ data: { type, path, visible } }: TreeItem<ManagedMenu>, isDead: boolean) {
  if (isDead) return <Unlink size={16} aria-hidden className="sp-menu-dead-icon" />
  const Icon = !visible ? EyeOff : type === 1 ? KeyRound : path ? AppWindow : Folder
  return <Icon size={16} aria-hidden />
}
