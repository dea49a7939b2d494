import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandColors } from '@spruce/validators/colors'
import type { Brand } from './bootData.js'
import { cssUrl, escapeHtml, escapeJson, imageUrl } from './escape.js'
import { packAnswers } from '../http/packAnswers.js'
import { registerPortal } from './registerPortal.js'
import { renderIndex } from './renderIndex.js'
import { readThemeChoice } from './themeChoice.js'

const attack = `</title><script>alert(1)</script>"' onload="x" {{nonce}} \u2028`

const brand: Brand = {
  tenantId: 't1',
  code: 'yunshan',
  name: '云杉制造集团',
  logo: 0,
  browserTitle: '云杉制造',
  browserIcon: '/icon.svg',
  browserIconName: null,
  loginPage: null,
  systemIcon: null,
  systemIconDark: null,
  loginPosition: 'right',
  slogan: '稳健 & 长久',
  sloganEn: null,
  palette: 'green',
  brandColors: null,
  homepageEnabled: false,
  homepageUrl: null,
}
const deployConfig = {
  pageLimit: true,
  cipher: { algorithm: 'AES', mode: 'CBC', padding: 'Pkcs7', key: 'a2V5' },
  evaluation: true,
  languages: ['zh-CN', 'en-US'],
  captchaEnabled: true,
  wechatEnabled: false,
} as const
const index = `<!doctype html><html lang="{{lang}}" class="{{mode}}" data-palette="{{palette}}" style="{{colors}}"><head><title>{{title}}</title><link rel="icon" href="{{icon}}"></head><body><div id="root">{{skeleton}}</div><script nonce="{{nonce}}">1</script><script type="application/json" id="spruce-boot">{{boot}}</script></body></html>`

let folder: string
let app: FastifyInstance
let current: Brand = brand
/** What a link to a draft shows; undefined: there is none in the address. */
let draft: Brand | null | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-portal-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), index)
  await writeFile(
    join(folder, 'skeleton.zh-CN.html'),
    `<h1{{background}}>{{name}}</h1><img data-position="{{position}}" src="{{logo}}" alt="{{slogan}}"><img src="{{captcha}}"><p>${'云杉'.repeat(500)}</p>`,
  )
  await writeFile(join(folder, 'skeleton.en-US.html'), '<h1>{{name}} en</h1><p>{{slogan}}</p>')
  const script = 'console.log(1)'.repeat(200)
  await writeFile(join(folder, 'assets', 'a-1.js'), script)
  await writeFile(join(folder, 'assets', 'a-1.js.gz'), gzipSync(script))
  app = Fastify()
  packAnswers(app)
  await app.after()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 404 }))
  await registerPortal(app, {
    portalDir: folder,
    resolveBrand: () => Promise.resolve(current),
    resolveDraft: () => Promise.resolve(draft),
    signInProviders: ({ tenantId }) =>
      Promise.resolve([{ id: 'p1', name: `统一认证${tenantId ?? ''}` }]),
    deployConfig: { ...deployConfig, languages: [...deployConfig.languages] },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

function open(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } })
}

describe('first HTML', () => {
  it("carries the tenant's title, icon, palette and language", async () => {
    const { body, headers } = await open('/login')
    expect(body).toContain('<title>云杉制造</title>')
    expect(body).toContain('href="/icon.svg"')
    expect(body).toContain('lang="zh-CN" class="light" data-palette="green"')
    expect(body).toContain('<h1>云杉制造集团</h1>')
    expect(headers['cache-control']).toBe('no-store')
    const english = await open('/login', { 'accept-language': 'en-GB,en;q=0.9' })
    expect(english.body).toContain('<h1>云杉制造集团 en</h1>')
  })

  it('shows the picture of the sign-in page, however it is spelled', async () => {
    current = { ...brand, loginPage: `/files/a") url(javascript:x)"><script>.png` }
    const { body } = await open('/login')
    current = { ...brand, loginPage: 'javascript:alert(1)' }
    const refused = await open('/login')
    current = brand
    expect(body).toContain(
      '<h1 style="background-image:url(&quot;/files/a%22%29%20url%28javascript:x%29%22%3e%3cscript%3e.png&quot;)">',
    )
    expect(refused.body).toContain('<h1>云杉制造集团</h1>')
  })

  it('tells the entry whether a token came along, and nothing about it', async () => {
    const bootOf = (text: string) =>
      JSON.parse(/id="spruce-boot">(.*?)<\/script>/su.exec(text)?.[1] ?? '') as {
        hasSession: boolean
      }
    expect(bootOf((await open('/dashboard')).body).hasSession).toBe(false)
    const { body } = await open('/dashboard', { cookie: 'token=secret-token' })
    expect(bootOf(body).hasSession).toBe(true)
    expect(body).not.toContain('secret-token')
  })

  it('names the identity providers of the tenant, where somebody signs in', async () => {
    expect((await open('/login')).body).toContain('"providers":[{"id":"p1","name":"统一认证t1"}]')
    expect((await open('/dashboard')).body).not.toContain('"providers"')
  })

  it('answers whoever opens an address, and no script that asks for a file', async () => {
    expect((await app.inject({ url: '/login' })).statusCode).toBe(200)
    expect((await app.inject({ method: 'HEAD', url: '/login' })).statusCode).toBe(200)
    const script = { 'sec-fetch-dest': 'empty', accept: '*/*' }
    expect((await app.inject({ url: '/nowhere', headers: script })).statusCode).toBe(404)
    expect(
      (await app.inject({ url: '/nowhere', headers: { accept: 'application/json' } })).statusCode,
    ).toBe(404)
  })

  it.each(['/.well-known/security.txt', '/.well-known/openid-configuration', '/.well-known'])(
    'claims nothing at %s: a program would take the page for what it looks for',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404)
    },
  )

  it('is packed for browsers that can unpack it', async () => {
    const brotli = await open('/login', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('<h1>云杉制造集团</h1>')
    const gzip = await open('/login', { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('<h1>云杉制造集团</h1>')
  })

  it('has the sign-in form on sign-in pages only', async () => {
    expect((await open('/admin/login')).body).toContain('get-captcha?captchaKey=')
    expect((await open('/dashboard')).body).not.toContain('get-captcha')
  })

  it('shows the icon of the mode, the slogan of the language, and where the form stands', async () => {
    current = {
      ...brand,
      systemIcon: '/light.svg',
      systemIconDark: '/dark.svg',
      sloganEn: 'Steady and lasting',
      loginPosition: 'center',
    }
    const [light, dark, english] = [
      await open('/login'),
      await open('/login', { cookie: 'spruceTheme=dark.green' }),
      await open('/login', { 'accept-language': 'en-US' }),
    ]
    current = { ...current, systemIconDark: null, sloganEn: null }
    const [one, other] = [
      await open('/login', { cookie: 'spruceTheme=dark.green' }),
      await open('/login', { 'accept-language': 'en-US' }),
    ]
    current = brand
    expect(light.body).toContain('src="/light.svg" alt="稳健 &amp; 长久"')
    expect(light.body).toContain('data-position="center"')
    expect(dark.body).toContain('src="/dark.svg"')
    expect(english.body).toContain('<p>Steady and lasting</p>')
    expect(one.body).toContain('src="/light.svg"')
    expect(other.body).toContain('<p>稳健 &amp; 长久</p>')
  })

  it('has the colour of the company in its first paint', async () => {
    expect((await open('/login')).body).toContain('data-palette="green" style=""')
    current = { ...brand, palette: 'own', brandColors: brandColors('#7A1FA2') }
    const [own, chosen] = [
      await open('/login', { cookie: 'spruceTheme=dark.own.compact.tenant' }),
      await open('/login', { cookie: 'spruceTheme=dark.red' }),
    ]
    current = brand
    expect(own.body).toContain('class="dark" data-palette="own" style="--own-light-solid:#7A1FA2;')
    expect(chosen.body).toContain('data-palette="red"')
  })

  it('shows the draft of a brand by its link, on pages of sign-in alone', async () => {
    const cookie = 'token=t; spruceTheme=dark.red'
    draft = { ...brand, browserTitle: '新标题', palette: 'orange' }
    const shown = await open('/login', { cookie })
    const elsewhere = await open('/dashboard', { cookie })
    draft = null
    const over = await open('/login', { cookie })
    draft = undefined
    expect(shown.body).toContain('<title>新标题</title>')
    expect(shown.body).toContain('class="dark" data-palette="orange"')
    expect(shown.body).toContain('"draft":"shown"')
    // Whoever is signed in is led on from the page otherwise.
    expect(shown.body).toContain('"hasSession":false')
    expect(elsewhere.body).toContain('<title>云杉制造</title>')
    expect(elsewhere.body).not.toContain('"draft"')
    expect(over.body).toContain('<title>云杉制造</title>')
    expect(over.body).toContain('"hasSession":true,"draft":"over"')
  })

  it('gives each response a captcha key and a nonce of its own, and scripts need the nonce (S-14)', async () => {
    const [one, two] = [await open('/login'), await open('/login')]
    const nonceOf = (text: string) => /'nonce-([^']+)'/u.exec(text)?.[1]
    const first = nonceOf(String(one.headers['content-security-policy']))
    expect(first).toBeTruthy()
    expect(first).not.toBe(nonceOf(String(two.headers['content-security-policy'])))
    expect(one.body).toContain(`nonce="${first ?? ''}"`)
    const key = (text: string) => /"captchaKey":"(\w+)"/u.exec(text)?.[1]
    expect(key(one.body)).toHaveLength(32)
    expect(key(one.body)).not.toBe(key(two.body))
    const policy = String(one.headers['content-security-policy'])
    expect(/script-src ([^;]+)/u.exec(policy)?.[1]).not.toContain('unsafe-inline')
    expect(policy).toContain("frame-ancestors 'none'")
    expect((await open('/dashboard')).headers['content-security-policy']).toContain(
      "frame-ancestors 'self'",
    )
  })

  it('escapes a hostile brand in title, skeleton, attributes and boot data (S-14)', async () => {
    current = {
      ...brand,
      name: attack,
      browserTitle: attack,
      slogan: attack,
      browserIcon: 'javascript:alert(1)',
      systemIcon: '//evil.example/x.svg',
    }
    const { body } = await open('/login')
    current = brand
    expect(body.match(/<script/gu)).toHaveLength(2)
    expect(body).not.toContain('onload="x"')
    expect(body).toContain('href="/favicon.svg"')
    expect(body).not.toContain('href="javascript:')
    const json = /id="spruce-boot">(.*?)<\/script>/su.exec(body)?.[1] ?? ''
    expect((JSON.parse(json) as { brand: Brand }).brand.name).toBe(attack)
    expect(body).toContain('{{nonce}}') // a placeholder inside a value stays text
  })
})

describe('assets', () => {
  it('are immutable, precompressed where the browser can, and never sniffed', async () => {
    const plain = await app.inject({ url: '/assets/a-1.js' })
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['x-content-type-options']).toBe('nosniff')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const packed = await app.inject({
      url: '/assets/a-1.js',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers['content-type']).toContain('javascript')
  })

  it.each(['/assets/none.js', '/../package.json', '/%2e%2e/package.json', '/skeleton.zh-CN.html'])(
    '%s is not there',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404)
    },
  )

  it('a missing asset is a 404 even for a navigation, never the page', async () => {
    expect((await open('/assets/old-chunk.js')).statusCode).toBe(404)
  })
})

describe('escaping', () => {
  it('of text, JSON and image URLs', () => {
    expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;')
    expect(escapeJson({ a: '</script>\u2028' })).toBe('{"a":"\\u003c/script\\u003e\\u2028"}')
    expect(imageUrl('data:text/html,x', '/f')).toBe('/f')
    expect(imageUrl('data:image/png;base64,AA', '/f')).toBe('data:image/png;base64,AA')
    expect(imageUrl('/\\evil.example', '/f')).toBe('/f')
    expect(imageUrl(null, '/f')).toBe('/f')
    expect(cssUrl("/a\") ; x:url('b')\\")).toBe('/a%22%29%20;%20x:url%28%27b%27%29%5c')
  })

  it('a theme cookie of nonsense counts as absent', () => {
    expect(readThemeChoice('dark.red.compact', brand)).toEqual({
      mode: 'dark',
      palette: 'red',
      density: 'compact',
    })
    expect(readThemeChoice('"><script>.x.y', brand)).toEqual({
      mode: 'light',
      palette: 'green',
      density: 'comfortable',
    })
  })

  it('shows the palette of the tenant where the person has chosen none, also after another tenant', () => {
    expect(readThemeChoice('dark.red.compact.tenant', brand)).toEqual({
      mode: 'dark',
      palette: 'green',
      density: 'compact',
    })
  })

  it('leaves out the form where none is asked for', () => {
    const html = renderIndex(
      { index: '{{skeleton}}|{{lang}}', skeletons: { 'zh-CN': 'form', 'en-US': 'form' } },
      {
        nonce: 'n',
        withSkeleton: false,
        boot: {
          language: 'en-US',
          brand,
          theme: readThemeChoice(undefined, brand),
          deploy: { ...deployConfig, languages: ['zh-CN'] },
          hasSession: false,
          captchaKey: 'k',
          prefetch: [],
        },
      },
    )
    expect(html).toBe('|en-US')
  })
})
