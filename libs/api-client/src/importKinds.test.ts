import { expect, it } from 'vitest'
import { openApiDocument } from './contract.js'
import { importFields, importKinds } from './importKinds.js'

const valuesOf = (name: string) =>
  (openApiDocument.components['schemas']?.[name] as { enum: string[] }).enum

it('has each kind and each field of imports that the contract has', () => {
  expect([...importKinds].sort()).toEqual(valuesOf('ImportKind').sort())
  const fields = new Set(Object.values(importFields).flat())
  expect([...fields].sort()).toEqual(valuesOf('ImportField').sort())
})
