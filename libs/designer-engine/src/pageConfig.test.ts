import { expect, it } from 'vitest'
import { defaultPageConfig } from './index.js'

it('has the grid and margins of the specification (sections 4 and 9)', () => {
  expect(defaultPageConfig).toEqual({ pageMargin: [10, 10], panelMargin: [8, 8], gridColNum: 24 })
})
