import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countForProof } from '../../testing/proof/count.js'
import { nodeOf, pageOf } from '../../testing/pages.js'
import type { JsonObject, PageDocument, PageNode } from '../index.js'
import { normalise } from '../normalise.js'
import { applyOverlay, brokenZones, overlayOf, zoneProperty, zonesOf } from '../overlay.js'
import type { OverlayChange, Zone } from '../overlay.js'

const numRuns = Number(process.env['SPRUCE_OVERLAY_RUNS'] ?? 300)

const marked = (zone: Zone, props: JsonObject = {}) => ({ [zoneProperty]: zone, ...props })
const fixed = nodeOf('fixed', { w: 24, props: marked('fixed') })
const movable = nodeOf('movable', { y: 2, props: marked('movable') })
const free = nodeOf('free', { x: 4, y: 2, props: { title: 'A', hint: 'B' } })
const given = pageOf([fixed, movable, free])
const changed = (id: string, patch: Partial<PageNode>, page = given): PageDocument => {
  const node = page.nodes[id]
  return { ...page, nodes: { ...page.nodes, ...(node && { [id]: { ...node, ...patch } }) } }
}

describe('zones', () => {
  it('are free without a mark, and as strict as what holds them or what they hold', () => {
    const page = pageOf([
      nodeOf('alone'),
      nodeOf('section'),
      nodeOf('in', { parent: 'section', props: marked('fixed') }),
      nodeOf('beside', { parent: 'section' }),
      nodeOf('moving', { props: marked('movable') }),
      nodeOf('within', { parent: 'moving', props: marked('free') }),
    ])
    expect(Object.fromEntries(zonesOf(page))).toEqual({
      ...{ alone: 'free', section: 'fixed', in: 'fixed', beside: 'free' },
      ...{ moving: 'movable', within: 'movable' },
    })
  })

  it('say which part of which change they refuse', () => {
    const mine = changed('fixed', { x: 1, w: 6 }, changed('movable', { props: {} }))
    const broken = brokenZones(given, [
      ...overlayOf(given, mine),
      { id: 'movable', kind: 'hidden' },
      { id: 'gone', kind: 'hidden' },
      { id: 'new', kind: 'added', type: 'box', place: { ...fixed, parent: 'fixed', slot: 'body' } },
      { id: 'free', kind: 'changed', set: { [zoneProperty]: 'fixed' } },
      { id: 'free', kind: 'changed', place: { ...free, slot: 'dialogs' } },
    ])
    expect(broken.map(({ id, part, why }) => `${id} ${part} ${why}`)).toEqual([
      ...['fixed place fixed', 'movable props movable', 'movable hidden movable'],
      ...['gone all missing', 'new place fixed', 'free props fixed', 'free place fixed'],
    ])
  })
})

describe('an overlay', () => {
  it('says by component what differs', () => {
    const mine = {
      ...given,
      nodes: {
        fixed,
        free: { ...free, x: 8, props: { title: 'mine' } },
        new: nodeOf('new', { y: 4, props: { title: 'new' } }),
      },
    }
    expect(overlayOf(given, mine)).toEqual([
      {
        ...{ id: 'free', kind: 'changed', set: { title: 'mine' }, unset: ['hint'] },
        place: { parent: null, slot: 'main', order: 'free', x: 8, y: 2, w: 4, h: 2 },
      },
      {
        ...{ id: 'new', kind: 'added', type: 'box', set: { title: 'new' } },
        place: { parent: null, slot: 'main', order: 'new', x: 0, y: 4, w: 4, h: 2 },
      },
      { id: 'movable', kind: 'hidden' },
    ])
    expect(overlayOf(given, changed('fixed', { static: true }))).toEqual([])
  })

  it('keeps what it can on another revision, and tells the rest', () => {
    const changes: OverlayChange[] = [
      { id: 'free', kind: 'changed', set: { title: 'mine' } },
      { id: 'movable', kind: 'changed', place: { ...movable, x: 12 } },
      { id: 'gone', kind: 'changed', set: { title: 'lost' } },
      { id: 'was hidden', kind: 'hidden' },
      { id: 'taken', kind: 'added', type: 'box', place: { ...free, y: 8 }, set: { title: 'own' } },
    ]
    const next = pageOf([
      { ...fixed, h: 4 },
      { ...movable, y: 4, props: marked('fixed') },
      { ...free, y: 4, props: { title: 'theirs', hint: 'new' } },
      nodeOf('taken', { x: 8, y: 4 }),
    ])
    const { document, notKept } = applyOverlay(next, changes)
    expect(notKept).toEqual([
      { id: 'movable', part: 'place', why: 'fixed' },
      { id: 'gone', part: 'all', why: 'missing' },
    ])
    expect(document.nodes).toMatchObject({
      ...{ fixed: { h: 4, static: true }, movable: { x: 0, y: 4, static: true } },
      ...{ free: { props: { title: 'mine', hint: 'new' } }, taken: { x: 8, y: 4 } },
      'taken-own': { x: 4, y: 6, props: { title: 'own' } },
    })
  })

  it('hides with a section what lies in it, also what came into it later', () => {
    const next = pageOf([nodeOf('free'), nodeOf('later', { parent: 'free', slot: 'body' })])
    expect(applyOverlay(next, [{ id: 'free', kind: 'hidden' }]).document.nodes).toEqual({})
  })

  it('brings back what would lie in itself', () => {
    const page = pageOf([nodeOf('a'), nodeOf('b', { y: 2 })])
    const into = (id: string, parent: string): OverlayChange => ({
      ...{ id, kind: 'changed', place: { ...nodeOf(id), parent, slot: 'body' } },
    })
    const { document, notKept } = applyOverlay(page, [into('a', 'b'), into('b', 'a')])
    expect(notKept).toEqual([{ id: 'a', part: 'place', why: 'missing' }])
    expect(document.nodes).toMatchObject({ a: { parent: null }, b: { parent: 'a' } })
  })
})

const zone = fc.constantFrom<Zone>('fixed', 'movable', 'free')
const rect = fc.record({
  ...{ x: fc.nat(20), y: fc.nat(20) },
  ...{ w: fc.integer({ min: 1, max: 12 }), h: fc.integer({ min: 1, max: 5 }) },
})
const id = fc.integer({ min: 0, max: 11 }).map((at) => `n${at}`)
const value = fc.constantFrom('a', 'b', 'c')

/** Pages of some components, every third of which may lie in the one before. */
const pages = fc
  .uniqueArray(fc.record({ id, rect, zone, isIn: fc.boolean(), title: value }), {
    ...{ selector: (one) => one.id, minLength: 1, maxLength: 9 },
  })
  .map((seeds) => {
    const nodes = seeds.map((seed, at): PageNode => {
      const above = at % 3 === 2 && seed.isIn ? seeds[at - 1] : undefined
      const place = above ? { parent: above.id, slot: 'body' } : {}
      const props = marked(seed.zone, { title: seed.title })
      return nodeOf(seed.id, { ...seed.rect, ...place, props })
    })
    return settled(pageOf(nodes))
  })

/** As a designer would save it. */
function settled(page: PageDocument): PageDocument {
  const nodes = Object.values(page.nodes)
  const items = normalise(nodes.filter(({ parent }) => parent === null)).items
  const places = new Map(items.map(({ id: at, x, y, w, h }) => [at, { x, y, w, h }]))
  return pageOf(nodes.map((node) => ({ ...node, ...places.get(node.id) })))
}

const place = fc.record({ parent: fc.option(id), rect }).map(({ parent, rect: at }) => {
  return { parent, slot: parent === null ? 'main' : 'body', order: 'a', ...at }
})
const changes: fc.Arbitrary<OverlayChange[]> = fc.uniqueArray(
  fc.oneof(
    fc.record({
      ...{ id, kind: fc.constant('changed' as const), place },
      set: fc.record({ title: value }),
    }),
    fc.record({ id, kind: fc.constant('changed' as const), place }),
    fc.record({ id, kind: fc.constant('hidden' as const) }),
    fc.record({
      id: fc.integer({ min: 8, max: 14 }).map((at) => `n${at}`),
      ...{ kind: fc.constant('added' as const), type: fc.constant('box'), place },
      set: fc.record({ title: value }),
    }),
  ),
  { selector: (one) => one.id, maxLength: 8 },
)

const bare = ({ static: _, ...node }: PageNode) => node as unknown as JsonObject

function expectFixedAsGiven(page: PageDocument, shown: PageDocument): void {
  for (const [at, one] of zonesOf(page)) {
    const [before, after] = [page.nodes[at], shown.nodes[at]]
    if (one !== 'fixed' || !before) continue
    expect(after && bare(after)).toEqual(bare(before))
  }
}

describe('on generated pages', () => {
  let runs = 0

  it('leaves what is fixed as it is given, whatever the overlay asks for', () => {
    fc.assert(
      fc.property(pages, changes, (page, asked) => {
        expectFixedAsGiven(page, applyOverlay(page, asked).document)
      }),
      { numRuns },
    )
    runs += numRuns
  })

  it('is found again as it was made, and breaks no zone', () => {
    fc.assert(
      fc.property(pages, changes, (page, asked) => {
        const mine = applyOverlay(page, asked).document
        const found = overlayOf(page, mine)
        expect(brokenZones(page, found)).toEqual([])
        const again = applyOverlay(page, found)
        expect(again.notKept).toEqual([])
        expect(again.document.nodes).toEqual(mine.nodes)
      }),
      { numRuns },
    )
    runs += numRuns
  })

  it('keeps own changes on another revision, or tells that they are not', () => {
    fc.assert(
      fc.property(pages, pages, changes, (page, next, asked) => {
        const own = overlayOf(page, applyOverlay(page, asked).document)
        const { document, notKept } = applyOverlay(next, own)
        expectFixedAsGiven(next, document)
        const told = new Set(notKept.map(({ id: at, part }) => `${at} ${part}`))
        const isTold = (at: string, part: string) =>
          told.has(`${at} ${part}`) || told.has(`${at} all`)
        for (const { id: asId, kind, place: to, set = {} } of own) {
          const isTaken = kind === 'added' && next.nodes[asId]
          const node = document.nodes[isTaken ? `${asId}-own` : asId]
          if (kind === 'hidden') {
            if (!isTold(asId, 'hidden')) expect(node).toBeUndefined()
            continue
          }
          if (!node) {
            // It lies in something that is hidden, and so it was by the person.
            expect(isTold(asId, 'all') || own.some((one) => one.kind === 'hidden')).toBe(true)
            continue
          }
          if (!isTold(asId, 'props')) {
            for (const [name, one] of Object.entries(set)) expect(node.props[name]).toEqual(one)
          }
          if (to && !isTold(node.id, 'place') && !isTold(asId, 'place')) {
            expect([node.w, node.h, node.slot]).toEqual([to.w, to.h, to.slot])
          }
        }
      }),
      { numRuns },
    )
    runs += numRuns
  })

  it('is refused where it breaks a zone, by the name of the component', () => {
    fc.assert(
      fc.property(pages, (page) => {
        for (const [at, one] of zonesOf(page)) {
          const node = page.nodes[at]
          if (!node) continue
          const broken = (change: Partial<OverlayChange>) =>
            brokenZones(page, [{ id: at, kind: 'changed', ...change }]).map((each) => each.id)
          const expected = (isTaken: boolean) => (isTaken ? [] : [at])
          expect(broken({ place: { ...node, x: node.x + 1 } })).toEqual(expected(one !== 'fixed'))
          expect(broken({ kind: 'hidden' })).toEqual(expected(one === 'free'))
          expect(broken({ set: { title: 'x' } })).toEqual(expected(one === 'free'))
        }
      }),
      { numRuns },
    )
    runs += numRuns
    countForProof('overlay', { counts: { overlayRuns: runs } })
  })
})
