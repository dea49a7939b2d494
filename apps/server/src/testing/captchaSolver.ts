/**
 * What a program without a trained network can do to pictures of captchas: it cleans a picture, cuts it into
 * characters, compares each with those of pictures whose answers it knows (nearest neighbours), and answers.
 */

/** Dots of a picture, 1 where there is ink. */
export interface Dots {
  readonly width: number
  readonly height: number
  readonly ink: Uint8Array
}

export interface Sample {
  readonly dots: Dots
  readonly text: string
}

/** Reads the dots of a picture that `drawCaptcha` made. */
export function readDots(svg: string): Dots {
  const [, wide, high] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg) ?? []
  const [width, height] = [Number(wide), Number(high)]
  const ink = new Uint8Array(width * height)
  let [x, y] = [0, 0]
  for (const [, right, down, length] of svg.matchAll(/m(-?\d+) (-?\d+)h(\d+)/g)) {
    x += Number(right)
    y += Number(down)
    ink.fill(1, y * width + x, y * width + x + Number(length))
    x += Number(length)
  }
  return { width, height, ink }
}

const at = ({ width, height, ink }: Dots, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (ink[y * width + x] ?? 0)

type Cleaner = (dots: Dots) => Dots

/** Keeps what is wide: erodes, then dilates. */
function opened(dots: Dots, reach: number): Dots {
  const shrunk = passed(dots, reach, 'every')
  return passed(shrunk, reach, 'some')
}

function passed(dots: Dots, reach: number, rule: 'every' | 'some'): Dots {
  const { width, height } = dots
  const sums = (from: Uint8Array, isRow: boolean) => {
    const to = new Uint8Array(from.length)
    const source = { width, height, ink: from }
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let count = 0
        for (let step = -reach; step <= reach; step += 1) {
          count += isRow ? at(source, x + step, y) : at(source, x, y + step)
        }
        to[y * width + x] = Number(rule === 'every' ? count === 2 * reach + 1 : count > 0)
      }
    }
    return to
  }
  return { width, height, ink: sums(sums(dots.ink, true), false) }
}

export const cleaners: Readonly<Record<string, Cleaner>> = {
  'as it is': (dots) => dots,
  'without thin lines': (dots) => opened(dots, 1),
}

/** The columns where characters begin and end. */
type Cutter = (dots: Dots, count: number) => readonly (readonly [number, number])[]

function columnsOf({ width, height, ink }: Dots): number[] {
  const columns = new Array<number>(width).fill(0)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) columns[x] = (columns[x] ?? 0) + (ink[y * width + x] ?? 0)
  }
  return columns
}

/** Where the characters, higher than a line, begin and end. */
function extent(columns: readonly number[]): [number, number] {
  const isFull = (sum: number) => sum > 9
  const first = columns.findIndex(isFull)
  const last = columns.findLastIndex(isFull)
  return first < 0 ? [0, columns.length - 1] : [first, last]
}

export const cutters: Readonly<Record<string, Cutter>> = {
  evenly(dots, count) {
    const [first, last] = extent(columnsOf(dots))
    const wide = (last - first + 1) / count
    return Array.from({ length: count }, (_, index) => [
      Math.round(first + wide * index),
      Math.round(first + wide * (index + 1)) - 1,
    ])
  },
  /** Where the fewest dots are cut, in parts of much the same width. */
  'at valleys'(dots, count) {
    const columns = columnsOf(dots)
    const [first, last] = extent(columns)
    const wide = (last - first + 1) / count
    let states: { at: number; cost: number; cuts: number[] }[] = [{ at: first, cost: 0, cuts: [] }]
    for (let part = 1; part < count; part += 1) {
      const next: typeof states = []
      for (
        let x = Math.round(first + wide * (part - 0.5));
        x < first + wide * (part + 0.5);
        x += 1
      ) {
        const [best] = states
          .map((state) => {
            const odd = (x - state.at) / wide - 1
            return {
              at: x,
              cost: state.cost + (columns[x] ?? 0) + 12 * odd * odd,
              cuts: [...state.cuts, x],
            }
          })
          .sort((a, b) => a.cost - b.cost)
        if (best) next.push(best)
      }
      states = next
    }
    const [best] = states.sort((a, b) => a.cost - b.cost)
    const bounds = [first, ...(best?.cuts ?? []), last + 1]
    return bounds.slice(1).map((end, index) => [bounds[index] ?? 0, end - 1] as const)
  },
}

/** What a part of a picture is compared by. */
type Measure = (part: Dots) => Float32Array

function part(dots: Dots, from: number, to: number): Dots {
  let [left, right, top, bottom] = [to, from, dots.height, -1]
  for (let y = 0; y < dots.height; y += 1) {
    for (let x = from; x <= to; x += 1) {
      if (at(dots, x, y) === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const [width, height] = [Math.max(1, right - left + 1), Math.max(1, bottom - top + 1)]
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) ink[y * width + x] = at(dots, left + x, top + y)
  }
  return { width, height, ink }
}

const side = 12

/** The part as a small picture of shades. */
function template({ width, height, ink }: Dots): Float32Array {
  const shades = new Float32Array(side * side)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (ink[y * width + x] !== 1) continue
      const cell = Math.floor((y * side) / height) * side + Math.floor((x * side) / width)
      shades[cell] = (shades[cell] ?? 0) + 1
    }
  }
  const most = (width * height) / (side * side)
  const soft = new Float32Array(shades.length)
  const shade = (x: number, y: number) =>
    x < 0 || y < 0 || x >= side || y >= side ? 0 : (shades[y * side + x] ?? 0) / most
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      soft[y * side + x] =
        (4 * shade(x, y) + shade(x - 1, y) + shade(x + 1, y) + shade(x, y - 1) + shade(x, y + 1)) /
        8
    }
  }
  return soft
}

const around = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const

/** The outline of the largest piece, from its first dot on, as 32 points in a box of its own. */
function outline(dots: Dots): Float32Array {
  const { start } = pieces(dots, 1).sort((a, b) => b.size - a.size)[0] ?? { start: [0, 0] as const }
  let [x, y] = start
  let direction = 0
  const path: [number, number][] = [[x, y]]
  for (let step = 0; step < 2000; step += 1) {
    let hasMoved = false
    for (let turn = 0; turn < 8; turn += 1) {
      const next = (direction + 5 + turn) % 8
      const [dx, dy] = around[next] ?? [0, 0]
      if (at(dots, x + dx, y + dy) === 0) continue
      ;[x, y, direction, hasMoved] = [x + dx, y + dy, next, true]
      break
    }
    if (!hasMoved || (x === start[0] && y === start[1])) break
    path.push([x, y])
  }
  const points = new Float32Array(64)
  for (let index = 0; index < 32; index += 1) {
    const [px, py] = path[Math.floor((index * path.length) / 32)] ?? [0, 0]
    points[index * 2] = px / dots.width
    points[index * 2 + 1] = py / dots.height
  }
  return points
}

interface Piece {
  readonly start: readonly [number, number]
  readonly size: number
  readonly touchesEdge: boolean
}

/** Connected pieces of ink (`value` 1) or of ground. */
function pieces(dots: Dots, value: 0 | 1): Piece[] {
  const { width, height, ink } = dots
  const seen = new Uint8Array(ink.length)
  const stack = new Int32Array(ink.length)
  const found: Piece[] = []
  for (let first = 0; first < ink.length; first += 1) {
    if (seen[first] === 1 || ink[first] !== value) continue
    const start = [first % width, Math.floor(first / width)] as const
    stack[0] = first
    seen[first] = 1
    let [size, touchesEdge, waiting] = [0, false, 1]
    while (waiting > 0) {
      waiting -= 1
      const dot = stack[waiting] ?? 0
      const x = dot % width
      const y = (dot - x) / width
      size += 1
      touchesEdge ||= x === 0 || y === 0 || x === width - 1 || y === height - 1
      for (const [dx, dy] of around) {
        if (value === 0 && dx !== 0 && dy !== 0) continue
        const nextX = x + dx
        const nextY = y + dy
        if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue
        const next = nextY * width + nextX
        if (seen[next] === 1 || ink[next] !== value) continue
        seen[next] = 1
        stack[waiting] = next
        waiting += 1
      }
    }
    if (size > 6) found.push({ start, size, touchesEdge })
  }
  return found
}

/** How many pieces, holes and strokes: those that straight lines through the part meet. */
function strokes(dots: Dots): Float32Array {
  const met = (length: number, dot: (step: number) => number) => {
    let count = 0
    for (let step = 0; step < length; step += 1) {
      if (dot(step) === 1 && (step === 0 || dot(step - 1) === 0)) count += 1
    }
    return count
  }
  const places = [0.12, 0.3, 0.5, 0.7, 0.88]
  const rows = places.map((place) => {
    const y = Math.floor(place * dots.height)
    return met(dots.width, (x) => at(dots, x, y))
  })
  const columns = places.map((place) => {
    const x = Math.floor(place * dots.width)
    return met(dots.height, (y) => at(dots, x, y))
  })
  const holes = pieces(dots, 0).filter(({ touchesEdge }) => !touchesEdge).length
  return Float32Array.from([...rows, ...columns, 2 * holes, pieces(dots, 1).length])
}

export const measures: Readonly<Record<string, Measure>> = { template, outline, strokes }

interface Known {
  readonly values: Float32Array
  readonly character: string
}

function distance(a: Float32Array, b: Float32Array, limit: number): number {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    sum += difference * difference
    if (sum > limit) return sum
  }
  return sum
}

/** The character that most of the five nearest are, and how far the nearest is. */
function nearest(values: Float32Array, known: readonly Known[]): [string, number] {
  const best: { character: string; far: number }[] = []
  let limit = Infinity
  for (const { values: other, character } of known) {
    const far = distance(values, other, limit)
    if (far >= limit) continue
    const place = best.findIndex((one) => one.far > far)
    best.splice(place < 0 ? best.length : place, 0, { character, far })
    if (best.length > 5) best.pop()
    if (best.length === 5) limit = best[4]?.far ?? Infinity
  }
  const votes = new Map<string, number>()
  for (const { character, far } of best) {
    votes.set(character, (votes.get(character) ?? 0) + 1 / (far + 1e-6))
  }
  const [winner = ''] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? []
  return [winner, best[0]?.far ?? Infinity]
}

export interface Attack {
  readonly cleaner: Cleaner
  readonly cutter: Cutter
  readonly measure: Measure
}

function learn(samples: readonly Sample[], { cleaner, cutter, measure }: Attack): Known[] {
  return samples.flatMap(({ dots, text }) => {
    const clean = cleaner(dots)
    return cutter(clean, text.length).map(([from, to], index) => ({
      values: measure(part(clean, from, to)),
      character: text[index] ?? '',
    }))
  })
}

/** Answers by parts that are cut before they are compared. @returns right answers, and right characters, of 1 */
export function solveByParts(
  samples: readonly Sample[],
  tests: readonly Sample[],
  attack: Attack,
): { answers: number; characters: number } {
  const known = learn(samples, attack)
  return score(tests, ({ dots, text }) => {
    const clean = attack.cleaner(dots)
    const parts = attack.cutter(clean, text.length)
    return parts.map(([from, to]) => nearest(attack.measure(part(clean, from, to)), known)[0])
  })
}

const windowWidths = [34, 42, 50]
const windowStep = 6

/** Slides windows over the picture and takes the row of them that is nearest to known characters. */
export function solveBySliding(
  samples: readonly Sample[],
  tests: readonly Sample[],
  attack: Attack,
): { answers: number; characters: number } {
  const known = learn(samples, attack)
  return score(tests, ({ dots, text }) => {
    const clean = attack.cleaner(dots)
    const [first, last] = extent(columnsOf(clean))
    interface Way {
      readonly cost: number
      readonly answer: string[]
    }
    let ways = new Map<number, Way>([[first, { cost: 0, answer: [] }]])
    const seen = new Map<string, [string, number]>()
    for (let index = 0; index < text.length; index += 1) {
      const next = new Map<number, Way>()
      for (const [from, way] of ways) {
        for (const width of windowWidths) {
          const to = Math.min(from + width, last + 4)
          if (index === text.length - 1 ? Math.abs(last - to) > 8 : to > last) continue
          const key = `${from} ${to}`
          const [character, far] =
            seen.get(key) ?? nearest(attack.measure(part(clean, from, to)), known)
          seen.set(key, [character, far])
          const end = first + Math.round((to - first) / windowStep) * windowStep
          const cost = way.cost + far
          const kept = next.get(end)
          if (!kept || kept.cost > cost) next.set(end, { cost, answer: [...way.answer, character] })
        }
      }
      ways = next
    }
    const [best] = [...ways.values()].sort((a, b) => a.cost - b.cost)
    return best?.answer ?? []
  })
}

function score(tests: readonly Sample[], solve: (test: Sample) => readonly string[]) {
  let [answers, characters, all] = [0, 0, 0]
  for (const test of tests) {
    const answer = solve(test)
    if (answer.join('') === test.text) answers += 1
    characters += Array.from(test.text).filter(
      (character, index) => answer[index] === character,
    ).length
    all += test.text.length
  }
  return { answers: answers / tests.length, characters: characters / all }
}
