import { describe, expect, it } from 'vitest'
import { panel, trend } from '../../testing/components.js'
import type { PageNode } from '../document/types.js'
import { s } from '../schema/s.js'
import { ComponentRegistry } from './ComponentRegistry.js'
import { defineComponent } from './defineComponent.js'

const node = (type: string): PageNode => ({
  id: 'a',
  type,
  parent: null,
  slot: 'main',
  order: '1',
  x: 0,
  y: 0,
  w: 1,
  h: 1,
  props: {},
})

describe('ComponentRegistry', () => {
  const registry = new ComponentRegistry({ components: [trend, panel] })

  it('R-10: refuses a type twice', () => {
    expect(() => registry.register({ ...trend })).toThrow('acme.trend is registered already')
  })

  it('R-11: shows what the user may place', () => {
    expect(registry.palette({ permCodes: [] }).map(({ type }) => type)).toEqual(['acme.panel'])
    expect(registry.palette({ permCodes: ['charts:use'] }).map(({ type }) => type)).toEqual([
      'acme.trend',
      'acme.panel',
    ])
  })

  it('R-12: has a placeholder for what nobody registered', () => {
    const unknown = registry.definitionOf('other.map')
    expect(unknown.label['en-US']).toBe('Unknown component other.map')
    expect(registry.permissionsOf(node('other.map'))).toEqual({
      canEdit: false,
      canDuplicate: false,
    })
    expect(registry.get('other.map')).toBeUndefined()
    expect(registry.get('__proto__')).toBeUndefined()
  })

  it('R-13: slots say what they take and how they lie', () => {
    expect(registry.allows(node('acme.panel'), 'body', 'other.map')).toBe(true)
    expect(registry.allows(node('acme.panel'), 'actions', 'acme.panel')).toBe(false)
    expect(registry.allows(node('acme.panel'), 'constructor', 'acme.panel')).toBe(false)
    expect(registry.layoutOf(null, 'main')).toBe('grid')
    expect(registry.layoutOf(null, 'dialogs')).toBe('list')
    expect(registry.layoutOf(node('acme.panel'), 'actions')).toBe('list')
    expect(registry.layoutOf(node('other.map'), 'body')).toBe('none')
    expect(registry.limitsOf('acme.trend')).toEqual({ minW: 2, minH: 2 })
  })

  it('R-14: hooks change panels and permissions', () => {
    const strict = defineComponent({
      ...panel,
      panel: ['title'],
      resolveFields: ({ permCodes }, fields) => (permCodes.has('edit') ? fields : []),
      permissions: ({ permCodes }) => ({ canRemove: permCodes.has('edit') }),
    })
    const own = new ComponentRegistry({ components: [strict] })
    expect(own.panelOf(node('acme.panel'))).toEqual([])
    expect(own.panelOf(node('acme.panel'), ['edit']).map(({ name }) => name)).toEqual(['title'])
    expect(own.permissionsOf(node('acme.panel'), ['edit'])).toEqual({ canRemove: true })
  })

  it('R-14: the view is given what follows from the stored properties', () => {
    const sums = defineComponent({
      ...panel,
      resolveProps: ({ props, permCodes }) => ({ ...props, title: [...permCodes].join() }),
    })
    const own = new ComponentRegistry({ components: [sums] })
    const props = { title: 'stored' }
    expect(own.viewPropsOf('acme.panel', props, ['edit'])).toEqual({ title: 'edit' })
    expect(own.viewPropsOf('other.map', props)).toBe(props)
    expect(registry.viewPropsOf('acme.panel', props)).toBe(props)
  })

  it('R-17: the view is given the defaults of the schema, as the panel shows them', () => {
    expect(registry.viewPropsOf('acme.trend', { title: 'a', more: 1 })).toEqual({
      title: 'a',
      unit: 'day',
      series: [],
      more: 1,
    })
    const whole = { title: 'a', unit: 'hour', series: ['x'] }
    expect(registry.viewPropsOf('acme.trend', whole)).toBe(whole)
  })

  it('R-17: hooks are given the defaults, too', () => {
    const hooked = defineComponent({
      ...trend,
      resolveFields: ({ props }, fields) => fields.filter(({ name }) => name === props.unit),
      resolveProps: ({ props }) => ({ ...props, title: props.unit.toUpperCase() }),
      permissions: ({ props }) => ({ canEdit: props.series.length === 0 }),
    })
    const own = new ComponentRegistry({ components: [hooked] })
    expect(own.viewPropsOf('acme.trend', {})).toMatchObject({ title: 'DAY' })
    expect(own.panelOf(node('acme.trend'))).toEqual([])
    expect(own.permissionsOf(node('acme.trend'))).toEqual({ canEdit: true })
  })

  it('R-15: never writes a lower version', () => {
    const before = { page: 4, components: { 'acme.trend': 9, 'other.map': 2 } }
    expect(registry.versionsFor([node('acme.trend'), node('acme.panel')], before)).toEqual({
      page: 4,
      components: { 'acme.trend': 9, 'other.map': 2, 'acme.panel': 1 },
    })
  })

  it.each([
    [{ type: '' }, 'not a name'],
    [{ type: 'page' }, 'not a name'],
    [{ type: '__proto__' }, 'not a name'],
    [{ version: 0 }, 'no version 0'],
    [{ version: 4 }, 'lacks the migration to version 4'],
    [{ version: 2 }, 'a migration to version 3, of 2'],
    [{ props: s.text() }, 'no object'],
    [{ panel: ['nothing'] }, 'nothing, which is no property'],
    [{ slots: { constructor: { allow: ['*'], layout: 'grid' } } }, 'a slot named'],
    [{ size: { w: 1, h: 1, minW: 2 } }, 'no width 1'],
    [{ size: { w: 1.5, h: 1 } }, 'whole numbers'],
    [{ size: { w: 2, h: 1, aspect: 0 } }, 'no aspect 0'],
  ])('R-16: refuses %j', (wrong, message) => {
    expect(() => defineComponent({ ...trend, ...wrong } as typeof trend)).toThrow(message)
  })
})
