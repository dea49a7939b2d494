import { describe, expect, it } from 'vitest'
import { panel, trend } from '../../testing/components.js'
import { openPage } from '../open/openPage.js'
import { ComponentRegistry } from '../registry/ComponentRegistry.js'
import { s } from '../schema/s.js'
import { assertLayoutInvariants, generateDocument, generateLayout } from './generate.js'
import { componentContract, runComponentContract } from './runComponentContract.js'

const goldens = {
  2: { from: { caption: 'Power' }, to: { title: 'Power' } },
  3: { from: { title: 'Power', line: 'kW' }, to: { title: 'Power', series: ['kW'] } },
}

describe('R-20: the contract of components', () => {
  it.each(componentContract(trend, { goldens }).map((check) => [check.name, check] as const))(
    'a trend %s',
    (_, check) => check.run(),
  )

  it('holds for a component without migrations', () => runComponentContract(panel))

  it.each([
    ['no golden pair', trend, {}],
    ['makes something else', trend, { ...goldens, 2: { from: {}, to: { title: 'other' } } }],
    ['does not lead back', trend, { ...goldens, 2: { from: {}, to: { title: '' } } }],
    ['an empty label', { ...panel, label: { 'zh-CN': '', 'en-US': 'x' } }, {}],
    ['no accessible name', { ...panel, a11y: { name: () => ' ' } }, {}],
    ['no object', { ...panel, props: s.text() }, {}],
  ])('finds %s', (message, definition, pairs) => {
    expect(() => runComponentContract(definition as typeof panel, { goldens: pairs })).toThrow(
      message,
    )
  })
})

describe('generators', () => {
  it('make layouts and pages that are in order, the same for one seed', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      assertLayoutInvariants(generateLayout(seed, 30))
      const page = generateDocument(seed, 30)
      expect(openPage(page, { registry: new ComponentRegistry() })).toMatchObject({
        problems: [],
        document: page,
      })
    }
    expect(generateLayout(7, 20)).toEqual(generateLayout(7, 20))
    expect(generateLayout(7, 20)).not.toEqual(generateLayout(8, 20))
  })

  it('finds layouts that are none', () => {
    const item = { id: 'a', x: 0, y: 0, w: 2, h: 2 }
    expect(() => assertLayoutInvariants([item, { ...item, id: 'b' }])).toThrow('lie on each other')
    expect(() => assertLayoutInvariants([{ ...item, y: 1 }])).toThrow('not compact')
    expect(() => assertLayoutInvariants([{ ...item, x: 23 }])).toThrow('not within')
  })
})
