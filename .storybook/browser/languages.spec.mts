// What a story shows is in the language that was chosen: nothing Chinese in English, nothing English in Chinese. Its
// statuses have room in their cells. Its `play` passes in both, and what it leaves is looked at.
// SPRUCE_STORIES=sample looks at the first state and the long text of each component alone,
// SPRUCE_STORIES_OF='Shell UI/Forms/' at the titles that begin so.
import { languageStoriesByTitle, languageUnit } from './languageStories.mts'
import { isSelected, unitAnnotation } from './stories.mts'
import { openIn, show, takePlayError } from './support.mts'
import { expect, test, type Page } from './test.mts'

/** In whatever language: keys, names, codes, accounts, addresses. No sentence. */
const asTheyAre = new RegExp(
  [
    String.raw`^\{[\s\S]*\}$|^\{[^一-鿿]*\}?|"\w+"|\bJSON Schema\b`,
    String.raw`[\w.+*-]+@[\w.-]*`, // mail addresses, masked ones too
    String.raw`\w*\*{2,}\w*`, // what else is masked
    String.raw`\bx-[a-z-]+: [a-z]+\b`, // a header
    String.raw`https?://\S*|\bwww\.\S+|\b[a-z]+-[a-z]+(?:/[\w-]+)+|\bspruce-web-\S+`, // pages
    String.raw`\b\w+(?:[.-]\w+)+\b`, // hosts, codes and files: c1.example.cn, acme.widget-1, plan-1
    String.raw`(?<=^|\s|：)/[\w-]+(?:/[\w-]+)*|\.(?:pdf|png|docx|xlsx|csv|json|txt)\b`, // paths and the ends of files
    String.raw`\b\w+(?::\w+)+\b`, // permissions
    String.raw`\b[A-Za-z]*[\d_][\w-]*`, // accounts and codes: user0001, administrator_of_…, 01J9ZK4T7Q
    String.raw`#[\dA-Fa-f]{3,8}\b`, // colours
    String.raw`\b(\w)\1{5,}\b`, // what is nothing but long
    String.raw`\b(?:Alt|Ctrl|Shift|Esc|Enter|Tab|Home|End|Delete)(?:\s?\+\s?\w+)?\b`,
    String.raw`\b(?:DELETE|XLSX|CSV|TSV|TXT|JSON|PDF|PNG|JPG|SVG|API|IP|ID|URL|KB|MB|GB|Excel|ms|px|UTC|F10)\b`,
    String.raw`\bYYYY-MM-DD(?: HH:mm(?::ss)?)?\b`,
    String.raw`\b(?:Windows|macOS|iOS|Android|Chrome|Safari|Edge|Firefox|WebP|JPEG|GIF|iPhone)\b`,
    String.raw`^(?:on|rd|qian_duoduo|Qx7!mR2z|AL|GH|Ada Lovelace|grace\.hopper)$|Qx7!mR2z`,
    String.raw`^(?:success|info|warning|error|long|dashboard|users)$`, // kinds of toasts, a tab without a title, an icon
    String.raw`\b(?:xyz|zgs|zzjg|zw|blau|ln|zzzz)\b`, // typed
    String.raw`\{\{\w+\}\}|\b(?:title|applicant)\b`, // variables of templates
    String.raw`\b(?:temperature|running|program|pressure|parts|bearing|output|state|device|parent|off|PUMP|PRESS|gate)\b`, // codes of devices and data
    String.raw`\b(?:MPa|Asia/Shanghai)\b`, // units, zones
    String.raw`\b(?:OAuth|PKCE|CSP|HTTPS?|TLS|SAMEORIGIN|ICO|BI|SALES)\b`, // protocols, kinds of files, codes
    String.raw`\b(?:Widget|Application) \d+|\b(?:Organization structure|My workbench|Energy report)|\b(?:A long name ?)+`, // the English names of what is named in both
    String.raw`\b(?:RD|HR|yang|spruce|openid|profile|email|yunshan|admin|member|multi|division|operator)\b`, // codes and accounts without a digit
    String.raw`\b(?:Spruce(?! )|Entra ID)`, // products
    String.raw`\bnow\b`, // the end of a time window
    String.raw`\b(?:TypeScript|Grafana|ThingsBoard|stat|gauge|geomap|timeseries)\b|（query）|：refresh、time$|sum\(up\)|\bkW\b`, // other products, their panels and settings
    String.raw`\bTOKEN\b|\b[a-z]+(?:[A-Z][a-z]+)+\b`, // names in programs
    '简体中文|English', // languages, each in itself
  ].join('|'),
  'g',
)

/** Everything that is read or read out: texts, names, values. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ]
    const isTypedIn = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement &&
        !['checkbox', 'radio', 'hidden', 'password'].includes(element.type))
    const notOfStory = 'script, style, .sheet-state > figcaption' // a caption names the story
    const parts = [...document.querySelectorAll('#storybook-root, body > :not([class^=sb-])')]
      .filter((part) => !part.matches('script, style, #storybook-docs'))
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((element) => !element.matches(notOfStory) && !element.closest('.sb-wrapper'))
      .filter((element) => !element.closest('[translate=no]')) // it says itself that it is of no language
    const texts = parts.flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...names.map((name) => element.getAttribute(name)),
      isTypedIn(element) ? element.value : null,
    ])
    return [...new Set(texts.filter((text) => text !== null).map((text) => text.trim()))]
  })
}

/** Statuses that are longer than their place, so that the word is cut or stands out of its ground. */
function readTightTags(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.sp-tag, .sp-tag-text')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => `its place has no room for: ${textContent}`),
  )
}

const languages = {
  'zh-CN': /[A-Za-z]{2,}/,
  'en-US': /\p{Script=Han}/u,
}

for (const [language, foreign] of Object.entries(languages)) {
  for (const [title, ids] of languageStoriesByTitle()) {
    const unit = languageUnit(title)
    if (!isSelected(unit)) continue
    test(
      `${title} in ${language} is in no other language`,
      { annotation: { type: unitAnnotation, description: unit } },
      async ({ page }) => {
        await openIn(page, language)
        const wrong: Record<string, string[]> = {}
        for (const id of ids) {
          await show(page, id)
          const error = await takePlayError(page)
          const texts = await readTexts(page)
          const found = texts.filter((text) => foreign.test(text.replaceAll(asTheyAre, '')))
          if (error !== null) found.push(`its play failed: ${error}`)
          found.push(...(await readTightTags(page)))
          if (found.length > 0) wrong[id] = found
        }
        expect(wrong).toEqual({})
      },
    )
  }
}
