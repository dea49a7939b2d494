import { s } from '@spruce/designer-engine/registry'
import { expect, it } from 'vitest'
import { readComponentSchema } from './readComponentSchema.js'

const object = (properties: object, more: object = {}) => ({
  type: 'object',
  properties,
  ...more,
})

it('reads back what the designer itself writes', () => {
  const written = s
    .object({
      title: s.text({ max: 20 }).default('标题'),
      color: s.color(),
      kind: s.enum(['line', 'bar']).optional(),
      points: s.array(s.object({ value: s.number({ min: 0, max: 9 }) }), { max: 3 }),
    })
    .toJsonSchema()
  expect(readComponentSchema(written).schema?.toJsonSchema()).toEqual(written)
})

it.each([
  [[], '', 'notAnObjectRoot'],
  [{ type: 'string' }, '', 'notAnObjectRoot'],
  [object({ a: 'text' }), 'properties.a', 'notAnObject'],
  [object({ a: { type: 'date' } }), 'properties.a', 'unknownType'],
  [object({ a: { type: 'string', minLength: 5, maxLength: 2 } }), 'properties.a', 'badBounds'],
  [object({ a: { type: 'number', minimum: '1' } }), 'properties.a', 'badBounds'],
  [object({ a: { enum: [] } }), 'properties.a', 'badEnum'],
  [object({ a: { type: 'number', default: 'x' } }), 'properties.a', 'badDefault'],
  [object({}, { required: ['b'] }), 'required', 'badRequired'],
  [object(JSON.parse('{"__proto__":{}}') as object), 'properties', 'badName'],
])('refuses %j at %j: %s', (json, path, fault) => {
  expect(readComponentSchema(json).problem).toEqual({ path, fault })
})

it('leaves keywords alone that it does not know', () => {
  expect(readComponentSchema(object({ a: { 'x-unknown': [1] } })).problem).toBeUndefined()
})
