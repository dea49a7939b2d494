import { QueryClientContext } from '@tanstack/react-query'
import { use, useCallback, useRef, useState } from 'react'
import { useLanguage } from '../i18n/LanguageProvider.js'
import { useText } from '../i18n/text.js'
import { usePermitted } from '../permissions/PermissionProvider.js'
import { useProvidedApi } from '../provider/ApiProvider.js'
import { useErrorReport } from '../provider/errors.js'
import { useLatest } from '../provider/useLatest.js'
import { ResourceContext } from '../resource-page/ResourceContext.js'
import { useTab } from '../shell/useTab.js'
import { type ActionSurroundings, contextOf } from './ActionContext.js'
import type { Action } from './defineAction.js'
import { keepFocus } from './keepFocus.js'

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

/** What is around the actions, as it is when one of them runs. */
function useSurroundings() {
  const getApi = useProvidedApi()
  const client = use(QueryClientContext)
  const list = use(ResourceContext)?.state
  const language = useLanguage()
  const { open: goTo } = useTab()
  return useLatest<ActionSurroundings>({ getApi, client, list, language, goTo })
}

function usePending() {
  const surroundings = useSurroundings()
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
      const entry = { action, target }
      const settle = () => change(current.current.filter((other) => other !== entry))
      const openLater = keepFocus()
      const answering = { isOpen: false } // a dialog is open, or was: the person is not kept waiting
      const context = contextOf(surroundings.current, (open) => {
        answering.isOpen = true
        settle()
        openLater(open)
      })
      try {
        const result = action.run(target, context)
        if (!(result instanceof Promise)) return
        if (!answering.isOpen) change([...current.current, entry])
        void result.catch(report).finally(settle)
      } catch (error) {
        report(error)
      }
    },
    [report, surroundings],
  )
  return { isRunning, run }
}

function isAmong(running: readonly Running[], action: unknown, target: unknown): boolean {
  return running.some((entry) => entry.action === action && entry.target === target)
}
