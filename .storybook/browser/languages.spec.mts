// What a story shows is in the language that was chosen: nothing Chinese in English, nothing English in Chinese.
import { show } from './support.mts'
import { expect, test, type Page } from './test.mts'

/** In whatever language: names, codes and accounts. */
const asTheyAre = /Alt\+T|DELETE|qian_duoduo|administrator_of_a_very_long_name_|Qx7!mR2z|Ctrl\+C/g

/** The stories that are looked at so far, without those that press keys by themselves. */
const stories = [
  'shell-ui-pagination-pagination--default',
  'shell-ui-pagination-pagination--own-size',
  'shell-ui-pagination-pagination--few-pages',
  'shell-ui-pagination-pagination--compact',
  'shell-ui-forms-inlineedit--default',
  'shell-ui-forms-inlineedit--empty',
  'shell-ui-forms-inlineedit--read-only',
  'shell-ui-forms-inlineedit--long-text',
  'shell-ui-forms-inlineedit--editing',
  'shell-ui-forms-inlineedit--refused',
  'shell-ui-forms-inlineedit--failed',
  'shell-ui-dialogs-confirmdialog--default',
  'shell-ui-dialogs-confirmdialog--danger',
  'shell-ui-dialogs-confirmdialog--failed',
  'shell-ui-dialogs-confirmdialog--long-text',
  'shell-ui-dialogs-dangerdialog--default',
  'shell-ui-dialogs-dangerdialog--reason',
  'shell-ui-dialogs-dangerdialog--long-text',
  'shell-ui-dialogs-onetimepassworddialog--default',
  'shell-ui-dialogs-onetimepassworddialog--long-text',
]

/** Everything that is read or read out: texts, names, values. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('#storybook-root, body > :not([class^=sb-])')]
      .filter((part) => !part.matches('script, style, #storybook-docs'))
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((element) => !element.matches('script, style') && !element.closest('.sb-wrapper'))
    const texts = parts.flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
      element instanceof HTMLInputElement ? element.value : null,
    ])
    return [...new Set(texts.filter((text) => text !== null).map((text) => text.trim()))]
  })
}

const languages = {
  'zh-CN': /[A-Za-z]{2,}/,
  'en-US': /\p{Script=Han}/u,
}

for (const [language, foreign] of Object.entries(languages)) {
  test(`stories in ${language} are in no other language`, async ({ page }) => {
    await page.goto(
      `/iframe.html?id=${stories[0] ?? ''}&viewMode=story&globals=motion:reduced;language:${language}`,
    )
    const wrong: Record<string, string[]> = {}
    for (const id of stories) {
      await show(page, id)
      const texts = await readTexts(page)
      const found = texts.filter((text) => foreign.test(text.replaceAll(asTheyAre, '')))
      if (found.length > 0) wrong[id] = found
    }
    expect(wrong).toEqual({})
  })
}
