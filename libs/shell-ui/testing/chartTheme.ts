import type { AxisWords } from '../src/charts/chartData.js'
import type { ChartTheme } from '../src/charts/chartTheme.js'

/** Colours for tests of what a chart draws. */
export const chartTheme: ChartTheme = {
  series: ['#056EF5'],
  text: '#111111',
  muted: '#555555',
  line: '#dddddd',
  panel: '#ffffff',
  alarm: '#d83931',
  tones: {
    neutral: '#555555',
    info: '#0457c3',
    success: '#1a7f37',
    warning: '#8a5a00',
    danger: '#b42318',
  },
  font: 'serif',
}

/** What an axis chart says in tests: values of the right axis end in `%`. */
export const axisWords: AxisWords = {
  say: {
    left: (value) => `${String(value ?? '--')} 万元`,
    right: (value) => `${String(value ?? '--')}%`,
  },
  nameOf: (category) =>
    typeof category === 'string' ? category : category.toISOString().slice(0, 19).replace('T', ' '),
  onRight: (name) => `${name}（右轴）`,
  thresholdOf: (label) => `阈值：${label}`,
}
