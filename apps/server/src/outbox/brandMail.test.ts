import { readFileSync } from 'node:fs'
import { brandColors, contrastRatio } from '@spruce/validators/colors'
import { describe, expect, it } from 'vitest'
import { brandMail, paletteColors, type MailBrand } from './brandMail.js'

const brand: MailBrand = {
  name: '云杉 & <制造>',
  systemIcon: '/files/public/icon',
  systemIconDark: null,
  palette: 'green',
  brandColors: null,
}
const letter = { html: '<p>您好</p>', language: 'zh-CN', origin: 'https://a.example' } as const

describe('a mail in the look of a company', () => {
  it('has its name, its icon by a whole address, its colour, and the letter as it is', () => {
    const html = brandMail(brand, letter)
    expect(html).toContain('<html lang="zh-CN">')
    expect(html).toContain('<p>您好</p>')
    expect(html).toContain('云杉 &amp; &lt;制造&gt;')
    expect(html).not.toContain('<制造>')
    expect(html).toContain('src="https://a.example/files/public/icon"')
    expect(html).toContain(`border-top:4px solid ${paletteColors.green}`)
    expect(html).not.toContain('<script')
  })

  it('shows another icon in dark, where there is one', () => {
    expect(brandMail(brand, letter)).not.toContain('class="dark-icon"')
    const both = brandMail({ ...brand, systemIconDark: '/files/public/dark' }, letter)
    expect(both).toContain('class="dark-icon" src="https://a.example/files/public/dark"')
    expect(both).toContain('.light-icon{display:none!important}')
  })

  it.each(['javascript:alert(1)', '//evil.example/x', 'data:image/png;base64,AA', '\\\\evil'])(
    'leaves the picture %s out',
    (systemIcon) => {
      expect(brandMail({ ...brand, systemIcon }, letter)).not.toContain('<img')
    },
  )

  it('leaves pictures of this server out where nobody knows its address', () => {
    expect(brandMail(brand, { ...letter, origin: undefined })).not.toContain('<img')
    const elsewhere = { ...brand, systemIcon: 'https://cdn.example/a.png"onerror="x' }
    const html = brandMail(elsewhere, { ...letter, origin: undefined })
    expect(html).toContain('src="https://cdn.example/a.png&quot;onerror=&quot;x"')
  })

  it('is in the colour of the company, each text legible', () => {
    const colors = brandColors('#F2B600')
    const html = brandMail({ ...brand, palette: 'own', brandColors: colors }, letter)
    expect(html).toContain(`border-top:4px solid ${colors.light.solid}`)
    expect(html).toContain(`a{color:${colors.dark.fg}!important}`)
    expect(contrastRatio(colors.light.fg, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  })

  it('knows the colours of the palettes as the screens have them', () => {
    const file = new URL('../../../../libs/shell-ui/src/theme/palettes.ts', import.meta.url)
    const text = readFileSync(file, 'utf8')
    for (const [palette, color] of Object.entries(paletteColors)) {
      const scale = text.slice(text.indexOf(`  ${palette}: {`))
      expect(/600: '(#[\dA-F]{6})'/u.exec(scale)?.[1], palette).toBe(color)
    }
  })
})
