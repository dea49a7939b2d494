import { describe, expect, it } from 'vitest'
import { countLines, isOfScreen, type Screen, screens, tableOf } from './countScreens.ts'
import { listFiles } from './workspace.ts'

const roles: Screen = { name: 'roles', pages: ['RolesPage'], stems: ['role'] }

describe('the lines of a list page', () => {
  it.each([
    ['libs/a/src/roles/RolesPage.tsx', true],
    ['libs/a/src/roles/roleColumns.tsx', true],
    ['libs/a/src/roles/roleQuery.ts', true],
    ['libs/a/src/roles/roleResource.ts', true],
    ['libs/a/src/roles/useRoleActions.ts', true],
    ['libs/a/src/roles/roleQueries.ts', false],
    ['libs/a/src/roles/roleQuery.test.ts', false],
    ['libs/a/src/roles/RolesPage.stories.tsx', false],
    ['libs/a/src/roles/roleMemberColumns.tsx', false],
  ])('%s: %s', (file, expected) => {
    expect(isOfScreen(roles, file)).toBe(expected)
  })

  it('are counted over its files, wherever they stand', () => {
    const texts: Record<string, string> = {
      'libs/a/src/roles/RolesPage.tsx': 'a\nb\n',
      'libs/b/src/roles/roleActions.ts': 'a\nb\nc\n',
      'libs/b/src/roles/roleMessages.ts': 'a\n',
    }
    const lines = countLines(Object.keys(texts), (file) => texts[file] ?? '')
    expect(lines.get('roles')).toBe(5)
  })

  it('are compared page by page and together', () => {
    const before = new Map([
      ['roles', 400],
      ['audit', 200],
    ])
    const now = new Map([['roles', 200]])
    expect(
      tableOf(before, now)
        .split('\n')
        .map((line) => line.trim().split(/\s{2,}/)),
    ).toEqual([
      ['list page', 'before', 'now', 'ratio'],
      ['roles', '400', '200', '50 %'],
      ['audit', '200', '0', '0 %'],
      ['together', '600', '200', '33 %'],
    ])
  })

  it.each(screens)('name files that stand: $name', (screen) => {
    const own = listFiles().filter((file) => file.startsWith('libs/') && isOfScreen(screen, file))
    expect(own.length).toBeGreaterThan(1)
  })
})
