import fc from 'fast-check'
import type { Compaction, GridOptions, LayoutItem } from '../src/layout.ts'

/** How many cases a property is tried on; a soak sets more. */
export const numRuns = Number(process.env['SPRUCE_LAYOUT_RUNS'] ?? 150)

export const compactions: readonly Compaction[] = ['vertical', 'horizontal', 'none', 'wrap']

const size = fc.record({ w: fc.integer({ min: 1, max: 12 }), h: fc.integer({ min: 1, max: 8 }) })

/** Items anywhere, some static, lying on each other or not. */
export const anyItems = (most = 40): fc.Arbitrary<LayoutItem[]> =>
  fc
    .array(
      fc.record({
        x: fc.integer({ min: 0, max: 23 }),
        y: fc.integer({ min: 0, max: 40 }),
        size,
        isStatic: fc.nat(9),
      }),
      { minLength: 2, maxLength: most, size: 'max' },
    )
    .map((list) =>
      list.map(({ x, y, size: { w, h }, isStatic }, index) => ({
        id: `i${index}`,
        x,
        y,
        w,
        h,
        ...(isStatic === 0 ? { static: true } : {}),
      })),
    )

export const anyOptions: fc.Arbitrary<GridOptions> = fc.constantFrom(
  ...compactions.map((compaction) => ({ compaction })),
)

export const anyBy = fc.record({
  x: fc.integer({ min: -24, max: 24 }),
  y: fc.integer({ min: -30, max: 30 }),
})
