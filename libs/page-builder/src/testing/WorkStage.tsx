import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { useMemo } from 'react'
import {
  WorkPortsProvider,
  type WorkContact,
  type WorkEvent,
  type WorkItem,
  type WorkList,
  type WorkPort,
  type WorkPorts,
} from '../work/WorkPorts.js'
import { WidgetStage } from './WidgetStage.js'

/** @public */
export interface WorkStageProps {
  /** The widget that is shown. */
  readonly definition: AnyComponentDefinition
  /** Its properties. */
  readonly props?: Readonly<Record<string, unknown>>
  /** What its list is like. */
  readonly list: 'filled' | 'empty' | 'loading' | 'failed' | 'long' | 'part' | 'none'
  /** Told what was opened, by id; of the search, its keyword; of all of a list, nothing. */
  readonly onOpen?: (id: string) => void
}

const entries = [
  { id: 'a', name: '设备台账', note: '张伟', at: '2026-11-20T02:00:00Z', count: 3, isUnread: true },
  { id: 'b', name: '巡检计划', note: '李娜', at: '2026-11-19T08:30:00Z', count: 12, href: '/b' },
]
const people: readonly WorkContact[] = [
  { id: 'a', name: '张伟', notes: ['研发部', '138****5678'] },
  { id: 'b', name: '李娜', notes: ['市场部'] },
]

/** Of today and tomorrow: what they are called stays. */
function events(): readonly WorkEvent[] {
  const at = (day: number, hour: number) =>
    new Date().setHours(0, 0, 0, 0) + (day * 24 + hour) * 3_600_000
  return [
    { id: 'a', name: '季度评审', note: '3 号会议室', from: at(0, 9), to: at(0, 10) },
    { id: 'b', name: '设备点检', from: at(1, 0), to: at(2, 0), isAllDay: true },
  ]
}

const longName = 'w'.repeat(60) // the same in every language

/** A widget of work on a page of its own, with lists of fixtures. @public */
export function WorkStage({ definition, props, list, onOpen }: WorkStageProps) {
  const translate = useFixtureTranslation()
  const ports = useMemo((): WorkPorts => {
    if (list === 'none') return {}
    /** A hook: the list of fixtures, as the stage wants it. */
    const listOf = <Item extends { readonly id: string; readonly name: string }>(
      fixtures: readonly Item[],
    ) => {
      const [first] = fixtures
      const long = first ? [{ ...first, name: longName }] : []
      const items = list === 'empty' ? [] : translate(list === 'long' ? long : fixtures)
      return (): WorkList<Item> => {
        if (list === 'loading') return {}
        if (list === 'failed') return { error: new Error('503'), onRetry: () => undefined }
        return { items, ...(list === 'part' && { total: 1200 }) }
      }
    }
    const useList = listOf<WorkItem>(entries)
    const port: WorkPort<{ readonly id: string; readonly name: string }> = {
      useList,
      open: ({ id }) => onOpen?.(id),
      ...(list === 'part' && { whole: { open: () => onOpen?.('') } }),
    }
    return {
      ...{ apps: port, favorites: port, recent: port },
      ...{ todos: port, notices: port, messages: port },
      contacts: { useFound: listOf(people) },
      calendar: { useEvents: listOf(events()) },
      search: { open: (keyword) => onOpen?.(keyword) },
    }
  }, [list, onOpen, translate])
  return (
    <WorkPortsProvider value={ports}>
      <WidgetStage definition={definition} {...(props && { props })} />
    </WorkPortsProvider>
  )
}
