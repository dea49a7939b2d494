import { expect, it } from 'vitest'
import { licenceFault } from './licence.js'

it.each([
  ['91350100M000100Y43', undefined],
  ['91350100M000100Y44', 'licenceChecksum'],
  ['350100-12345', undefined],
  ['9135 0100', 'licenceFormat'],
  ['营业执照', 'licenceFormat'],
] as const)('%s: %s', (value, fault) => {
  expect(licenceFault(value)).toBe(fault)
})
