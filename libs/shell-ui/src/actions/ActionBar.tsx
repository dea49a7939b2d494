import { Button } from '@chakra-ui/react/button'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import type { Action } from './defineAction.js'
import { Toolbar } from './Toolbar.js'
import { useActions } from './useActions.js'

export interface ActionBarProps<Target> {
  /** The actions, in their order. */
  actions: readonly Action<Target>[]
  /** What the actions act on; nothing for a page's own actions. */
  target: Target
  /** Default: `md`. */
  size?: 'xs' | 'md'
  /** What the actions are about, of a toolbar. Default: 操作. */
  label?: string
}

/** From so many buttons on, a bar is one stop of Tab. */
const toolbarFrom = 3

/** Actions as buttons: the primary one solid, dangerous ones red, the rest quiet. Three or more are a toolbar. */
export function ActionBar<Target>({ actions, target, size = 'md', label }: ActionBarProps<Target>) {
  const messages = useMessages(uiMessages)
  const ready = useActions(actions)(target)
  const buttons = ready.map(
    ({ key, label, icon: Icon, isDanger, isPrimary, isDisabled, isPending, run }) => (
      <Button
        key={key}
        size={size}
        maxW="full" // where there is no room a label takes a second line, and the button grows
        h="auto"
        minH={size === 'xs' ? 'controlSmall' : 'control'}
        py="1"
        whiteSpace="normal"
        lineHeight="1.25"
        variant={isPrimary ? 'solid' : 'outline'}
        colorPalette={isDanger ? 'danger' : isPrimary ? 'accent' : 'gray'}
        disabled={isDisabled}
        loading={isPending}
        onClick={run}
      >
        {Icon && <Icon aria-hidden />}
        {label}
      </Button>
    ),
  )
  if (buttons.length < toolbarFrom) return buttons
  return <Toolbar label={label ?? messages.actions}>{buttons}</Toolbar>
}
