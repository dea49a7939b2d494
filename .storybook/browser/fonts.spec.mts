// The pictures see four weights of one pinned font, whatever the machine has.
import { copyFileSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { fontsFile, storyLaunchOptions } from '../launchOptions.mts'
import { expect, test } from './test.mts'

const packageFolder = resolve(
  import.meta.dirname,
  '../../node_modules/@expo-google-fonts/noto-sans-sc',
)

const text = 'Spruce 云杉制造集团 ✓ → ⌘ ① 0123'

/** The fonts that the browser draws a line in each style with, by their own names. */
async function fontsOf(browser: Browser, styles: readonly string[]): Promise<string[]> {
  const page = await browser.newPage()
  const lines = styles.map((style) => `<p style='${style}'>${text}</p>`)
  await page.setContent(lines.join(''))
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const found = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' })
  const names: string[] = []
  for (const nodeId of found.nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    names.push(fonts.map(({ postScriptName }) => postScriptName).join(' + '))
  }
  await page.close()
  return names
}

test('every family is Noto Sans SC', async ({ browser }) => {
  const families = [
    ...['sans-serif', 'serif', 'monospace', 'system-ui', 'ui-monospace', 'emoji', 'cursive'],
    ...['"DejaVu Sans"', '"Noto Sans CJK SC"', '"Liberation Mono"', 'Arial', '"No Such Font"'],
  ]
  const names = await fontsOf(
    browser,
    families.map((family) => `font-family: ${family}`),
  )
  expect(names).toEqual(families.map(() => 'NotoSansSC-Regular'))
})

test('each weight is a font of its own', async ({ browser }) => {
  const styles = [400, 500, 600, 700].map((weight) => `font: ${String(weight)} 14px system-ui`)
  expect(await fontsOf(browser, styles)).toEqual([
    'NotoSansSC-Regular',
    'NotoSansSC-Medium',
    'NotoSansSC-SemiBold',
    'NotoSansSC-Bold',
  ])
})

test('a font that the machine has is not seen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spruce-fonts-'))
  const fonts = join(folder, 'data', 'fonts')
  mkdirSync(fonts, { recursive: true })
  const black = 'NotoSansSC_900Black.ttf'
  copyFileSync(join(packageFolder, '900Black', black), join(fonts, black))
  const seeing = join(folder, 'fonts.conf')
  writeFileSync(
    seeing,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><include>${fontsFile}</include><dir>${fonts}</dir></fontconfig>`,
  )
  const drawnWith = async (env: Record<string, string>) => {
    const browser = await chromium.launch({
      ...storyLaunchOptions,
      env: { ...storyLaunchOptions.env, ...env },
    })
    const names = await fontsOf(browser, ['font-family: "Noto Sans SC Black"'])
    await browser.close()
    return names
  }
  expect(await drawnWith({ FONTCONFIG_FILE: seeing })).toEqual(['NotoSansSC-Black'])
  expect(await drawnWith({ XDG_DATA_HOME: join(folder, 'data') })).toEqual(['NotoSansSC-Regular'])
  rmSync(folder, { recursive: true, force: true })
})
