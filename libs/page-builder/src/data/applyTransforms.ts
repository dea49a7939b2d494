import { aggregate, canAggregate, compareCells } from './aggregate.js'
import {
  columnOf,
  frameLimits,
  rowCount,
  rowsBelow,
  takeRows,
  type Cell,
  type Frame,
  type FrameColumn,
} from './Frame.js'
import { sortFrame } from './sortFrame.js'
import {
  mostCalculation,
  type Calculate,
  type CalculateTransform,
  type CellFailure,
  type ChooseTransform,
  type Comparison,
  type FilterTransform,
  type GroupTransform,
  type JoinTransform,
  type SortTransform,
  type Transform,
  type Transformed,
  type TransformProblem,
} from './transforms.js'

type Step = Frame | TransformProblem

/**
 * Does the steps one after the other. Pure, and never throws: the same on a server and in a browser.
 * @param frameOf what other queries answered, by id
 * @param calculate what runs formulas; without it a step that has one cannot be done @public
 */
export function applyTransforms(
  frame: Frame,
  transforms: readonly Transform[],
  frameOf: (query: string) => Frame | undefined = () => undefined,
  calculate?: Calculate,
): Transformed {
  let made = frame
  let left = mostCalculation
  const failures: CellFailure[] = []
  for (const [step, transform] of transforms.entries()) {
    if (transform.kind === 'calculate') {
      const { as: column } = transform
      const done = calculate?.(made, transform, step, left) ?? { kind: 'bad-formula', step, column }
      if ('kind' in done) return { ok: false, problem: done }
      made = done.made
      left = done.left
      failures.push(...done.failures)
      continue
    }
    const next = applyOne(made, transform, step, frameOf)
    if ('kind' in next) return { ok: false, problem: next }
    made = next
  }
  return { ok: true, frame: made, ...(failures.length > 0 && { failures }) }
}

function applyOne(
  frame: Frame,
  transform: Exclude<Transform, CalculateTransform>,
  step: number,
  frameOf: (query: string) => Frame | undefined,
): Step {
  switch (transform.kind) {
    case 'choose':
      return choose(frame, transform, step)
    case 'filter':
      return filter(frame, transform, step)
    case 'sort':
      return sort(frame, transform, step)
    case 'limit':
      return takeRows(frame, rowsBelow(Math.min(transform.rows, rowCount(frame))))
    case 'group':
      return group(frame, transform, step)
    case 'join':
      return join(frame, transform, step, frameOf(transform.query))
  }
}

function choose(frame: Frame, { columns }: ChooseTransform, step: number): Step {
  const made: FrameColumn[] = []
  for (const { name, as = name } of columns) {
    const column = columnOf(frame, name)
    if (!column) return missing(step, name)
    if (made.some((one) => one.name === as)) return duplicate(step, as)
    const { label, ...rest } = column
    made.push({ ...rest, name: as, ...(label !== undefined && as === name && { label }) })
  }
  return { ...frame, columns: made }
}

function filter(frame: Frame, { column, is, value = null }: FilterTransform, step: number): Step {
  const found = columnOf(frame, column)
  if (!found) return missing(step, column)
  const rows = rowsBelow(rowCount(frame)).filter((row) =>
    compares(found.values[row] ?? null, is, value),
  )
  return takeRows(frame, rows)
}

function compares(one: Cell, is: Comparison, other: Cell): boolean {
  if (is === 'empty') return one === null || one === ''
  if (is === 'filled') return one !== null && one !== ''
  if (is === 'eq') return one === other
  if (is === 'ne') return one !== other
  if (is === 'contains') {
    return typeof one === 'string' && one.toLowerCase().includes(String(other).toLowerCase())
  }
  if (one === null || other === null || typeof one !== typeof other) return false
  const order = compareCells(one, other)
  if (is === 'lt') return order < 0
  if (is === 'le') return order <= 0
  return is === 'gt' ? order > 0 : order >= 0
}

function sort(frame: Frame, { by }: SortTransform, step: number): Step {
  const lacking = by.find(({ column }) => !columnOf(frame, column))
  return lacking ? missing(step, lacking.column) : sortFrame(frame, by)
}

function group(frame: Frame, { by, values }: GroupTransform, step: number): Step {
  const keys: FrameColumn[] = []
  for (const name of by) {
    const found = columnOf(frame, name)
    if (!found) return missing(step, name)
    keys.push(found)
  }
  const groups = new Map<string, number[]>()
  for (const row of rowsBelow(rowCount(frame))) {
    const key = JSON.stringify(keys.map((column) => column.values[row] ?? null))
    const rows = groups.get(key)
    if (rows) rows.push(row)
    else groups.set(key, [row])
  }
  const firsts = [...groups.values()].map(([first = 0]) => first)
  const made = takeRows({ columns: keys }, firsts).columns.slice()
  for (const { column: name, make, as = `${make}_${name}` } of values) {
    const column = columnOf(frame, name)
    if (!column) return missing(step, name)
    if (!canAggregate(column.type, make)) return { kind: 'not-a-number', step, column: name }
    if (made.some((one) => one.name === as)) return duplicate(step, as)
    const cells: Cell[] = []
    for (const rows of groups.values()) {
      const values = rows.map((row) => column.values[row] ?? null)
      const cell = aggregate({ type: column.type, values }, make)
      if (cell === undefined) return { kind: 'not-a-number', step, column: name }
      cells.push(cell)
    }
    made.push({
      name: as,
      type: make === 'count' ? 'number' : column.type,
      values: cells,
      ...(make !== 'count' && column.unit !== undefined && { unit: column.unit }),
      ...(make !== 'count' && column.decimals !== undefined && { decimals: column.decimals }),
    })
  }
  return { ...frame, columns: made }
}

function join(
  frame: Frame,
  { query, key, otherKey = key, isInner = false }: JoinTransform,
  step: number,
  other: Frame | undefined,
): Step {
  if (!other) return { kind: 'missing-query', step, query }
  const own = columnOf(frame, key)
  if (!own) return missing(step, key)
  const theirs = columnOf(other, otherKey)
  if (!theirs) return missing(step, otherKey)
  const added = other.columns.filter(({ name }) => name !== otherKey)
  const twice = added.find(({ name }) => columnOf(frame, name))
  if (twice) return duplicate(step, twice.name)
  const rowsOf = new Map<Cell, number[]>()
  theirs.values.forEach((value, row) => {
    if (value === null) return
    const rows = rowsOf.get(value)
    if (rows) rows.push(row)
    else rowsOf.set(value, [row])
  })
  const left: number[] = []
  const right: number[] = []
  let isCut = frame.isCut === true || other.isCut === true
  for (const row of rowsBelow(rowCount(frame))) {
    const found = rowsOf.get(own.values[row] ?? null) ?? (isInner ? [] : [-1])
    for (const one of found) {
      if (left.length >= frameLimits.rows) {
        isCut = true
        break
      }
      left.push(row)
      right.push(one)
    }
  }
  const columns = [...takeRows(frame, left).columns, ...takeRows({ columns: added }, right).columns]
  return { columns, ...(isCut && { isCut }) }
}

function missing(step: number, column: string): TransformProblem {
  return { kind: 'missing-column', step, column }
}

function duplicate(step: number, column: string): TransformProblem {
  return { kind: 'duplicate-name', step, column }
}
