import { expect, it, vi } from 'vitest'
import { makeOwn } from './applicationsHandlers.js'
import { readApplications } from './applicationQueries.js'

it.each([
  [0, 0, [1]],
  [100, 100, [1]],
  [101, 101, [1, 2]],
  [150, 150, [1, 2]],
  [250, 250, [1, 2, 3]],
  [1_450, 1_000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('of %i applications %i are put in an order', async (total, shown, pages) => {
  const all = Array.from({ length: total }, (_, index) => makeOwn(index + 1))
  const readPage = vi.fn((page: number) =>
    Promise.resolve({ rows: all.slice((page - 1) * 100, page * 100), total }),
  )
  const found = await readApplications(readPage)
  expect(found.map(({ id }) => id)).toEqual(all.slice(0, shown).map(({ id }) => id))
  expect(readPage.mock.calls.flat()).toEqual(pages)
})
