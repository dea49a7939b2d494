import { expect, it } from 'vitest'
import { Refused } from './reasons.js'

it('C-17: what takes a transaction back says that it is a refusal, and why', () => {
  expect(String(new Refused('noRoom'))).toBe('Refused: noRoom')
})
