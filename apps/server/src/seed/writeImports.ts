import type { Db, ImportField } from '../db/schema.js'
import { stateOf } from '../imports/PeoplePlanner.js'
import type { Member } from '../repositories/members/memberRows.js'
import { MembersRepository } from '../repositories/members/MembersRepository.js'
import { UserImportsRepository } from '../repositories/imports/UserImportsRepository.js'
import { type ImportStarter, type WrongRow, writeFinishedImport } from './writeFinishedImport.js'

const head = ['姓名', '工号', '手机号', '部门']
const mapping: ImportField[] = ['nickName', 'employeeCode', 'mobile', 'departments']

interface PastImport {
  file: string
  /** Days since then. */
  ago: number
  people: number
  wrong: readonly WrongRow[]
}

/** One that took every row, and one that left some out. */
const pastImports: readonly PastImport[] = [
  { file: '秋季新员工名单.xlsx', ago: 12, people: 8, wrong: [] },
  {
    file: '华东班组补录.csv',
    ago: 2,
    people: 5,
    wrong: [
      {
        cells: ['钱立', 'YS9101', '13900019101', '总公司/华冻生产部'],
        reason: {
          field: 'departments',
          column: 3,
          code: 'DEPARTMENT_UNKNOWN',
          detail: '总公司/华冻生产部',
        },
      },
      {
        cells: ['孙悦', 'YS9102', '1390001910', '总公司'],
        reason: { field: 'mobile', column: 2, code: 'FORMAT', detail: '1390001910' },
      },
      {
        cells: ['', 'YS9103', '13900019103', '总公司'],
        reason: { field: 'nickName', code: 'REQUIRED' },
      },
    ],
  },
]

/** Writes imports by which people of the tenant came, as the person who started them finds them. */
export async function writeImports(
  db: Db,
  tenantId: string,
  by: ImportStarter,
  now: Date,
): Promise<void> {
  const people = await newcomers(
    db,
    tenantId,
    pastImports.reduce((sum, one) => sum + one.people, 0),
  )
  for (const past of pastImports) {
    await writeImport(db, tenantId, by, { past, people: people.splice(0, past.people), now })
  }
}

async function writeImport(
  db: Db,
  tenantId: string,
  by: ImportStarter,
  { past: { file, ago, wrong }, people, now }: { past: PastImport; people: Member[]; now: Date },
): Promise<void> {
  const id = await writeFinishedImport(db, tenantId, by, {
    ...{ kind: 'people', file, ago, head, mapping, wrong, now },
    made: people.map(cellsOf),
  })
  await new UserImportsRepository(db).setResults(
    tenantId,
    id,
    people.map((member, index) => ({
      number: index + 2,
      outcome: 'created' as const,
      reasons: [],
      memberId: member.id,
      after: stateOf(member),
    })),
  )
}

/** People who have not signed in yet, the last who came first. */
async function newcomers(db: Db, tenantId: string, count: number): Promise<Member[]> {
  const rows = await db
    .selectFrom('memberships')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .orderBy('last_login_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(count)
    .select('id')
    .execute()
  return new MembersRepository(db).byIds(
    tenantId,
    rows.map(({ id }) => id),
  )
}

function cellsOf({ nickName, employeeCode, mobile, departments }: Member): string[] {
  return [
    nickName,
    employeeCode ?? '',
    mobile ?? '',
    departments.map(({ name }) => name).join('；'),
  ]
}
