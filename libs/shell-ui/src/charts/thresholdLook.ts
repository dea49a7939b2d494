import type { ChartAxis, ChartThreshold, SayValue } from './chartData.js'
import type { DrawContext } from './chartOptions.js'

/** Of a word in a chart, in letters: then it is cut. */
const mostLetters = 24

/** A Chinese sign is as wide as two letters. */
export function lettersOf(text: string): number {
  return text.replaceAll(/[^\0-\u00ff]/gu, '..').length
}

/** A word as a line in a chart has room for it. */
export function cut(word: string): string {
  const signs = Array.from(word)
  const fitting = signs.findIndex(
    (_, at) => lettersOf(signs.slice(0, at + 1).join('')) > mostLetters,
  )
  return fitting < 0 ? word : `${signs.slice(0, fitting).join('')}…`
}

/** The line of a threshold and its label: at its axis, and below the line where most values lie above. */
export function thresholdLook(
  { value: limit, label, tone = 'neutral' }: ChartThreshold,
  values: readonly number[],
  { theme, say }: Pick<DrawContext, 'theme'> & { readonly say: SayValue },
  axis: ChartAxis = 'left',
) {
  const isBelow = values.filter((value) => value > limit).length * 2 > values.length
  return {
    lineStyle: { color: theme.tones[tone], type: 'dashed', width: 1.5 },
    label: {
      show: true,
      position: `inside${axis === 'left' ? 'Start' : 'End'}${isBelow ? 'Bottom' : 'Top'}`,
      color: theme.tones[tone],
      // Lines that it lies on do not go through it.
      backgroundColor: theme.panel,
      borderRadius: 2,
      padding: [1, 3],
      formatter: () => [cut(label), say(limit)].join(' ').trim(),
    },
  }
}
