import { defineComponent, s, type ComponentDefinition } from '@spruce/designer-engine/registry'
import type { ComponentType } from 'react'
import { columnOf, type Cell, type ColumnType, type Frame } from '../data/Frame.js'

/** What a widget's view is given. The frame around it has its title, its states and its ways out. @public */
export interface WidgetViewProps<Props> {
  /** Of the component on its page. */
  readonly id: string
  /** What its page stores, with defaults where nothing is stored. */
  readonly props: Props
  /** What its query answered; never empty and never without a column that it needs. Only with `lacks`. */
  readonly frame: Frame
  /** Does what the page says of a row; undefined where it says nothing. */
  readonly onRow?: (row: Readonly<Record<string, Cell>>) => void
}

/** What a frame has not, for a widget to show it. @public */
export type Lack = { readonly column: string } | { readonly type: ColumnType }

/** A component that is a widget: a view that loads when it is seen. @public */
export interface WidgetDefinition<Props> extends ComponentDefinition<
  Props,
  ComponentType<WidgetViewProps<Props>>
> {
  /** What a frame lacks; a widget without it shows no frame. */
  lacks?(frame: Frame, props: Props): readonly Lack[]
  /** Its view says how many rows there are; of all others the frame says when rows are missing. */
  readonly saysRows?: boolean
}

/** A widget whatever its properties are. @public */
export type AnyWidgetDefinition = WidgetDefinition<never>

/** Describes a widget. @throws RangeError for a description that no page could rely on @public */
export function defineWidget<Props>(definition: WidgetDefinition<Props>): WidgetDefinition<Props> {
  defineComponent(definition)
  return definition
}

/** The properties that every widget has. @public */
export const commonFields = {
  title: s.text({ max: 200 }).default('').label({ 'zh-CN': '标题', 'en-US': 'Title' }),
  description: s
    .text({ max: 1000, isLong: true })
    .default('')
    .label({ 'zh-CN': '说明', 'en-US': 'Description' }),
  link: s.json().optional().label({ 'zh-CN': '打开', 'en-US': 'Opens' }),
  visibility: s.json().optional().label({ 'zh-CN': '显示条件', 'en-US': 'Shown when' }),
}

/** The properties that every widget with a frame has. @public */
export const frameFields = {
  ...commonFields,
  query: s.text({ max: 64 }).default('').label({ 'zh-CN': '查询', 'en-US': 'Query' }),
  rowAction: s.json().optional().label({ 'zh-CN': '点击行', 'en-US': 'Click on a row' }),
}

/** The columns among these that a frame has not; empty names ask for nothing. @public */
export function lackingColumns(frame: Frame, names: readonly string[]): readonly Lack[] {
  return names.filter((name) => name !== '' && !columnOf(frame, name)).map((column) => ({ column }))
}
