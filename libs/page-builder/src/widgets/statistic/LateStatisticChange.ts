import { lazyPart } from '@spruce/shell-ui'

/** Few figures are compared. */
export const LateStatisticChange = lazyPart(
  async () => (await import('./StatisticChange.js')).StatisticChange,
)
