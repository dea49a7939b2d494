// node --import tsx benches/run.mjs <bench> [--runs N] [--only slow,plain] [--large] [--check] [--save]: measures ours and its peers, interleaved in
// one run, and prints medians and ratios; --save keeps them in docs/evidence/performance and the goals in docs/PERFORMANCE.md (--large: docs/SCALING.md).
// --check and --save fail where the ratio of a goal is worse than the saved one by more than a tenth.
// Milliseconds of two runs do not compare; ratios inside one run do.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { calibrate } from './lib/calibrate.mjs'
import { drawGoals, formatRecord, recordRows } from './lib/record.mjs'
import { findRegressions } from './lib/regressions.mjs'
import { drawTable, formatRatio, median, ratio } from './lib/tables.mjs'

/**
 * @typedef {Record<string, number>} Measures one run of one variant; `changed` counts what it really did
 * @typedef {object} Variant
 * @property {string} name
 * @property {() => Promise<Measures>} run
 * @typedef {object} Scene variants that are measured in turns, on the same thing under the same conditions
 * @property {string} name
 * @property {Variant[]} variants ours first
 * @property {Goal[]} [goals]
 * @property {(medians: Record<string, Measures>) => string} [draw] a picture below the table
 * @typedef {object} Goal
 * @property {string} text
 * @property {string} measure
 * @property {string} [of] the variant that is judged; default: the first
 * @property {string | readonly string[]} [over] the peer that it is divided by, or the best of these; without it the figure itself counts
 * @property {number} most
 * @property {number} [atLeast] instead of `most`: higher is better
 * @typedef {object} Bench
 * @property {Scene[]} scenes the slow ones first
 * @property {readonly string[]} [versions] of what is measured
 * @property {() => Promise<void>} close
 */

const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    save: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
  },
})
const name = positionals[0] ?? ''
const file = join(import.meta.dirname, name, 'bench.mjs')
if (name === '' || !existsSync(file)) {
  console.error(
    'Usage: node benches/run.mjs portal|shell-ui|server|operations|devices|console|page-builder|import|validators|designer-engine [--runs 5] [--only scene,scene] [--check] [--save]',
  )
  process.exit(1)
}
installPeers()

const { open } = await import(file)
/** @type {Bench} */
const bench = await open({ root, large: values.large })
const only = values.only?.split(',')
const runs = Number(values.runs)
const results = []
if (bench.versions) console.log(`\n${bench.versions.join(', ')}`)
/** @type {string[]} */
const sections = []
/** @type {import('./lib/record.mjs').SceneRecord[]} */
const scenes = []
let failed = 0
const saved = values.large ? undefined : readSaved()
/** @type {ReturnType<typeof findRegressions>} */
const regressions = []
try {
  for (const scene of bench.scenes) {
    if (only && !only.some((part) => scene.name.includes(part))) continue
    results.push(await measure(scene))
  }
} finally {
  await bench.close()
}
mkdirSync(join(root, 'reports'), { recursive: true })
const report = values.large ? `bench-${name}-large` : `bench-${name}`
const out = join(root, 'reports', `${report}.json`)
writeFileSync(
  out,
  `${JSON.stringify({ bench: name, date: new Date().toISOString(), node: process.versions.node, versions: bench.versions, runs, results }, null, 2)}\n`,
)
console.log(`\nWritten: reports/${report}.json`)
if (values.check || values.save) sayRegressions()
if (values.save && only) console.error('Not saved: --only measures a part.')
else if (values.save) save()
process.exit(failed === 0 ? 0 : 1)

/** @param {Scene} scene */
async function measure(scene) {
  /** @type {Map<string, Measures[]>} */
  const taken = new Map(scene.variants.map((variant) => [variant.name, []]))
  const calibrations = []
  for (let run = 0; run < runs; run += 1) {
    calibrations.push(calibrate())
    // Another one begins each time, so that nobody always runs on the warmest machine.
    for (let step = 0; step < scene.variants.length; step += 1) {
      const variant = scene.variants[(run + step) % scene.variants.length]
      if (!variant) continue
      const measures = await variant.run()
      if (!(measures['changed'] > 0)) {
        throw new Error(`${scene.name}, ${variant.name}: nothing changed, so nothing was measured`)
      }
      taken.get(variant.name)?.push(measures)
      process.stderr.write('.')
    }
  }
  process.stderr.write('\n')
  const medians = Object.fromEntries(
    [...taken].map(([variant, list]) => [
      variant,
      Object.fromEntries(
        Object.keys(list[0] ?? {}).map((key) => [key, median(list.map((one) => one[key] ?? NaN))]),
      ),
    ]),
  )
  const load = loadavg()[0] ?? 0
  const calibration = median(calibrations)
  const goals = (scene.goals ?? []).map((goal) => judge(goal, scene, medians))
  const ours = scene.variants[0]?.name ?? ''
  const title = `${scene.name.charAt(0).toUpperCase()}${scene.name.slice(1)}`
  const drawing = scene.draw?.(medians)
  const text = [
    `### ${title}`,
    `${runs} runs each, medians. Calibration loop ${calibration.toFixed(0)} ms, load ${load.toFixed(1)}.`,
    drawTable(medians, ours),
    ...(drawing === undefined ? [] : [`\`\`\`text\n${drawing}\n\`\`\``]),
    ...(goals.length > 0 ? [goals.map(sayGoal).join('\n')] : []),
  ].join('\n\n')
  console.log(`\n${text}`)
  sections.push(text)
  scenes.push({
    scene: title,
    runs,
    calibration: Math.round(calibration),
    load: Math.round(load * 10) / 10,
    variants: scene.variants.map((variant) => variant.name),
    rows: recordRows(medians, ours),
    goals,
    ...(drawing === undefined ? {} : { drawing }),
  })
  failed += goals.filter(({ holds }) => !holds).length
  const ratios = (scene.goals ?? []).flatMap(({ text, over, atLeast }) => {
    const value = goals.find((goal) => goal.text === text)?.value ?? NaN
    return over === undefined ? [] : [{ text, value, isHigherBetter: atLeast !== undefined }]
  })
  regressions.push(...findRegressions(saved, title, ratios))
  return { scene: scene.name, calibration, load, medians, runs: Object.fromEntries(taken), goals }
}

/** @param {Goal} goal @param {Scene} scene @param {Record<string, Measures>} medians */
function judge(goal, scene, medians) {
  const ours = medians[goal.of ?? scene.variants[0]?.name ?? '']?.[goal.measure] ?? NaN
  const peers = [goal.over ?? []].flat().map((peer) => medians[peer]?.[goal.measure] ?? NaN)
  const value = peers.length > 0 ? ratio(ours, Math.min(...peers)) : ours
  const holds = goal.atLeast === undefined ? value <= goal.most : value >= goal.atLeast
  const bound = goal.atLeast ?? goal.most
  return { text: goal.text, value: Number(formatRatio(value)), bound, holds }
}

/** @param {ReturnType<typeof judge>} goal */
function sayGoal({ text, value, bound, holds }) {
  return `- ${holds ? 'holds' : 'MISSED'}: ${text}: ${value}, goal ${bound}`
}

/** @returns {import('./lib/record.mjs').BenchRecord | undefined} what `--save` kept last */
function readSaved() {
  const path = join(root, 'docs', 'evidence', 'performance', `${name}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function sayRegressions() {
  for (const { scene, text, value, saved: before } of regressions) {
    console.error(`WORSE than saved: ${scene}: ${text}: ${value}, saved ${before}`)
  }
  failed += regressions.length
}

/** Keeps the figures as JSON and puts the goals between the marks of this bench; large scenes have a document of their own. */
function save() {
  if (values.large) {
    const day = new Date().toISOString().slice(0, 10)
    const intro = `Measured on ${day}, Node ${process.versions.node}, ${cpus().length} cores.`
    writeBetweenMarks('SCALING.md', `${name}-large`, [intro, ...sections].join('\n\n'))
    return
  }
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--', 'apps', 'libs', 'benches') !== ''
  /** @type {import('./lib/record.mjs').BenchRecord} */
  const record = {
    bench: name,
    date: new Date().toISOString().slice(0, 10),
    commit: `${git('rev-parse', 'HEAD')}${isChanged ? '+changes' : ''}`,
    node: process.versions.node,
    cores: cpus().length,
    ...(bench.versions ? { versions: bench.versions } : {}),
    scenes,
  }
  const folder = join(root, 'docs', 'evidence', 'performance')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), formatRecord(record))
  const records = readdirSync(folder).map((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  )
  writeBetweenMarks('PERFORMANCE.md', 'goals', drawGoals(records))
}

/** @param {string} file @param {string} mark @param {string} text */
function writeBetweenMarks(file, mark, text) {
  const path = join(root, 'docs', file)
  const [begin, end] = [`<!-- bench:${mark} -->`, `<!-- end:${mark} -->`]
  const document = readFileSync(path, 'utf8')
  const [before = '', rest = ''] = document.split(begin)
  const after = rest.split(end)[1]
  if (after === undefined) throw new Error(`docs/${file} has no marks for ${mark}`)
  writeFileSync(path, `${before}${begin}\n\n${text}\n\n${end}${after}`)
  spawnSync('npx', ['prettier', '--write', path], { cwd: root, stdio: 'ignore' })
}

/** The peers have a lock of their own: nobody's npm start pays for them. */
function installPeers() {
  const stamp = join(import.meta.dirname, 'node_modules', '.spruce-lock')
  const hash = createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing the peers …')
  const { status } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'],
    { cwd: import.meta.dirname, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) {
    console.error('The peers could not be installed (npm ci in benches/).')
    process.exit(1)
  }
  writeFileSync(stamp, hash)
}
