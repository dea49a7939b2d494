/** How much worse than the saved ratio is still the same. */
const tolerance = 0.1

/**
 * @typedef {object} JudgedRatio a goal that divides ours by a peer, and what was measured
 * @property {string} text
 * @property {number} value
 * @property {boolean} isHigherBetter
 */

/**
 * The ratios that are worse by more than a tenth than the saved ones of the same scene; a goal that was not saved
 * cannot be. Milliseconds of two runs do not compare and are not looked at.
 * @param {Pick<import('./record.mjs').BenchRecord, 'scenes'> | undefined} saved
 * @param {string} scene
 * @param {readonly JudgedRatio[]} ratios
 * @returns {{ scene: string, text: string, value: number, saved: number }[]}
 */
export function findRegressions(saved, scene, ratios) {
  const goals = saved?.scenes.find((one) => one.scene === scene)?.goals ?? []
  return ratios.flatMap(({ text, value, isHigherBetter }) => {
    const before = goals.find((goal) => goal.text === text)?.value
    if (typeof before !== 'number') return []
    const isWorse = isHigherBetter
      ? value < before * (1 - tolerance)
      : !(value <= before * (1 + tolerance))
    return isWorse ? [{ scene, text, value, saved: before }] : []
  })
}
