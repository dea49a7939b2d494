/** What is asked of a story's page beside its purpose and its advice. */
export interface StoryDocRules {
  /** A table of the keys; `false` for what answers to none. */
  hasKeys: boolean
  /** A story that uses them. */
  plays: boolean
  /** A story that shows what becomes of a long text. */
  hasLongText: boolean
  /** It stands over the page: on the docs page it would cover what is said there. */
  isDialog: boolean
}

/** What the docs page says first: `parameters.docs.description.component`. */
export function descriptionOf(text: string): string {
  const [, said = ''] = /description: \{\s*component: `((?:[^`\\]|\\.)*)`/s.exec(text) ?? []
  return said.replaceAll('\\`', '`')
}

/** What stands above a story on the docs page: the comment before its export, by name. */
export function storyNotesOf(text: string): ReadonlyMap<string, string> {
  const notes = text.matchAll(/\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*export const (\w+)/g)
  return new Map([...notes].map(([, note = '', name = '']) => [name, note.trim()]))
}

/** A language in its own name, and between backticks what is typed or stored as it stands. */
const ownNamesAndCode = /简体中文|`[^`]*`/g

/** The page is English in every language of the toolbar, the names of buttons too. */
function hasChinese(description: string): boolean {
  return /\p{Script=Han}/u.test(description.replaceAll(ownNamesAndCode, ''))
}

/** What the text of a story file lacks; nothing when its page says what it is to say. */
export function findStoryDocProblems(text: string, rules: StoryDocRules): string[] {
  const problems: string[] = []
  const expect = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(problem)
  }
  const description = descriptionOf(text)
  const [purpose = ''] = description.split('\n')
  expect(
    purpose.length > 30 && /^[A-Z].*[.)]$/.test(purpose),
    'does not begin with one sentence that says what it is for',
  )
  for (const word of ['Do', "Don't"]) {
    const advice = adviceOf(description, word)
    expect(advice.length > 12 && advice.endsWith('.'), `has no sentence after **${word}**`)
  }
  if (rules.hasKeys) {
    const table = /\| Key \| Does \|\n\| --- \| --- \|\n\| [^|]+ \| [^|]+ \|/
    expect(table.test(description), 'does not list its keys')
  } else {
    expect(!/\| (Tab|Enter)/.test(description), 'lists keys though it is said to have none')
  }
  expect(!hasChinese(description), 'says something in Chinese')
  for (const [name, note] of storyNotesOf(text)) {
    expect(!hasChinese(note), `says something in Chinese of ${name}`)
  }
  if (rules.plays) expect(/\bplay: (async )?\(/.test(text), 'has no story that plays')
  if (rules.hasLongText) expect(/export const LongText\b/.test(text), 'has no story LongText')
  if (rules.isDialog) expect(/\bstory: \{ inline: false\b/.test(text), 'covers its docs page')
  return problems
}

/** What stands in bold before a sentence: its advice. */
function adviceOf(description: string, word: string): string {
  return new RegExp(`\\*\\*${word}\\*\\* ([^*|]+)`).exec(description)?.[1]?.trim() ?? ''
}
