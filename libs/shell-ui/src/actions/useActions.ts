import { useCallback, useRef, useState } from 'react'
import { useText } from '../i18n/text.js'
import { usePermitted } from '../permissions/PermissionProvider.js'
import { useErrorReport } from '../provider/errors.js'
import type { Action } from './defineAction.js'

/** An action that may be shown for its target, ready to render. */
export interface ReadyAction {
  key: string
  label: string
  icon: Action['icon']
  isDanger: boolean
  isPrimary: boolean
  isDisabled: boolean
  isPending: boolean
  run: () => void
}

/** Filters actions by permission and target; keeps which of them is pending. */
export function useActions<Target>(
  actions: readonly Action<Target>[],
): (target: Target) => ReadyAction[] {
  const say = useText()
  const isPermitted = usePermitted()
  const { isRunning, run } = usePending()
  return useCallback(
    (target) =>
      actions
        .filter(
          ({ permission, isVisible }) => isPermitted(permission) && (isVisible?.(target) ?? true),
        )
        .map((action) => {
          const label = say(action.label)
          const isPending = isRunning(action, target)
          return {
            key: label,
            label,
            icon: action.icon,
            isDanger: action.danger ?? false,
            isPrimary: action.primary ?? false,
            isDisabled: isPending || (action.isDisabled?.(target) ?? false),
            isPending,
            run: () => run(action, target),
          }
        }),
    [actions, isPermitted, say, isRunning, run],
  )
}

interface Running {
  action: unknown
  target: unknown
}

function usePending() {
  const [running, setRunning] = useState<readonly Running[]>([])
  const current = useRef(running)
  const report = useErrorReport()
  const isRunning = useCallback(
    (action: unknown, target: unknown) => isAmong(running, action, target),
    [running],
  )
  const run = useCallback(
    <Target>(action: Action<Target>, target: Target) => {
      if (isAmong(current.current, action, target)) return
      const change = (next: readonly Running[]) => {
        current.current = next
        setRunning(next)
      }
      try {
        const result = action.run(target)
        if (!(result instanceof Promise)) return
        const entry = { action, target }
        change([...current.current, entry])
        void result.catch(report).finally(() => {
          change(current.current.filter((other) => other !== entry))
        })
      } catch (error) {
        report(error)
      }
    },
    [report],
  )
  return { isRunning, run }
}

function isAmong(running: readonly Running[], action: unknown, target: unknown): boolean {
  return running.some((entry) => entry.action === action && entry.target === target)
}
