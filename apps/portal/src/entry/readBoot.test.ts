import { afterEach, describe, expect, it } from 'vitest'
import { readBoot } from './readBoot.js'

afterEach(() => {
  document.body.innerHTML = ''
})

describe('readBoot', () => {
  it('reads the block that the server left', () => {
    document.body.innerHTML =
      '<script type="application/json" id="spruce-boot">\n {"language":"en-US","captchaKey":"k"}\n</script>'
    expect(readBoot(document)).toEqual({ language: 'en-US', captchaKey: 'k' })
  })

  it.each([
    '',
    '<script type="application/json" id="spruce-boot">{{boot}}</script>',
    '<script type="application/json" id="spruce-boot">{"language":"xx"}</script>',
  ])('refuses a page that the server did not render: %s', (html) => {
    document.body.innerHTML = html
    expect(() => readBoot(document)).toThrow()
  })
})
