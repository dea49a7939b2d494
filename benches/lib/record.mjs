import { formatFigure, formatRatio, ratio } from './tables.mjs'

/**
 * @typedef {{ text: string, value: number, bound: number, holds: boolean }} Judged a goal and what was measured
 * @typedef {object} SceneRecord
 * @property {string} scene
 * @property {number} runs
 * @property {number} calibration ms of the calibration loop
 * @property {number} load
 * @property {string[]} variants ours first
 * @property {Record<string, (number | null)[][]>} rows by measure: our median, then [median, ours ÷ it] of each other variant
 * @property {Judged[]} goals
 * @property {string} [drawing]
 * @typedef {object} BenchRecord a file of docs/evidence/performance
 * @property {string} bench
 * @property {string} date
 * @property {string} commit
 * @property {string} node
 * @property {number} cores
 * @property {readonly string[]} [versions] of the peers
 * @property {readonly string[]} [notes] what the figures alone do not say; written by hand
 * @property {SceneRecord[]} scenes
 */

const figure = (/** @type {string} */ text) => (text === '-' ? null : Number(text))

/** The table of a scene as data, each figure rounded as it is printed. @param {Record<string, Record<string, number>>} medians @param {string} ours */
export function recordRows(medians, ours) {
  return Object.fromEntries(
    Object.keys(medians[ours] ?? {}).map((measure) => [
      measure,
      Object.entries(medians).map(([variant, measures]) => {
        const value = measures[measure] ?? NaN
        const own = figure(formatFigure(value))
        if (variant === ours) return [own]
        return [own, figure(formatRatio(ratio(medians[ours]?.[measure] ?? NaN, value)))]
      }),
    ]),
  )
}

/** JSON with one line for each row and goal, so that a diff names what changed. @param {BenchRecord} record */
export function formatRecord(record) {
  const text = JSON.stringify(record, null, 2)
  const flat = (/** @type {string} */ part) =>
    part.replace(/\s*\n\s*/g, ' ').replace(/(?<=\[) | (?=\])/g, '')
  return `${text
    .replace(/": \[\s*\[[-\d.,\s[\]nul]*\](?=,?\n)/g, flat)
    .replace(/\{\s*"text"[^{}]*\}/g, flat)}\n`
}

/**
 * When each bench ran; then one row for each goal: its latest figure, the worst one where several scenes have the same
 * goal. A scene without a goal says ours ÷ each other variant in its first measure.
 * @param {readonly BenchRecord[]} records
 * @returns {string} Markdown
 */
export function drawGoals(records) {
  const runs = records.map(({ bench, date, commit, node, cores, scenes }) => {
    const loops = scenes.map(({ calibration }) => calibration)
    const loop = `${Math.min(...loops)} to ${Math.max(...loops)} ms`
    return [bench, date, commit.slice(0, 8), node, cores, loop]
  })
  return [
    drawRows(['bench', 'measured', 'commit', 'Node', 'cores', 'calibration loop'], runs),
    drawRows(['bench', 'what', 'where', 'latest', 'goal'], records.flatMap(goalRows)),
  ].join('\n\n')
}

/** @param {BenchRecord} record */
function goalRows({ bench, scenes }) {
  /** @type {Map<string, { scene: string, goal: Judged }[]>} */
  const groups = new Map()
  for (const { scene, goals } of scenes) {
    for (const goal of goals) {
      const key = `${goal.text} ${goal.bound}`
      groups.set(key, [...(groups.get(key) ?? []), { scene, goal }])
    }
  }
  const withGoal = [...groups.values()].map((group) => {
    const worst = group.reduce((one, other) => (distance(other) > distance(one) ? other : one))
    const { text, value, bound } = worst.goal
    const where = group.length === 1 ? worst.scene : `${worst.scene} (worst of ${group.length})`
    const missed = group.filter(({ goal }) => !goal.holds).length
    return [bench, text, where, missed === 0 ? value : `${value}, **missed** in ${missed}`, bound]
  })
  const withoutGoal = scenes
    .filter(({ goals }) => goals.length === 0)
    .map(({ scene, variants, rows }) => {
      const [measure, cells = []] = Object.entries(rows)[0] ?? []
      const ratios = variants.slice(1).map((name, at) => `${cells[at + 1]?.[1]} of ${name}`)
      return [bench, measure, scene, ratios.join('; '), '']
    })
  return [...withGoal, ...withoutGoal]
}

/** How far a figure is from its goal, in the wrong direction. @param {{ goal: Judged }} scene */
function distance({ goal: { value, bound, holds } }) {
  const isUpperBound = value <= bound === holds
  return isUpperBound ? value - bound : bound - value
}

/** @param {string[]} header @param {unknown[][]} rows */
function drawRows(header, rows) {
  return [header, header.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}
