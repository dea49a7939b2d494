import { createContext, use } from 'react'
import type { VariableOption } from '../data/variables.js'
import type { WholeList } from '../frame/FirstRows.js'

/** One line of a list of work: a page, a task, a message. @public */
export interface WorkItem {
  readonly id: string
  readonly name: string
  /** Beside the name: who, where. */
  readonly note?: string
  /** Milliseconds since 1970, or ISO 8601. */
  readonly at?: number | string
  /** How many wait. */
  readonly count?: number
  /** Where it leads, for a window of its own; `open` of the port is asked for everything else. */
  readonly href?: string
  readonly isUnread?: boolean
}

/** An application of the viewer. @public */
export interface WorkApp {
  readonly id: string
  readonly name: string
  /** The address of a picture; without one the first sign of the name stands for it. */
  readonly picture?: string
  readonly href?: string
  /** Why it cannot be opened, in a word. */
  readonly disabledText?: string
}

/** What is known of a list. @public */
export interface WorkList<Item> {
  /** Undefined while they are on their way. */
  readonly items?: readonly Item[]
  /** How many there are in all. Default: as many as the items. */
  readonly total?: number
  /** There are more than the items, and nobody knows how many. */
  readonly hasMore?: boolean
  /** Above the list: how many there are in all. */
  readonly note?: string
  /** Why there are none; what came before stays. */
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Where a list comes from and where its items lead. @public */
export interface WorkPort<Item> {
  /** A hook: the list, and every later one; it may read what is observable. */
  readonly useList: () => WorkList<Item>
  /** Opens one of the list, the same object. */
  open(item: Item): void
  /** Of an empty list; default: that there is nothing. */
  readonly emptyText?: string
  /** Where the product shows all of the list; without it the widget shows what has come. */
  readonly whole?: WholeList
}

/** A colleague, as the contact book shows one to everybody. @public */
export interface WorkContact {
  readonly id: string
  readonly name: string
  /** Departments, contacts: a line each. */
  readonly notes: readonly string[]
}

/** The contact book. @public */
export interface ContactPort {
  /** A hook: the people that a keyword finds; an empty one finds the first ones. */
  readonly useFound: (keyword: string) => WorkList<WorkContact>
}

/** An own event of the calendar. @public */
export interface WorkEvent {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly isAllDay?: boolean
  /** Where. */
  readonly note?: string
}

/** The viewer's events. @public */
export interface CalendarPort {
  /** A hook: the events of the next so many days, the earliest first. */
  readonly useEvents: (days: number) => WorkList<WorkEvent>
}

/** The global search of the product. @public */
export interface SearchPort {
  /** Opens it with what was typed; an empty keyword opens it as its keys do. */
  open(keyword: string): void
}

/** What can be done about alarms; not there for who may not. @public */
export interface AlarmPort {
  /** @param id of the alarm; rejects with why it was not done */
  acknowledge(id: string): Promise<unknown>
}

/** What variables and queries can name that is no value of the page itself. @public */
export type PlaceKind = 'department' | 'area' | 'device' | 'type'

/** Departments, areas, devices and their types, as far as the viewer may see them. @public */
export interface PlacePort {
  /** What a keyword finds; an empty one finds the first ones. */
  find(kind: PlaceKind, keyword: string, signal: AbortSignal): Promise<readonly VariableOption[]>
  /** A hook: what an id is called; undefined as long as nobody knows. */
  readonly useName: (kind: PlaceKind, id: string | undefined) => string | undefined
}

/** What of the product a page can show and open; a widget without its port says so. @public */
export interface WorkPorts {
  readonly apps?: WorkPort<WorkApp>
  readonly favorites?: WorkPort<WorkItem>
  readonly recent?: WorkPort<WorkItem>
  readonly todos?: WorkPort<WorkItem>
  readonly notices?: WorkPort<WorkItem>
  readonly messages?: WorkPort<WorkItem>
  readonly contacts?: ContactPort
  readonly calendar?: CalendarPort
  readonly search?: SearchPort
  readonly alarms?: AlarmPort
  readonly places?: PlacePort
}

const WorkPortsContext = createContext<WorkPorts>({})

/** Gives the widgets of work their lists. Keep the value and its ports stable. @public */
export const WorkPortsProvider = WorkPortsContext.Provider

export function useWorkPorts(): WorkPorts {
  return use(WorkPortsContext)
}
