import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { listFiles, workspaceRoot } from './workspace.ts'

/** A list page, by the names that its files have had. */
export interface Screen {
  name: string
  /** Files that compose the page, without their extension; those that a console mounts it by, too. */
  pages: readonly string[]
  /** What the names of its actions, columns, query and resource begin with. */
  stems: readonly string[]
}

/** The lists that stood before pages had a frame of their own. */
export const screens: readonly Screen[] = [
  { name: 'roles', pages: ['RolesPage'], stems: ['role'] },
  { name: 'audit', pages: ['AuditPage'], stems: ['application'] },
  { name: 'customers', pages: ['CustomersPage'], stems: ['customer'] },
  { name: 'plans', pages: ['PlansPage', 'PlansPanel'], stems: ['plan', 'plans'] },
  { name: 'customers of plans', pages: ['PlanCustomersPanel'], stems: ['planCustomer'] },
  {
    name: 'members',
    pages: ['OrganizationPage', 'MemberSection', 'MemberFilters'],
    stems: ['member', 'organization'],
  },
  { name: 'components', pages: ['ComponentsPage', 'PlatformComponentsPage'], stems: ['component'] },
  {
    name: 'notices',
    pages: ['SystemNoticesPage', 'NoticesPage', 'PlatformNoticesPage'],
    stems: ['systemNotice', 'notice'],
  },
  {
    name: 'recycle bin',
    pages: ['RecycleBinPage', 'PlatformRecycleBinPage'],
    stems: ['recycleBin'],
  },
  { name: 'sign-ins', pages: ['LoginLogPage', 'PlatformLoginLogPage'], stems: ['loginLog'] },
  { name: 'visits', pages: ['AccessLogPage', 'PlatformAccessLogPage'], stems: ['accessLog'] },
  {
    name: 'operations',
    pages: ['OperatorLogPage', 'PlatformOperatorLogPage'],
    stems: ['operatorLog', 'log'],
  },
]

const parts = ['Actions', 'Columns', 'Query', 'Resource']

/** Whether a file is one of the five that a list page is counted by: page, actions, columns, query, resource. */
export function isOfScreen({ pages, stems }: Screen, file: string): boolean {
  const [, name = ''] = /^(\w+)\.tsx?$/.exec(basename(file)) ?? []
  if (pages.includes(name)) return true
  const own = name.replace(/^use([A-Z])/, (_, letter: string) => letter.toLowerCase())
  return stems.some((stem) => parts.some((part) => own === stem + part))
}

/** The lines of each screen. @param read the text of a file */
export function countLines(
  files: readonly string[],
  read: (file: string) => string,
): Map<string, number> {
  const linesOf = (file: string) => read(file).split('\n').length - 1
  return new Map(
    screens.map((screen) => [
      screen.name,
      files
        .filter((file) => isOfScreen(screen, file))
        .reduce((sum, file) => sum + linesOf(file), 0),
    ]),
  )
}

/** Lines before and now with their ratio, and the sum. */
export function tableOf(
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
): string {
  const rows = [...before].map(([name, lines]) => [name, lines, now.get(name) ?? 0] as const)
  const sum = (at: 1 | 2) => rows.reduce((total, row) => total + row[at], 0)
  const line = (name: string, ...columns: readonly (string | number)[]) =>
    name.padEnd(20) + columns.map((column) => String(column).padStart(8)).join('')
  const counted = (name: string, from: number, to: number) =>
    line(name, from, to, from === 0 ? '–' : `${Math.round((100 * to) / from)} %`)
  return [
    line('list page', 'before', 'now', 'ratio'),
    ...rows.map((row) => counted(...row)),
    counted('together', sum(1), sum(2)),
  ].join('\n')
}

const isSource = (file: string) => /^libs\/(feature-[^/]+|console-kit)\/src\//.test(file)

function linesAt(commit: string): Map<string, number> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const files = git('ls-tree', '-r', '--name-only', commit, 'libs').split('\n').filter(isSource)
  return countLines(files, (file) => git('show', `${commit}:${file}`))
}

function linesNow(): Map<string, number> {
  const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8')
  return countLines(listFiles().filter(isSource), read)
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const [before = '70d61d57', now] = process.argv.slice(2)
  console.log(tableOf(linesAt(before), now === undefined ? linesNow() : linesAt(now)))
}
