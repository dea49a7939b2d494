import { describe, expect, it } from 'vitest'
import { draftNotice } from './draftNotice.js'
import type { Boot } from './readBoot.js'

const brand = { name: '云杉' } as Boot['brand']
const state = { brand, language: 'zh-CN' } as const

describe('the notice of a link to a draft', () => {
  it('says in the language of the page what is shown', () => {
    expect(draftNotice({ brand }, state)).toBeUndefined()
    expect(draftNotice({ brand, draft: 'shown' }, state)).toMatch('草稿的预览')
    expect(draftNotice({ brand, draft: 'over' }, { brand, language: 'en-US' })).toMatch('expired')
  })

  it('goes with the brand that the page came with', () => {
    const other = { ...state, brand: { ...brand } }
    expect(draftNotice({ brand, draft: 'shown' }, other)).toBeUndefined()
  })
})
