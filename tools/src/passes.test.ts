import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isSampled, Passes, seedOfContent, type Unit } from './passes.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const unit: Unit = { name: 'libs/a/src/A.stories.tsx', hash: 'h1' }
const toolchain = { node: '24', chromium: '156' }
let cache: string
let dispose: () => void

/** A commit that does not choose the unit by itself. */
const commit = ['c1', 'c2', 'c3', 'c4'].find((one) => !isSampled(unit.name, one)) ?? ''

beforeEach(() => {
  const folder = temporaryFolder()
  cache = folder.path
  dispose = () => folder[Symbol.dispose]()
})
afterEach(() => dispose())

const open = (versions: Record<string, string> = toolchain) =>
  new Passes('stories', versions, cache)

it('runs a unit until it passed, then takes its tests from the record', () => {
  expect(open().select([unit], commit)).toEqual({ run: [unit], taken: [] })
  open().remember(unit, 7)
  expect(open().select([unit], commit)).toEqual({ run: [], taken: [{ unit, tests: 7 }] })
})

it('runs a unit again whose content, name or toolchain is another', () => {
  open().remember(unit, 7)
  expect(open().find({ ...unit, hash: 'h2' })).toBeUndefined()
  expect(open().find({ ...unit, name: 'libs/b/src/B.stories.tsx' })).toBeUndefined()
  expect(open({ ...toolchain, chromium: '157' }).find(unit)).toBeUndefined()
  expect(open({ chromium: '156', node: '24' }).find(unit)).toBe(7)
})

it('runs a unit whose hash is not known, and records nothing of it', () => {
  const unknown = { ...unit, hash: undefined }
  open().remember(unknown, 7)
  expect(open().select([unknown], commit).run).toEqual([unknown])
  expect(readdirSync(join(cache, 'passes', 'stories'))).toEqual([])
})

it('records no unit without tests', () => {
  open().remember(unit, 0)
  expect(open().find(unit)).toBeUndefined()
})

it('forgets the pass of a unit that failed', () => {
  open().remember(unit, 7)
  open().forget(unit)
  expect(open().find(unit)).toBeUndefined()
})

it('runs what is written by half', () => {
  open().remember(unit, 7)
  const folder = join(cache, 'passes', 'stories')
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '{"tests":')
  expect(open().select([unit], commit).run).toEqual([unit])
})

it('keeps for 30 days what nobody asks for', () => {
  open().remember(unit, 7)
  const folder = join(cache, 'passes', 'stories')
  const age = (days: number) => {
    const then = new Date(Date.now() - days * 86_400_000)
    for (const file of readdirSync(folder)) utimesSync(join(folder, file), then, then)
  }
  age(29)
  expect(open().find(unit)).toBe(7)
  age(31)
  expect(open().find(unit)).toBeUndefined()
})

it('runs a twentieth of what passed, another with each commit', () => {
  const units = Array.from({ length: 1000 }, (_, at) => ({ name: `story ${at}`, hash: 'h' }))
  const passes = open()
  for (const one of units) passes.remember(one, 1)
  const first = passes.select(units, 'first')
  const second = passes.select(units, 'second')
  for (const { run, taken } of [first, second]) {
    expect(run.length).toBeGreaterThan(25)
    expect(run.length).toBeLessThan(85)
    expect(run.length + taken.length).toBe(1000)
  }
  expect(passes.select(units, 'first')).toEqual(first)
  expect(first.run.filter((one) => second.run.includes(one)).length).toBeLessThan(15)
})

it('comes to every unit in the course of commits', () => {
  const commits = Array.from({ length: 300 }, (_, at) => `commit ${at}`)
  expect(commits.some((one) => isSampled(unit.name, one))).toBe(true)
})

it('gives every content a seed, and the same one again', () => {
  const trees = Array.from({ length: 200 }, (_, at) => [`tree ${String(at)}`, 'x'])
  const seeds = trees.map((tree) => seedOfContent(tree))
  expect(new Set(seeds).size).toBe(trees.length)
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true)
  expect(trees.map((tree) => seedOfContent(tree))).toEqual(seeds)
  expect(seedOfContent()).toBe(seedOfContent())
})
