import { describe, expect, it } from 'vitest'
import { brandIcon, brandSlogan } from './brandLook.js'

describe('the look of a brand', () => {
  it('shows the icon of the mode; the light one where there is no other', () => {
    const both = { systemIcon: '/light.svg', systemIconDark: '/dark.svg' }
    expect([brandIcon(both, false), brandIcon(both, true)]).toEqual(['/light.svg', '/dark.svg'])
    expect(brandIcon({ systemIcon: '/light.svg', systemIconDark: null }, true)).toBe('/light.svg')
    expect(brandIcon({ systemIcon: null, systemIconDark: '/dark.svg' }, false)).toBeNull()
  })

  it('speaks the language of the page; Chinese where there is no English', () => {
    const both = { slogan: '匠心智造', sloganEn: 'Made with care' }
    expect(brandSlogan(both, 'zh-CN')).toBe('匠心智造')
    expect(brandSlogan(both, 'en-US')).toBe('Made with care')
    expect(brandSlogan({ slogan: '匠心智造', sloganEn: null }, 'en-US')).toBe('匠心智造')
  })
})
