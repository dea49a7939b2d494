import { s } from '@spruce/designer-engine/registry'
import type { Tone } from '@spruce/shell-ui'
import type { Cell } from '../data/Frame.js'
import { toneOptions } from './option.js'

/** What a value of a column means, in a word and a tone. @public */
export interface StateMeaning {
  readonly value: string
  /** The word: colour alone says nothing. */
  readonly label: string
  readonly tone: Tone
}

/** The property of widgets whose column holds states. */
export const statesField = s
  .array(
    s.object({
      value: s.text({ max: 200 }).default('').label({ 'zh-CN': '值', 'en-US': 'Value' }),
      label: s.text({ max: 50 }).default('').label({ 'zh-CN': '文字', 'en-US': 'Word' }),
      tone: s
        .enum(Object.values(toneOptions))
        .default('neutral')
        .label({ 'zh-CN': '状态', 'en-US': 'Tone' }),
    }),
    { max: 20 },
  )
  .default([])
  .label({ 'zh-CN': '状态含义', 'en-US': 'Meaning of states' })

/** What a value means; undefined where nothing is said of it. */
export function stateOf(
  states: readonly StateMeaning[],
  value: Cell | undefined,
): StateMeaning | undefined {
  return states.find((one) => one.value === String(value ?? ''))
}
