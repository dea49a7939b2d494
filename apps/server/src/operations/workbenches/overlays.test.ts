import { writeFile } from 'node:fs/promises'
import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../../seed/random.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type Mine = Schemas['MyWorkbench']
type Change = Schemas['WorkbenchChange']
type Place = NonNullable<Change['place']>
type Zone = 'fixed' | 'movable' | 'free'
type Node = Place & { id: string; type: string; props: Record<string, unknown> }
type Page = Record<string, Node>

const isProof = process.env['SPRUCE_PROOF'] === '1'
const overlays = Number(process.env['SPRUCE_OVERLAYS'] ?? (isProof ? 10_000 : 100))
const seed = Number(process.env['SPRUCE_SEED'] ?? 1)
/** So many overlays of one page, before the next revision of it comes out. */
const eachPage = 20

let bench: Bench
let org: Organisation
let worker: Person
beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
  worker = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  await bench.world.sql`delete from designs where tenant_id = ${bench.world.tenants.a}`
})
afterAll(() => bench.close())

const rank: readonly Zone[] = ['free', 'movable', 'fixed']
const ids = Array.from('abcdefghi', (letter) => `n${letter}`)
/** Few enough that many overlays keep to the free zones. */
const marks = ['fixed', 'movable', 'free', 'free', 'none', 'none', 'none', 'none'] as const
const kinds = ['changed', 'changed', 'changed', 'changed', 'hidden', 'added'] as const

function makePlace(random: Random, parent: string | null): Place {
  return {
    ...{
      parent,
      slot: parent === null ? 'main' : 'body',
      order: `o${String(random.below(8) + 1)}`,
    },
    ...{ x: random.below(18), y: random.below(20), w: 6, h: 2 + random.below(3) },
  }
}

/** A page of marked components, some of which lie in others, each below the one before. */
function makePage(random: Random): Page {
  const page: Page = {}
  for (const id of ids) {
    if (random.chance(0.25)) continue
    const holders = Object.keys(page).filter((one) => page[one]?.parent === null)
    const parent = holders.length > 0 && random.chance(0.4) ? random.pick(holders) : null
    const mark = random.pick(marks)
    const props = { title: `${id} given`, ...(mark !== 'none' && { personal: mark }) }
    const before = Object.values(page).filter((one) => one.parent === parent).length
    const place = { ...makePlace(random, parent), order: id, x: 0, y: before * 4, h: 4 }
    page[id] = { ...place, id, type: 'spruce.group', props }
  }
  return page
}

function makeOverlay(random: Random, page: Page): Change[] {
  const changes = new Map<string, Change>()
  for (let left = random.below(4); left >= 0; left -= 1) {
    const kind = random.pick(kinds)
    const isNew = kind === 'added'
    // Some are about what this page does not have.
    const known = random.chance(0.9) ? Object.keys(page) : ids
    const id = isNew ? `own${String(random.below(3))}` : random.pick(known.length > 0 ? known : ids)
    const holder = random.pick([null, null, random.pick(ids), `own${String(random.below(3))}`])
    const parent = random.chance(0.5) && !isNew ? (page[id]?.parent ?? null) : holder
    const place = makePlace(random, parent === id ? null : parent)
    const set = { [random.chance(0.05) ? 'personal' : 'title']: `${id} own` }
    if (kind === 'hidden') changes.set(id, { id, kind })
    else if (isNew) changes.set(id, { id, kind, type: 'spruce.group', place, set })
    else {
      const [isMoved, isSet] = [random.chance(0.6), random.chance(0.5)]
      const unset = random.chance(0.1) ? { unset: ['title'] } : {}
      changes.set(id, { id, kind, ...(isMoved && { place }), ...(isSet ? { set } : unset) })
    }
  }
  return [...changes.values()]
}

/** What stands above a component, whatever it is moved into. */
function above(page: Page, id: string): string[] {
  const found: string[] = []
  for (let at = page[id]?.parent ?? null; at !== null; at = page[at]?.parent ?? null) found.push(at)
  return found
}

/** Decision 157, said a second time: the strictest of all marks above, below and its own. */
function zoneIn(page: Page, id: string): Zone {
  const marks = Object.keys(page)
    .filter((one) => one === id || above(page, one).includes(id) || above(page, id).includes(one))
    .map((one) => rank.indexOf(page[one]?.props['personal'] as Zone))
  return rank[Math.max(0, ...marks)] ?? 'free'
}

/** The parts of changes that a page does not take: `<component> <part>`. */
function brokenBy(page: Page, changes: readonly Change[]): Set<string> {
  const of = (kind: Change['kind']) =>
    new Set(changes.filter((one) => one.kind === kind).map(({ id }) => id))
  const [hidden, added] = [of('hidden'), of('added')]
  const moved = new Map(changes.map(({ id, place }) => [id, place]))
  const goesWith = (holder: string | null, seen: readonly string[] = []): boolean =>
    holder !== null &&
    !seen.includes(holder) &&
    (hidden.has(holder) ||
      goesWith((moved.get(holder) ?? page[holder])?.parent ?? null, [...seen, holder]))
  const canLieIn = (parent: string | null) =>
    parent === null ||
    (!goesWith(parent) &&
      (added.has(parent) || (parent in page && zoneIn(page, parent) === 'free')))
  const broken = new Set<string>()
  for (const { id, kind, place, set, unset } of changes) {
    const given = page[id]
    if (kind === 'added') {
      if (place && !canLieIn(place.parent)) broken.add(`${id} place`)
      continue
    }
    if (!given) {
      broken.add(`${id} all`)
      continue
    }
    const zone = zoneIn(page, id)
    const names = [...Object.keys(set ?? {}), ...(unset ?? [])]
    if (kind === 'hidden' && zone !== 'free') broken.add(`${id} hidden`)
    if (names.length > 0 && (zone !== 'free' || names.includes('personal'))) {
      broken.add(`${id} props`)
    }
    const stays = place?.parent === given.parent
    if (place && (zone === 'fixed' || (!stays && !canLieIn(place.parent)))) {
      broken.add(`${id} place`)
    }
  }
  return broken
}

const documentOf = (nodes: Page) => ({
  ...{ schema: { page: 1, components: {} }, config: { gridColNum: 24 } },
  nodes,
})

const bare = ({ static: _, ...node }: Node & { static?: boolean }) => node
const nodesOf = ({ document }: Mine) => document?.['nodes'] as Page

/** Whatever somebody asked for, what is fixed is shown as it is given. */
function expectFixedAsGiven(page: Page, shown: Page): number {
  const fixed = Object.keys(page).filter((id) => zoneIn(page, id) === 'fixed')
  for (const id of fixed) expect(shown[id] && bare(shown[id])).toEqual(page[id])
  return fixed.length
}

/** What the person made is there on a page, or it is told that it is not. */
function expectOwn(page: Page, { document, notKept }: Mine, changes: readonly Change[]): void {
  const shown = nodesOf({ document } as Mine)
  const told = new Set(notKept.map(({ id, part }) => `${id} ${part}`))
  const broken = brokenBy(page, changes)
  const hidden = changes.filter(({ kind }) => kind === 'hidden').map(({ id }) => id)
  for (const part of broken) {
    // What was hidden and is gone is as the person wanted it.
    const isGone = part.endsWith(' all') && hidden.includes(part.split(' ')[0] ?? '')
    if (!isGone) expect(told).toContain(part)
  }
  for (const part of told) {
    // Two that lie in each other by now: one of them goes back, and it is told.
    if (!broken.has(part)) expect(part).toMatch(/ place$/)
  }
  for (const { id, kind, set = {}, unset = [], place } of changes) {
    const node = shown[id]
    if (broken.has(`${id} all`)) continue
    if (kind === 'hidden') {
      if (!broken.has(`${id} hidden`)) expect(node).toBeUndefined()
      continue
    }
    if (!node) {
      expect(hidden.length, `${id} is gone`).toBeGreaterThan(0)
      continue
    }
    if (!broken.has(`${id} props`)) {
      expect(node.props).toMatchObject(set)
      for (const name of unset) expect(node.props).not.toHaveProperty(name)
    }
    if (place && !told.has(`${id} place`)) {
      expect([node.parent, node.w, node.h]).toEqual([place.parent, place.w, place.h])
    }
  }
}

describe('generated overlays of a workbench', () => {
  it('are refused where they break a zone; others are kept, also on a new revision', async () => {
    const random = createRandom(seed)
    const counts = { overlays: 0, taken: 0, refused: 0, revisions: 0, fixedShown: 0 }
    const first = await org.get<Schemas['Workbench']>('addWorkbench', {
      body: { scope: 'global', name: '全局', document: documentOf({}) },
    })
    const path = { id: first.id }
    let { version } = first
    const show = async (page: Page) => {
      const document = documentOf(page)
      const draft = await org.get<Schemas['Workbench']>('saveWorkbenchDraft', {
        ...{ path, body: { version, document } },
      })
      const out = await org.get<Schemas['Workbench']>('publishWorkbench', {
        ...{ path, body: { version: draft.version } },
      })
      version = out.version
      counts.revisions += 1
      return (await org.callAs<Mine>(worker, 'getMyWorkbench')).body.data as Mine
    }

    while (counts.overlays < overlays) {
      const page = makePage(random)
      let mine = await show(page)
      let kept: readonly Change[] = mine.changes
      for (let left = eachPage; left > 0; left -= 1) {
        const changes = makeOverlay(random, page)
        const { revision } = mine
        const body = { version: mine.version, workbenchId: first.id, revision, changes }
        const answer = await org.callAs<Mine>(worker, 'saveMyWorkbench', { body })
        const isBroken = brokenBy(page, changes).size > 0
        const said = [answer.status, answer.status === 200 ? undefined : answer.body.code]
        expect([changes, ...said]).toEqual([
          changes,
          ...(isBroken ? [422, 'WORKBENCH_ZONE'] : [200, undefined]),
        ])
        counts.overlays += 1
        counts[isBroken ? 'refused' : 'taken'] += 1
        if (!isBroken) {
          mine = answer.body.data as Mine
          kept = changes
          expectOwn(page, mine, kept)
        } else {
          // Nothing of it is kept.
          mine = (await org.callAs<Mine>(worker, 'getMyWorkbench')).body.data as Mine
        }
        counts.fixedShown += expectFixedAsGiven(page, nodesOf(mine))
      }
      const next = makePage(random)
      const renewed = await show(next)
      counts.fixedShown += expectFixedAsGiven(next, nodesOf(renewed))
      expectOwn(next, renewed, kept)
      const reset = { body: { workbenchId: first.id } }
      await org.callAs(worker, 'resetMyWorkbench', reset)
    }

    // Of a few the shares vary.
    const least = isProof ? overlays / 10 : 0
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(least)
    const out = process.env['SPRUCE_PROOF_OUT']
    if (out) await writeFile(out, JSON.stringify({ counts, figures: {} }))
  })
})
