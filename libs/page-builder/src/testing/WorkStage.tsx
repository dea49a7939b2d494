import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { useMemo } from 'react'
import { WorkPortsProvider, type WorkPort, type WorkPorts } from '../work/WorkPorts.js'
import { WidgetStage } from './WidgetStage.js'

/** @public */
export interface WorkStageProps {
  /** The widget that is shown. */
  readonly definition: AnyComponentDefinition
  /** Its properties. */
  readonly props?: Readonly<Record<string, unknown>>
  /** What its list is like. */
  readonly list: 'filled' | 'empty' | 'loading' | 'failed' | 'long' | 'none'
  /** Told what was opened, by id. */
  readonly onOpen?: (id: string) => void
}

const entries = [
  { id: 'a', name: '设备台账', note: '张伟', at: '2026-11-20T02:00:00Z', count: 3, isUnread: true },
  { id: 'b', name: '巡检计划', note: '李娜', at: '2026-11-19T08:30:00Z', count: 12, href: '/b' },
]
const longName = 'w'.repeat(60) // the same in every language

/** A widget of work on a page of its own, with lists of fixtures. @public */
export function WorkStage({ definition, props, list, onOpen }: WorkStageProps) {
  const translate = useFixtureTranslation()
  const ports = useMemo((): WorkPorts => {
    if (list === 'none') return {}
    const items =
      list === 'empty' ? [] : list === 'long' ? [{ id: 'a', name: longName }] : translate(entries)
    const useList = () => {
      if (list === 'loading') return {}
      if (list === 'failed') return { error: new Error('503'), onRetry: () => undefined }
      return { items }
    }
    const port: WorkPort<{ readonly id: string; readonly name: string }> = {
      useList,
      open: ({ id }) => onOpen?.(id),
    }
    return {
      ...{ apps: port, favorites: port, recent: port },
      ...{ todos: port, notices: port, messages: port },
    }
  }, [list, onOpen, translate])
  return (
    <WorkPortsProvider value={ports}>
      <WidgetStage definition={definition} {...(props && { props })} />
    </WorkPortsProvider>
  )
}
