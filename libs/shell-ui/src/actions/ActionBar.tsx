import { Button } from '@chakra-ui/react/button'
import type { Action } from './defineAction.js'
import { useActions } from './useActions.js'

export interface ActionBarProps<Target> {
  actions: readonly Action<Target>[]
  /** What the actions act on; nothing for a page's own actions. */
  target: Target
  /** Default: `md`. */
  size?: 'xs' | 'md'
}

/** Actions as buttons: the primary one solid, dangerous ones red, the rest quiet. */
export function ActionBar<Target>({ actions, target, size = 'md' }: ActionBarProps<Target>) {
  const ready = useActions(actions)(target)
  return ready.map(
    ({ key, label, icon: Icon, isDanger, isPrimary, isDisabled, isPending, run }) => (
      <Button
        key={key}
        size={size}
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
}
