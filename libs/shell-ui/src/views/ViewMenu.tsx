import { Button } from '@chakra-ui/react/button'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { ChevronDown } from 'lucide-react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import type { TableViews } from './useTableViews.js'
import { useViewActions } from './useViewActions.js'
import { viewMessages } from './viewMessages.js'
import { splitKey, type ViewKey } from './ViewPort.js'

export interface ViewMenuProps {
  /** Of a list of `useResourcePage`: `state.screen.views`. */
  views: TableViews
}

/**
 * Chooses, keeps, renames and deletes the views of a table: a WAI-ARIA menu button. A person's own view
 * goes at once and can be brought back; a shared one is asked about.
 */
export function ViewMenu({ views }: ViewMenuProps) {
  const words = useMessages(viewMessages)
  const { current, isModified } = views
  const [, name] = splitKey(current)
  const shown = name || words.standard
  if (!views.isKept) return null
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button
          variant="outline"
          colorPalette="gray"
          className="sp-view-button"
          title={words.viewOf(shown)}
          aria-label={
            isModified ? `${words.viewOf(shown)} (${words.modified})` : words.viewOf(shown)
          }
        >
          <span className="sp-view-name">{shown}</span>
          {isModified && <span className="sp-view-modified">{words.modified}</span>}
          <ChevronDown size={14} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content className="sp-view-menu">
            <Choices views={views} />
            <Commands views={views} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

/** What the menu calls the view without a name: it takes an empty value for none. */
const standard = 'standard'

interface Group {
  id: string
  label: string
  keys: ViewKey[]
}

/** The views by whom they belong to; the standard one stands first. */
function Choices({ views }: ViewMenuProps) {
  const words = useMessages(viewMessages)
  const messages = useMessages(uiMessages)
  const { set, current } = views
  if (views.error && !set)
    return (
      <Menu.Item value="retry" closeOnSelect={false} onClick={views.retry}>
        {words.viewsFailed}
      </Menu.Item>
    )
  if (views.isLoading || !set)
    return (
      <Menu.Item value="loading" disabled>
        {messages.loading}
      </Menu.Item>
    )
  const { defaultName } = set
  const shown = encodeURIComponent(current) || standard
  const shared = set.shared.filter(({ name }) => name !== defaultName)
  const groups: Group[] = [
    {
      id: 'default',
      label: words.defaultGroup,
      keys: defaultName === undefined ? [] : [`shared/${defaultName}`],
    },
    {
      id: 'mine',
      label: words.mineGroup,
      keys: set.mine.map(({ name }): ViewKey => `mine/${name}`),
    },
    {
      id: 'shared',
      label: words.sharedGroup,
      keys: shared.map(({ name }): ViewKey => `shared/${name}`),
    },
  ]
  return (
    <>
      <Menu.RadioItemGroup aria-label={words.views} value={shown}>
        <Menu.RadioItem
          value={standard}
          valueText={words.standard}
          onClick={() => views.choose('')}
        >
          <Menu.ItemIndicator />
          <span className="sp-view-name">{words.standard}</span>
        </Menu.RadioItem>
      </Menu.RadioItemGroup>
      {groups
        .filter(({ keys }) => keys.length > 0)
        .map(({ id, label, keys }) => (
          <Menu.RadioItemGroup key={id} id={id} value={shown}>
            <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>
            {keys.map((key) => (
              <Menu.RadioItem
                key={key}
                value={encodeURIComponent(key)} // it becomes part of an id, which has no blanks
                valueText={splitKey(key)[1]} // what letters typed find
                title={splitKey(key)[1]}
                onClick={() => views.choose(key)}
              >
                <Menu.ItemIndicator />
                <span className="sp-view-name">{splitKey(key)[1]}</span>
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        ))}
      {groups.every(({ keys }) => keys.length === 0) && (
        <p className="sp-view-none">{words.noViews}</p>
      )}
    </>
  )
}

/** What may be done with the view on show. */
function Commands({ views }: ViewMenuProps) {
  const words = useMessages(viewMessages)
  const actions = useViewActions(views)
  const { current, isModified, set, canSave, canShare } = views
  const [kind, name] = splitKey(current)
  const isOwner = kind === 'mine' || (kind === 'shared' && canShare)
  const isDefault = kind === 'shared' && set?.defaultName === name
  if (!set) return null
  return (
    <>
      {(canSave || isModified) && <Menu.Separator />}
      {isModified && canSave && isOwner && (
        <Menu.Item value="save" onClick={actions.save}>
          <span className="sp-view-name">{words.save(name)}</span>
        </Menu.Item>
      )}
      {isModified && (
        <Menu.Item value="reset" onClick={() => views.choose(current)}>
          {words.reset}
        </Menu.Item>
      )}
      {canSave && (
        <Menu.Item value="save-as" onClick={() => void actions.saveAs()}>
          {words.saveAs}
        </Menu.Item>
      )}
      {canSave && isOwner && (
        <>
          <Menu.Item value="rename" onClick={() => void actions.rename()}>
            {words.rename}
          </Menu.Item>
          {kind === 'shared' && (
            <Menu.Item
              value="default"
              onClick={isDefault ? actions.unsetDefault : actions.setDefault}
            >
              {isDefault ? words.unsetDefault : words.setDefault}
            </Menu.Item>
          )}
          <Menu.Item value="remove" className="sp-menu-danger" onClick={actions.remove}>
            {words.remove}
          </Menu.Item>
        </>
      )}
    </>
  )
}
