import { captchaGlyphs } from './captchaGlyphs.js'

/** A number from 0 to 1. */
type Random = () => number

interface Point {
  readonly x: number
  readonly y: number
}

/** Dots of the picture: two for each pixel of its 120 × 40. */
const width = 240
const height = 80

/** The characters that an answer may have. */
export const captchaCharacters = Object.keys(captchaGlyphs).join('')

/**
 * Draws the characters as an SVG of 120 × 40. No outline of a character is in it: written with a pen whose hand
 * differs from character to character, bent, crossed and cut by other lines, all becomes one pattern of dots and goes
 * out row by row.
 * @param strength how far the hand strays: 1 as in the product, 0 for the same strokes each time (for tests)
 */
export function drawCaptcha(text: string, random: Random, strength = 1): string {
  const between = (from: number, to: number) => from + (to - from) * random()
  const stray = (most: number) => strength * most * (random() + random() - 1)
  const ink = new Uint8Array(width * height)

  const bend = makeBend(random, strength)
  const pitch = 42 + stray(2)
  const left = width / 2 - (pitch * (text.length - 1)) / 2 + stray(8)
  const characters = Array.from(text).map((character, index) => {
    const ways = captchaGlyphs[character] ?? []
    const way = ways[strength === 0 ? 0 : Math.floor(random() * ways.length)] ?? []
    const wide = 3.6 + stray(0.7)
    const high = 3.8 + stray(0.6)
    const [turn, slant] = [strength * between(-0.45, 0.45), strength * between(-0.35, 0.35)]
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const middle = { x: left + pitch * index + stray(4), y: height / 2 + stray(9) }
    const place = ({ x, y }: Point): Point => {
      const from = { x: (x - 5 + stray(1.45)) * wide, y: (y - 7 + stray(1.45)) * high }
      const slanted = from.x + slant * from.y
      return {
        x: middle.x + slanted * cos - from.y * sin,
        y: middle.y + slanted * sin + from.y * cos,
      }
    }
    const pen = 3 + stray(1)
    return { pen, lines: way.map((stroke) => lineOf(stroke, place)) }
  })
  for (const { pen, lines } of characters) {
    const thinner = stray(0.8)
    for (const line of lines) draw(ink, line.map(bend), pen - thinner / 2, pen + thinner / 2, 1)
  }
  if (strength > 0) {
    for (let cut = 0; cut < 2; cut += 1) draw(ink, acrossLine(between).map(bend), 0.9, 0.9, 0)
    for (let line = 0; line < 2; line += 1) {
      draw(ink, acrossLine(between).map(bend), between(1.2, 2), between(1.2, 2), 1)
    }
  }
  return svgOf(ink)
}

/** Moves every point of the picture a little, smoothly. */
function makeBend(random: Random, strength: number): (point: Point) => Point {
  const wave = (most: number) => {
    const [high, length, start] = [most * strength * random(), 30 + 50 * random(), 7 * random()]
    return (at: number) => high * Math.sin((at / length) * 2 + start)
  }
  const [sideways, upwards, along, across] = [wave(5), wave(6), wave(4), wave(3)]
  return ({ x, y }) => ({ x: x + sideways(y) + along(x), y: y + upwards(x) + across(y) })
}

/** A line through the picture, as if it were a stroke of several characters. */
function acrossLine(between: (from: number, to: number) => number): Point[] {
  const from = { x: between(-10, width * 0.3), y: between(8, height - 8) }
  const to = { x: between(width * 0.7, width + 10), y: between(8, height - 8) }
  const inner = [0.33, 0.67].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: between(10, height - 10),
  }))
  return smooth([from, ...inner, to])
}

function lineOf(stroke: string, place: (point: Point) => Point): Point[] {
  const points = stroke
    .slice(1)
    .split(' ')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return place({ x, y })
    })
  return stroke.startsWith('S') ? smooth(points) : points
}

/** A curve through the points (Catmull-Rom). */
function smooth(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point
  const curve: Point[] = []
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < 8; step += 1) {
      const t = step / 8
      const blend = (p: number, q: number, r: number, s: number) =>
        q + (t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))) / 2
      curve.push({ x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) })
    }
  }
  return [...curve, at(points.length - 1)]
}

/** Draws with a pen, or wipes (`value` 0), along a line; the pen's radius changes on the way. */
function draw(ink: Uint8Array, line: readonly Point[], from: number, to: number, value: 0 | 1) {
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1] as Point, line[index] as Point]
    const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y)))
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps
      const radius = from + ((to - from) * (index - 1 + part)) / (line.length - 1)
      stamp(ink, a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, radius, value)
    }
  }
}

function stamp(ink: Uint8Array, x: number, y: number, radius: number, value: 0 | 1) {
  const top = Math.max(0, Math.ceil(y - radius))
  const bottom = Math.min(height - 1, Math.floor(y + radius))
  for (let row = top; row <= bottom; row += 1) {
    const half = Math.sqrt(radius * radius - (row - y) ** 2)
    const start = Math.max(0, Math.ceil(x - half))
    const end = Math.min(width - 1, Math.floor(x + half))
    if (end >= start) ink.fill(value, row * width + start, row * width + end + 1)
  }
}

function svgOf(ink: Uint8Array): string {
  let path = ''
  let [lastX, lastY] = [0, 0]
  for (let row = 0; row < height; row += 1) {
    for (let start = 0; start < width; start += 1) {
      if (ink[row * width + start] !== 1) continue
      let end = start
      while (end < width && ink[row * width + end] === 1) end += 1
      path += `m${start - lastX} ${row - lastY}h${end - start}`
      ;[lastX, lastY, start] = [end, row, end]
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 2}" height="${height / 2}" viewBox="0 -.5 ${width} ${height}">` +
    `<path d="M0 0${path}" stroke="#333" stroke-width="1.2"/></svg>`
  )
}
