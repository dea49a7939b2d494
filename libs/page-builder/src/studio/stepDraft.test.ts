import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readTransforms, type Transform } from '../data/transforms.js'
import { loadedFormulas, useFormulas } from './lateFormulas.js'
import { emptyStep, stepDraftOf, stepKinds, storedStep, wrongStep } from './stepDraft.js'

const steps: readonly Transform[] = [
  { kind: 'filter', column: 'line', is: 'eq', value: '007' },
  { kind: 'filter', column: 'output', is: 'gt', value: 12.5 },
  { kind: 'filter', column: 'isOn', is: 'ne', value: false },
  { kind: 'filter', column: 'note', is: 'empty' },
  { kind: 'sort', by: [{ column: 'output', isDescending: true }, { column: 'line' }] },
  { kind: 'limit', rows: 10 },
  { kind: 'choose', columns: [{ name: 'line', as: '产线' }, { name: 'output' }] },
  {
    ...{ kind: 'group', by: ['line', 'shift, day'] },
    values: [
      { column: 'output', make: 'sum', as: 'total' },
      { column: 'line', make: 'count' },
    ],
  },
  { kind: 'join', query: 'plans', key: 'line', otherKey: 'name', isInner: true },
  { kind: 'join', query: 'plans', key: 'line' },
  { kind: 'calculate', as: 'rate', formula: 'row["output"] / 2', unit: '%', decimals: 1 },
  { kind: 'calculate', as: 'double', formula: 'row["output"] * 2' },
]

describe('the draft of a step', () => {
  it('is stored as the step it came from', () => {
    expect(steps.map((step) => storedStep(stepDraftOf(step)))).toEqual(steps)
    expect(readTransforms(steps.map((step) => storedStep(stepDraftOf(step))))).toEqual(steps)
  })

  it('leaves out rows without a column', () => {
    const sort = stepDraftOf({ kind: 'sort', by: [{ column: 'a' }] })
    const rows = [...sort.rows, { column: '', order: 'down' }]
    expect(storedStep({ ...sort, rows })).toEqual({ kind: 'sort', by: [{ column: 'a' }] })
  })
})

describe('wrongStep', () => {
  it('finds the first step that says nothing', () => {
    expect(wrongStep(steps.map(stepDraftOf))).toBeUndefined()
    for (const kind of stepKinds) {
      const isWhole = kind === 'limit' || kind === 'group'
      expect(wrongStep([emptyStep('limit'), emptyStep(kind)]), kind).toBe(isWhole ? undefined : 2)
    }
    expect(wrongStep(Array.from({ length: 21 }, () => emptyStep('limit')))).toBe(21)
  })

  it('takes no formula that cannot be read, once what reads them is there', async () => {
    renderHook(() => useFormulas())
    await vi.waitFor(() => expect(loadedFormulas()).toBeDefined())
    const wrongOf = (formula: string) =>
      wrongStep([stepDraftOf({ kind: 'calculate', as: 'rate', formula })])
    expect(wrongOf('row["output"] / 2')).toBeUndefined()
    expect(wrongOf('row["output"] / ')).toBe(1)
  })

  it('takes no value for a number that is none', () => {
    const wrong = { column: 'a', is: 'eq', type: 'number' }
    for (const value of ['', 'x', '1e999']) {
      expect(wrongStep([{ kind: 'filter', keys: [], rows: [{ ...wrong, value }] }]), value).toBe(1)
    }
    expect(wrongStep([{ kind: 'limit', keys: [], rows: [{ rows: '1.5' }] }])).toBe(1)
    const rate = { as: 'rate', formula: '1' }
    for (const decimals of ['x', '11', '1.5']) {
      expect(wrongStep([{ kind: 'calculate', keys: [], rows: [{ ...rate, decimals }] }])).toBe(1)
    }
  })
})
