/** What 200 live widgets may cost. */
export const smooth = [
  { text: 'longest task, ms', measure: 'longestTask', most: 100 },
  { text: 'input delay, p95 ms', measure: 'inputDelay', most: 100 },
]
