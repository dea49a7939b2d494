import { ApiError } from '@spruce/api-client'
import { describe, expect, it } from 'vitest'
import { chunkWork } from './chunkWork.js'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const refusal = new ApiError({ kind: 'http', status: 409 })
const noReport = () => undefined
const noSignal = new AbortController().signal

describe('chunkWork', () => {
  it('sends no more than a call takes, in order, and never two batches in one', async () => {
    const calls: string[] = []
    const send = (name: string) => (rows: readonly number[]) => {
      calls.push(`${name}${String(rows[0])}-${String(rows.at(-1))}`)
      return Promise.resolve()
    }
    const work = chunkWork(
      [
        { rows: numbers(250), send: send('a') },
        { rows: numbers(3), send: send('b') },
        { rows: [], send: send('c') },
      ],
      100,
    )
    const told: string[] = []
    await work.run((done, total) => told.push(`${String(done)}/${String(total)}`), noSignal)
    expect(calls).toEqual(['a1-100', 'a101-200', 'a201-250', 'b1-3'])
    expect(told).toEqual(['0/253', '100/253', '200/253', '250/253'])
    expect(work.left()).toBe(0)
    expect(work.done).toHaveLength(253)
  })

  it('finds the rows that are refused; the others are not held up', async () => {
    const wrong = [7, 64, 65]
    let calls = 0
    const work = chunkWork(
      [
        {
          rows: numbers(100),
          send: (rows) => {
            calls += 1
            const isWrong = rows.some((row) => wrong.includes(row))
            return isWrong ? Promise.reject(refusal) : Promise.resolve()
          },
        },
      ],
      100,
    )
    await work.run(noReport, noSignal)
    expect(work.refused).toEqual(wrong.map((row) => ({ row, error: refusal })))
    expect(work.done).toEqual(numbers(100).filter((row) => !wrong.includes(row)))
    expect(calls).toBeLessThan(50)
  })

  it('throws what is no refusal, and goes on where that was', async () => {
    const sent: number[] = []
    let isDown = false
    const work = chunkWork(
      [
        {
          rows: numbers(5),
          send: (rows) => {
            if (isDown) return Promise.reject(new ApiError({ kind: 'network' }))
            isDown = true
            sent.push(...rows)
            return Promise.resolve()
          },
        },
      ],
      2,
    )
    await expect(work.run(noReport, noSignal)).rejects.toThrow()
    expect(work.left()).toBe(3)
    isDown = false
    await expect(work.run(noReport, noSignal)).rejects.toThrow()
    expect(sent).toEqual([1, 2, 3, 4])
    expect(work.done).toEqual([1, 2, 3, 4])
  })

  it('stops between two calls', async () => {
    const stop = new AbortController()
    const send = () => {
      stop.abort()
      return Promise.resolve()
    }
    const work = chunkWork([{ rows: numbers(5), send }], 2)
    await work.run(noReport, stop.signal)
    expect(work.done).toEqual([1, 2])
    expect(work.left()).toBe(3)
  })
})
