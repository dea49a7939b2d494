import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../../db/engine.js'
import { openTestEngine } from '../../testing/openTestEngine.js'
import { readPage } from './readPage.js'

const rows = 2_000
const size = 20

let engine: Engine
beforeAll(async () => {
  engine = await openTestEngine()
})
afterAll(() => engine.close())

/** A page of so many numbers, and how often the column beside them was computed. */
function page(page: number, sort?: { field: string; descending: boolean }[]) {
  return engine.tx('platform', async (db) => {
    const counted = sql<string>`set_config('test.counted',
      (coalesce(nullif(current_setting('test.counted', true), ''), '0')::int + 1)::text, true)`
    const numbers = sql<{ id: string }>`(select lpad(n::text, 4, '0') as id
      from generate_series(1, ${rows}) n)`.as('number')
    const matching = db
      .selectFrom(numbers)
      .select([sql<string>`number.id`.as('id'), counted.as('costly')])
    const found = await readPage(
      db,
      matching,
      { page, size, sort },
      {
        id: 'number.id',
        columns: { id: 'number.id', read: 'number.id' },
        read: ['read'],
      },
    )
    const { rows: times } = await sql<{ times: number }>`
      select coalesce(nullif(current_setting('test.counted', true), ''), '0')::int as times`.execute(
      db,
    )
    return { ids: found.rows.map(({ id }) => id), total: found.total, times: times[0]?.times ?? 0 }
  })
}

const idsFrom = (first: number, step: 1 | -1 = 1) =>
  Array.from({ length: size }, (_, at) => String(first + at * step).padStart(4, '0'))

describe('a page far on in a list', () => {
  it('computes the columns of its own rows only, beside the count', async () => {
    const { ids, total, times } = await page(rows / size)
    expect([ids, total]).toEqual([idsFrom(rows - size + 1), rows])
    expect(times).toBe(rows + size)
  })

  it.each([1, 20, 26, 27, 100])('has the rows of page %i, in either order', async (number) => {
    const first = (number - 1) * size + 1
    expect((await page(number)).ids).toEqual(idsFrom(first))
    const sort = [{ field: 'id', descending: true }]
    expect((await page(number, sort)).ids).toEqual(idsFrom(rows + 1 - first, -1))
  })
})

describe('a page by the reading of a text', () => {
  it.each([1, 27, 100])('page %i is counted by what it is ordered by', async (number) => {
    const { ids, total, times } = await page(number, [{ field: 'read', descending: false }])
    expect([ids, total]).toEqual([idsFrom((number - 1) * size + 1), rows])
    expect(times).toBe(size)
  })

  it('behind the last one is empty, and the total stays', async () => {
    expect(await page(101, [{ field: 'read', descending: false }])).toMatchObject({
      ids: [],
      total: rows,
    })
  })
})
