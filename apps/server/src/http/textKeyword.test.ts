import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { addTextKeyword } from './textKeyword.js'

it('is canonical before its length and pattern are checked, behind references too', () => {
  const ajv = new Ajv2020({ strict: false })
  addTextKeyword(ajv)
  const name = { type: ['string', 'null'], maxLength: 4, pattern: '^\\S+$', 'x-text': 'line' }
  const check = ajv.compile({
    $defs: { name },
    type: 'object',
    properties: {
      one: { $ref: '#/$defs/name' },
      many: { type: 'array', items: { anyOf: [{ $ref: '#/$defs/name' }, { type: 'null' }] } },
      block: { type: 'string', maxLength: 4, 'x-text': 'block' },
      as: { type: 'string', 'x-text': 'verbatim' },
    },
  })
  const data = {
    one: ' Cafe\u0301\u200b',
    many: ['\u200bb', null],
    block: 'e\u0301\n\u200d ',
    as: 'e\u0301 ',
  }
  expect(check(data)).toBe(true)
  expect(data).toEqual({ one: 'Café', many: ['b', null], block: 'é\n\u200d ', as: 'e\u0301 ' })
  expect(check({ one: '\u200b' })).toBe(false)
})
