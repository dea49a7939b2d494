import { sequence, type Next } from './sequence.js'

/** What a script of the corpus calls when it runs: with the number of what it stood in. */
export const alarm = '__spruceRan'

const call = `${alarm}(0)`

/** Markup, addresses, formulas and styles that run a script in some place or other. */
export const scripts: readonly string[] = [
  // markup
  `<script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<img src=x onerror=${call}//`,
  `<svg onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${call}"><text y=9>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=a onload=${call} />#a">`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<iframe src="javascript:parent.${call}"></iframe>`,
  `<details open ontoggle=${call}>x</details>`,
  `<input autofocus onfocus=${call}>`,
  `<video><source onerror=${call}></video>`,
  `<audio src=x onerror=${call}></audio>`,
  `<math><mi xlink:href="javascript:${call}">x</mi></math>`,
  `<a href="javascript:${call}">打开</a>`,
  `<a href="java&Tab;script:${call}">打开</a>`,
  `<a href="&#1;javascript:${call}" target=_self>打开</a>`,
  `<form action="javascript:${call}"><button>x</button></form>`,
  `<button formaction="javascript:${call}" form=f>x</button><form id=f></form>`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="javascript:${call}">`,
  `<body onload=${call}>`,
  `<marquee onstart=${call}>x</marquee>`,
  `<p onclick=${call} onmouseover=${call}>x</p>`,
  `<div style="animation:x 1s" onanimationstart=${call}>x</div>`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base href="javascript:${call}//">`,
  `<template><script>${call}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${call}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=${call}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `"><img src=x onerror=${call}>`,
  `'><svg/onload=${call}>`,
  `" onmouseover="${call}" autofocus onfocus="${call}" x="`,
  `</title><script>${call}</script>`,
  `</textarea><script>${call}</script>`,
  `--><img src=x onerror=${call}>`,
  `]]><script>${call}</script>`,
  `<img src="/files/public/x" onerror=${call}>`,
  `&lt;img src=x onerror=${call}&gt;`,
  // addresses
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  ` \u0001java\tscript\n:${call}`,
  `javascript://%0a${call}`,
  `javascript://console.example.cn/%0d%0a${call}`,
  `/\\javascript:${call}`,
  `vbscript:${call}`,
  `data:text/html,<script>parent.${call}</script>`,
  `data:text/html;base64,${btoa(`<script>parent.${call}</script>`)}`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"/>`,
  `blob:${call}`,
  `view-source:javascript:${call}`,
  `javascript&colon;${call}`,
  `&#106;avascript:${call}`,
  `jar:javascript:${call}!/`,
  // templates and formulas
  `{{constructor.constructor('${call}')()}}`,
  `{{text}}<img src=x onerror=${call}>`,
  `\${${call}}`,
  `#{${call}}`,
  `<%= ${call} %>`,
  `[].constructor.constructor("${call}")()`,
  `row.constructor.constructor("${call}")()`,
  `__proto__`,
  `constructor`,
  `=HYPERLINK("javascript:${call}")`,
  // styles
  `expression(${call})`,
  `red;background:url(javascript:${call})`,
  `url("javascript:${call}")`,
  `</style><script>${call}</script>`,
]

const blanks = ['\t', '\n', '\r', ' ', '\f', '\u0000', '/**/', '\u200b', '&#9;', '%09']
const starts = ['">', "'>", '</p>', '<p>', '{{text}}', ' ', '\u0001', '/', 'https:', '<!--', '𝒙']
const ends = ['<', '">', '//', '-->', '\u0000', '{{text}}', '</p>', '#', '?a=b', '\\']

type Mutation = (text: string, next: Next) => string

const at = (text: string, place: number, put: string, gone = 0) =>
  text.slice(0, place) + put + text.slice(place + gone)
const one = <Of>(list: readonly Of[], next: Next) => list[next(list.length)] as Of
/** Names run in any case but that of what they call. */
const isFree = (text: string, place: number) => {
  const begin = text.indexOf(alarm)
  return begin < 0 || place < begin || place > begin + alarm.length
}

const mutations: readonly Mutation[] = [
  (text, next) => at(text, next(text.length + 1), one(blanks, next)),
  (text, next) => one(starts, next) + text,
  (text, next) => text + one(ends, next),
  (text, next) =>
    Array.from(text, (letter, place) =>
      next(3) === 0 && isFree(text, place) ? letter.toUpperCase() : letter,
    ).join(''),
  (text, next) => {
    const place = next(text.length)
    const code = text.charCodeAt(place)
    const coded = [`&#${String(code)};`, `&#x${code.toString(16)};`, encodeURIComponent('<')]
    return at(text, place, one(coded, next), 1)
  },
  (text) => `<p title="${text}">x</p>`,
  (text) => `<a href="${text}">x</a>`,
  (text) => `<b>${text}</b>`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replaceAll('<', '＜<'),
  (text) => text.replaceAll(' ', '/'),
  (text, next) => text.slice(0, text.length - next(4)),
  (text, next) => text + one(scripts, next),
]

/** The corpus first, then mutations of it. */
export function* scriptTexts(seed: number): Generator<string, never> {
  yield* scripts
  const next = sequence(seed)
  for (;;) {
    let text = one(scripts, next)
    for (let step = next(3); step >= 0; step -= 1) text = one(mutations, next)(text, next)
    yield text
  }
}
