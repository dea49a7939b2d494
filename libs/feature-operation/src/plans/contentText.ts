import type { planMessages } from './planMessages.js'
import type { PlanCatalogue } from './planQueries.js'

type Texts = (typeof planMessages)['zh-CN']

/** Names beyond this are counted. */
const mostNames = 12

/** A value of the content's form in words: how much of a kind, or the names of what is chosen. */
export function sayContent(
  value: string | readonly string[],
  { apps, menus, permissions, components }: PlanCatalogue,
  t: Texts,
): string {
  if (typeof value === 'string') return value === 'all' ? t.everythingLong : t.chosenOnly
  const names = new Map([
    ...apps.map(({ code, name }) => [code, name] as const),
    ...menus.map(({ id, name }) => [id, name] as const),
    ...permissions.map(({ code, name }) => [code, name] as const),
    ...components.map(({ code, name }) => [code, name] as const),
  ])
  const shown = value
    .slice(0, mostNames)
    .map((code) => names.get(code) ?? code)
    .join(t.nameSeparator)
  return value.length > mostNames ? t.andMore(shown, value.length) : shown
}
