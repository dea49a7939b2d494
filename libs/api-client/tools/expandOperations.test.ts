import { describe, expect, it } from 'vitest'
import type { BundledDocument } from './bundle.js'
import { expandOperations } from './expandOperations.js'

const reading = { auth: 'session', scope: 'tenant', effect: 'read' }
const writing = { ...reading, effect: 'write' }
const jsonBody = (schema: object) => ({ content: { 'application/json': { schema } } })

/** The expanded form of one written operation. */
function expand(operation: Record<string, unknown>) {
  const document: BundledDocument = {
    paths: { '/x': { get: { 'x-data': { type: 'string' }, ...operation } } },
    components: {
      schemas: {
        Base: { properties: { version: { type: 'integer' } } },
        Edit: { allOf: [{ $ref: '#/components/schemas/Base' }] },
        Add: { properties: { name: { type: 'string' } } },
      },
    },
  }
  expandOperations(document)
  return document.paths['/x']?.['get'] as {
    parameters: { $ref: string }[]
    responses: Record<string, { headers?: object; content: Record<string, object> }>
  }
}

function statuses(operation: Record<string, unknown>) {
  return Object.keys(expand(operation).responses).join(' ')
}

function headers(authz: object) {
  return expand({ 'x-authz': authz }).parameters.map(({ $ref }) => $ref.split('/').at(-1))
}

describe('an operation of the contract in full', () => {
  it('names the headers that its session and effect ask for, after its own parameters', () => {
    expect(headers({ ...reading, auth: 'public' })).toEqual(['AcceptLanguage'])
    expect(headers(reading)).toEqual(['CurrentApp', 'CurrentTenant', 'AcceptLanguage'])
    expect(headers(writing)).toEqual([
      'CurrentApp',
      'CurrentTenant',
      'IdempotencyKey',
      'AcceptLanguage',
    ])
    const own = { name: 'keyword', in: 'query' }
    expect(expand({ 'x-authz': reading, parameters: [own] }).parameters[0]).toEqual(own)
  })

  it.each([
    ['a public reading', { 'x-authz': { ...reading, auth: 'public' } }, '200 400 429 500 503'],
    ['a reading', { 'x-authz': reading }, '200 400 401 403 429 500 503'],
    [
      'a reading of a record',
      { 'x-authz': { ...reading, objects: [{}] } },
      '200 400 401 403 404 429 500 503',
    ],
    [
      'a public writing',
      { 'x-authz': { ...writing, auth: 'public' }, requestBody: jsonBody({}) },
      '200 400 403 413 415 429 500 503',
    ],
    [
      'a writing without a version',
      { 'x-authz': writing, requestBody: jsonBody({ $ref: '#/components/schemas/Add' }) },
      '200 400 401 403 409 413 415 429 500 503',
    ],
    [
      'a writing with a version, and a refusal of its own',
      {
        'x-authz': writing,
        requestBody: jsonBody({ $ref: '#/components/schemas/Edit' }),
        'x-errors': [422],
      },
      '200 400 401 403 409 412 413 415 422 429 500 503',
    ],
  ])('lists the refusals of %s', (_what, operation, expected) => {
    expect(statuses(operation)).toBe(expected)
  })

  it('puts data and example into the envelope, and counts the rows of a list', () => {
    const one = expand({ 'x-authz': reading, 'x-example': 'a' }).responses['200']
    expect(one?.headers).toBeUndefined()
    expect(one?.content['application/json']).toMatchObject({
      schema: { required: ['code', 'message', 'data'], properties: { data: { type: 'string' } } },
      example: { code: 200, message: 'OK', data: 'a' },
    })
    const list = expand({ 'x-authz': reading, 'x-data': undefined, 'x-list': { type: 'string' } })
    expect(list.responses['200']?.headers).toHaveProperty('x-total-count')
    expect(list.responses['200']?.content['application/json']).toMatchObject({
      schema: { properties: { data: { type: 'array', items: { type: 'string' } } } },
    })
  })

  it('says what a list is asked for: its order, some of its records, and their states', () => {
    const { parameters, responses } = expand({
      'x-authz': reading,
      'x-data': undefined,
      'x-list': { type: 'string' },
      'x-sort': { by: ['name', 'code'], default: '-code' },
      'x-ids': true,
      'x-states': 'status',
    })
    expect(parameters).toMatchObject([
      {
        name: 'sort',
        schema: { pattern: '^-?(name|code)(,-?(name|code)){0,4}$', default: '-code' },
      },
      { name: 'ids', schema: { type: 'array' } },
      { name: 'counts', schema: { type: 'boolean' } },
      {},
      {},
      {},
    ])
    expect(responses['200']?.headers).toHaveProperty('x-state-counts')
  })

  it('says the filters of a list by the fields of its row', () => {
    const { parameters } = expand({
      'x-authz': reading,
      'x-data': undefined,
      'x-list': {
        properties: {
          level: { type: ['string', 'null'], enum: ['low', 'high', null] },
          read: { type: 'boolean' },
          at: { type: 'string', format: 'date-time' },
        },
      },
      'x-filters': ['level', 'read', 'at'],
    })
    expect(parameters.slice(0, 4)).toEqual([
      expect.objectContaining({ name: 'level', schema: { type: 'string', enum: ['low', 'high'] } }),
      expect.objectContaining({ name: 'read', schema: { type: 'boolean' } }),
      expect.objectContaining({ name: 'atFrom' }),
      expect.objectContaining({ name: 'atTo' }),
    ])
  })

  it.each([
    [
      'a filter by no field of the row',
      { 'x-data': undefined, 'x-list': { properties: {} }, 'x-filters': ['level'] },
      'get /x: level is no field of the row',
    ],
    ['an order of no list', { 'x-sort': { by: ['name'] } }, 'get /x: only a list is sorted'],
    [
      'an order that is written twice',
      {
        'x-data': undefined,
        'x-list': { type: 'string' },
        'x-sort': { by: ['name'] },
        parameters: [{ name: 'sort' }],
      },
      'get /x: sort follows',
    ],
    ['no answer', { 'x-data': undefined }, 'get /x: say one of x-data, x-list and responses'],
    ['two answers', { responses: { '200': {} } }, 'get /x: say one of'],
    ['a refusal that follows', { 'x-errors': [401] }, 'get /x: 401 follows'],
    [
      'a header that follows',
      { parameters: [{ $ref: '#/components/parameters/CurrentApp' }] },
      'get /x: CurrentApp follows',
    ],
    ['an unknown status', { 'x-errors': [418] }, 'get /x: 418 is no refusal of the contract'],
  ])('refuses %s', (_what, operation, message) => {
    expect(() => expand({ 'x-authz': reading, ...operation })).toThrow(message)
  })
})
